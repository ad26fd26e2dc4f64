import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useId,
  useState,
} from 'react'
import { useApp } from '../app-context.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { LeadDialog } from './lead-dialog.tsx'
import { type LeadForm, type LeadRequest, leadAddress, ownDialog } from './lead-forms.ts'
import * as styles from './sent-note.css.ts'

/** By form. `link` is the id of the link that last opened the dialog, or that was used for the last form. */
type Asked = Partial<Record<LeadForm, { request: LeadRequest; link: string }>>
type Notes = Partial<Record<LeadForm, { link: string; note: ReactNode }>>

const LeadContext = createContext<{ ask: (request: LeadRequest, link: string) => void; notes: Notes } | null>(
  null,
)

/** Gives the page inside one dialog per form, which keeps its input when another link opens it. */
export function LeadDialogs({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>({})
  const [open, setOpen] = useState<LeadForm | null>(null)
  const [notes, setNotes] = useState<Notes>({})

  function ask(request: LeadRequest, link: string) {
    setAsked((now) => ({ ...now, [request.form]: { request, link } }))
    setOpen(request.form)
  }

  return (
    <LeadContext value={{ ask, notes }}>
      {children}
      {Object.values(asked).map(({ request, link }) => (
        <LeadDialog
          key={request.form}
          request={request}
          open={open === request.form}
          onClose={() => setOpen(null)}
          onSent={(note) => setNotes((now) => ({ ...now, [request.form]: { link, note } }))}
        />
      ))}
    </LeadContext>
  )
}

export type LeadLinkProps = LeadRequest &
  Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'inverse' | 'block' | 'className'> & {
    /** Accessible name where the text alone is ambiguous among its neighbours; begins with the text. */
    label?: string | undefined
  }

/**
 * A link to the form's own page; with script it opens the form's dialog. An inquiry is about `packageName`,
 * unless the page's dialog has a subject of its own.
 */
export function LeadLink({ form, packageName, title, button, label, ...look }: LeadLinkProps) {
  const { locale, pathname, texts } = useApp()
  const id = useId()
  const lead = useContext(LeadContext)
  if (!lead) throw new Error('LeadLink is used outside LeadDialogs')
  const { ask, notes } = lead
  const own = form === 'inquiry' ? ownDialog(texts.inquiry, pathname) : undefined
  const about = own ? own.packageName : packageName
  const request = { form, ...(about && { packageName: about }), title: own?.title ?? title, button }

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    // The visitor wants a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    ask(request, id)
  }

  const link = (
    <ButtonLink
      href={leadAddress(locale, request, pathname)}
      onClick={onClick}
      data-hydrate=""
      aria-haspopup="dialog"
      {...(label && { 'aria-label': label })}
      {...look}
    >
      {button}
    </ButtonLink>
  )
  const sent = Object.values(notes).find((note) => note.link === id)
  if (!sent) return link
  return (
    <div className={styles.place}>
      {link}
      {sent.note}
    </div>
  )
}
