import {
  type ComponentProps,
  type ComponentType,
  type Context,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useState,
} from 'react'
import { useApp } from '../app-context.tsx'
import { ButtonLink } from '../ui/button.tsx'

export type RequestDialogProps<Request> = { request: Request; open: boolean; onClose: () => void }

type Open<Request> = (request: Request) => Promise<void>

/**
 * A dialog whose code is fetched on intent, shared by the links of one page, and a page with the same form for whoever
 * has no script (R47).
 */
export type DialogOpener<Request> = {
  /** Fetches the dialog's code, once; a failure may be tried again. */
  prepare: () => Promise<ComponentType<RequestDialogProps<Request>>>
  /** The page with the same form in it; `page` is the path of the page that the link stands on. */
  addressOf: (request: Request, page: string) => string
  context: Context<Open<Request> | null>
}

export function createDialogOpener<Request>(options: {
  load: () => Promise<ComponentType<RequestDialogProps<Request>>>
  addressOf: DialogOpener<Request>['addressOf']
}): DialogOpener<Request> {
  let pending: ReturnType<DialogOpener<Request>['prepare']> | null = null
  return {
    prepare() {
      pending ??= options.load().catch((error: unknown) => {
        pending = null
        throw error
      })
      return pending
    },
    addressOf: options.addressOf,
    context: createContext<Open<Request> | null>(null),
  }
}

type DialogProviderProps<Request> = { opener: DialogOpener<Request>; children: ReactNode }

/** Holds the dialog for the links inside. What was typed stays when another link opens it. */
export function DialogProvider<Request>({ opener, children }: DialogProviderProps<Request>) {
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<RequestDialogProps<Request>> } | null>(null)
  const [request, setRequest] = useState<Request | null>(null)
  const [isOpen, setOpen] = useState(false)

  async function open(next: Request) {
    const Dialog = await opener.prepare()
    setLoaded({ Dialog })
    setRequest(next)
    setOpen(true)
  }

  return (
    <opener.context value={open}>
      {children}
      {loaded && request && <loaded.Dialog request={request} open={isOpen} onClose={() => setOpen(false)} />}
    </opener.context>
  )
}

export type DialogLinkProps = Pick<
  ComponentProps<typeof ButtonLink>,
  'variant' | 'inverse' | 'block' | 'className'
> & {
  /** Its name where the text alone does not tell it from its neighbours; begins with the text. */
  label?: string | undefined
  children: ReactNode
}

type OpenerProps<Request> = DialogLinkProps & { opener: DialogOpener<Request>; request: Request }

/** A button that is a link to the form's own page, and opens the dialog where script runs. */
export function DialogLink<Request>({ opener, request, label, children, ...look }: OpenerProps<Request>) {
  const { pathname } = useApp()
  const open = useContext(opener.context)
  if (!open) throw new Error('The link stands outside its provider')
  const href = opener.addressOf(request, pathname)
  // On intent only; a failure shows itself on the click.
  const warmUp = () => void opener.prepare().catch(() => {})

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    // A new tab or window was asked for.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Without the dialog's code the page with the form still works.
    open?.(request).catch(() => location.assign(href))
  }

  return (
    <ButtonLink
      href={href}
      onClick={onClick}
      onPointerEnter={warmUp}
      onFocus={warmUp}
      data-wake=""
      aria-haspopup="dialog"
      {...(label && { 'aria-label': label })}
      {...look}
    >
      {children}
    </ButtonLink>
  )
}
