import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useState,
} from 'react'
import { ButtonLink } from '../ui/button.tsx'
import type { InquiryDialogProps } from './inquiry-dialog.tsx'
import { type InquiryRequest, inquiryAddress } from './inquiry-request.ts'

type Opener = {
  /** Fetches the dialog's code, once; a failure may be tried again. */
  prepare: () => Promise<ComponentType<InquiryDialogProps>>
  open: (request: InquiryRequest) => Promise<void>
}

const OpenerContext = createContext<Opener | null>(null)

let pending: ReturnType<Opener['prepare']> | null = null

function prepare(): ReturnType<Opener['prepare']> {
  pending ??= import('./inquiry-dialog.tsx').then(
    (module) => module.InquiryDialog,
    (error: unknown) => {
      pending = null
      throw error
    },
  )
  return pending
}

/**
 * One inquiry dialog for the page inside: the buttons share it, and what was typed stays when another package is
 * chosen. Its code is fetched when a pointer or the focus reaches a button, not before.
 */
export function InquiryProvider({ children }: { children: ReactNode }) {
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<InquiryDialogProps> } | null>(null)
  const [request, setRequest] = useState<InquiryRequest | null>(null)
  const [isOpen, setOpen] = useState(false)

  async function open(next: InquiryRequest) {
    const Dialog = await prepare()
    setLoaded({ Dialog })
    setRequest(next)
    setOpen(true)
  }

  return (
    <OpenerContext value={{ prepare, open }}>
      {children}
      {loaded && request && <loaded.Dialog request={request} open={isOpen} onClose={() => setOpen(false)} />}
    </OpenerContext>
  )
}

type InquiryLinkProps = InquiryRequest &
  Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'inverse' | 'block' | 'className'> & {
    /** Its name where the text alone does not tell it from its neighbours; begins with the text. */
    label?: string
    children: ReactNode
  }

/** A button that is a link to the form's own page, and opens the dialog where script runs. */
export function InquiryLink({ packageName, title, button, label, children, ...look }: InquiryLinkProps) {
  const opener = useContext(OpenerContext)
  if (!opener) throw new Error('InquiryLink outside <InquiryProvider>')
  const href = inquiryAddress({ packageName, button })
  // On intent only; a failure shows itself on the click.
  const warmUp = () => void opener.prepare().catch(() => {})

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    // A new tab or window was asked for.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Without the dialog's code the page with the form still works.
    opener?.open({ packageName, title, button }).catch(() => location.assign(href))
  }

  return (
    <ButtonLink
      href={href}
      onClick={onClick}
      onPointerEnter={warmUp}
      onFocus={warmUp}
      // The client router would follow the link as well, and fetch its page ahead.
      data-vike="false"
      aria-haspopup="dialog"
      {...(label && { 'aria-label': label })}
      {...look}
    >
      {children}
    </ButtonLink>
  )
}
