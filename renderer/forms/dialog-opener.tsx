import {
  type ComponentProps,
  type ComponentType,
  type Context,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useId,
  useState,
} from 'react'
import { useApp } from '../app-context.tsx'
import { ButtonLink } from '../ui/button.tsx'
import * as styles from './sent-note.css.ts'

export type RequestDialogProps<Request> = {
  request: Request
  open: boolean
  onClose: () => void
  /** It was sent: the note stays where the dialog was opened. */
  onSent: (note: ReactNode) => void
}

type Asked<Request> = {
  /** `link` is the id of the link that opens it. */
  open: (request: Request, link: string) => Promise<void>
  /** The id of the link that a form was sent from last, and what stays there. */
  sent: { link: string; note: ReactNode } | null
}

/**
 * A dialog whose code is fetched on intent, shared by the links of one page, and a page with the same form for
 * visitors without script (R47).
 */
export type DialogOpener<Request> = {
  /** Fetches the dialog's code, once; a failure may be tried again. */
  prepare: () => Promise<ComponentType<RequestDialogProps<Request>>>
  /** The page with the same form in it; `page` is the path of the page that the link stands on. */
  addressOf: (request: Request, page: string) => string
  context: Context<Asked<Request> | null>
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
    context: createContext<Asked<Request> | null>(null),
  }
}

type DialogProviderProps<Request> = { opener: DialogOpener<Request>; children: ReactNode }

/** Holds the dialog for the links inside. What was typed stays when another link opens it. */
export function DialogProvider<Request>({ opener, children }: DialogProviderProps<Request>) {
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<RequestDialogProps<Request>> } | null>(null)
  const [asked, setAsked] = useState<{ request: Request; link: string } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [sent, setSent] = useState<Asked<Request>['sent']>(null)

  async function open(request: Request, link: string) {
    const Dialog = await opener.prepare()
    setLoaded({ Dialog })
    setAsked({ request, link })
    setOpen(true)
  }

  return (
    <opener.context value={{ open, sent }}>
      {children}
      {loaded && asked && (
        <loaded.Dialog
          request={asked.request}
          open={isOpen}
          onClose={() => setOpen(false)}
          onSent={(note) => setSent({ link: asked.link, note })}
        />
      )}
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
export function DialogLink<Request>(props: OpenerProps<Request>) {
  const { opener, request, label, className, children, ...look } = props
  const { pathname } = useApp()
  const id = useId()
  const asked = useContext(opener.context)
  if (!asked) throw new Error('The link stands outside its provider')
  const { open, sent } = asked
  const href = opener.addressOf(request, pathname)
  // On intent only; a failure shows itself on the click.
  const warmUp = () => void opener.prepare().catch(() => {})

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    // A new tab or window was asked for.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Without the dialog's code the page with the form still works.
    open(request, id).catch(() => location.assign(href))
  }

  const note = sent?.link === id ? sent.note : null
  const link = (
    <ButtonLink
      href={href}
      onClick={onClick}
      onPointerEnter={warmUp}
      onFocus={warmUp}
      data-hydrate=""
      aria-haspopup="dialog"
      className={className}
      {...(label && { 'aria-label': label })}
      {...look}
    >
      {children}
    </ButtonLink>
  )
  if (!note) return link
  return (
    <div className={styles.place}>
      {link}
      {note}
    </div>
  )
}
