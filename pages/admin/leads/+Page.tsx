import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { navigate } from 'vike/client/router'
import type { LeadRecord } from '#domain/leads/records.ts'
import { leadsText as text } from '#locales/en/admin-leads.ts'
import { useData } from '#renderer/app-context.tsx'
import EmptyArch from '#renderer/art/studio/empty-arch.svg'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { afterPaint } from '#renderer/ui/after-paint.ts'
import { Notice } from '#renderer/ui/studio/notice.tsx'
import { ConfirmIdentityDialog } from '../frame/confirm-identity.tsx'
import { AdminFrame } from '../frame/frame.tsx'
import { isTyping, singleKeyOf } from '../frame/single-keys.ts'
import { isRefusal, Refused } from '../refused.tsx'
import type { Data, InboxData } from './+data.ts'
import { EraseDialog, ReceiptDialog } from './erase-dialog.tsx'
import { InboxList, NoLeads } from './inbox-list.tsx'
import { LeadBar, LeadDock } from './lead-actions.tsx'
import { LeadDetail } from './lead-detail.tsx'
import { addressOf } from './lead-filter.ts'
import { LeadBack, LeadHead } from './lead-head.tsx'
import { LeadSide } from './lead-side.tsx'
import { nameOf } from './lead-view.ts'
import * as styles from './leads.css.ts'
import { StuckBanner } from './stuck-banner.tsx'
import { type InboxActions, useInbox } from './use-inbox.ts'

export function Page() {
  const data = useData<Data>()
  return isRefusal(data) ? <Refused view={data} /> : <Inbox data={data} />
}

function Inbox({ data }: { data: InboxData }) {
  const inbox = useInbox(data)
  const search = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const opened = useRef<HTMLElement>(null)
  const [erasing, setErasing] = useState<LeadRecord | null>(null)
  const [receipt, setReceipt] = useState<readonly string[] | null>(null)
  useKeys(inbox, search)
  const record = inbox.gone ? null : inbox.current

  /** From the list: what it holds is asked for first, so that the question can say what goes. */
  async function askToErase(id: string) {
    if (record?.lead.id === id) return setErasing(record)
    const found = await inbox.load(id)
    if (found) setErasing(found)
  }
  async function erase(which: LeadRecord, email: string | null) {
    const lines = await inbox.erase(which.lead.id, email, () => void erase(which, email))
    if (!lines) return
    setErasing(null)
    setReceipt(lines)
  }
  /** The button goes with it: the focus follows the lead. */
  async function release(id: string, place: () => HTMLElement | null) {
    if (!(await inbox.release(id))) return
    afterPaint(() => {
      if (document.activeElement === document.body) (place() ?? heading.current)?.focus()
    })
  }
  const parts: ReactNode =
    record === null ? (
      <Empty inbox={inbox} />
    ) : (
      <section
        className={styles.opened}
        ref={opened}
        id={data.named ? 'content' : undefined}
        tabIndex={-1}
        aria-label={text.lead({ name: nameOf(record.lead) })}
      >
        <div className={styles.column}>
          <LeadBack inbox={inbox} />
          <LeadHead inbox={inbox} record={record} />
          <LeadBar inbox={inbox} record={record} onErase={() => setErasing(record)} />
          <div className={styles.lead}>
            <LeadDetail
              inbox={inbox}
              record={record}
              onRelease={() => void release(record.lead.id, () => opened.current)}
              onErase={() => setErasing(record)}
            />
          </div>
        </div>
        <section className={styles.side} aria-label={text.side}>
          <div className={styles.sideInner}>
            <LeadSide inbox={inbox} record={record} />
          </div>
        </section>
      </section>
    )
  return (
    <AdminFrame
      place="leads"
      member={data.member}
      toAnswer={inbox.inbox.overview.counts.open}
      stuck={[]}
      banner={<StuckBanner inbox={inbox} />}
      dock={
        data.named && record ? (
          <LeadDock inbox={inbox} record={record} onErase={() => setErasing(record)} />
        ) : undefined
      }
    >
      <main
        className={`${styles.desk} ${data.named ? styles.showsLead : styles.showsList}`}
        id={data.named ? undefined : 'content'}
        tabIndex={-1}
      >
        <InboxList
          inbox={inbox}
          search={search}
          heading={heading}
          isAlone={record === null}
          onRelease={(id) => void release(id, () => linkTo(id))}
          onErase={(id) => void askToErase(id)}
        />
        {parts}
      </main>
      <EraseDialog
        record={erasing}
        channels={inbox.inbox.overview.channels}
        busy={inbox.busy === 'erase'}
        onClose={() => setErasing(null)}
        onErase={(which, email) => void erase(which, email)}
      />
      <ConfirmIdentityDialog confirmation={inbox.confirmation} confirms={data.confirms} />
      <ReceiptDialog lines={receipt} onClose={() => setReceipt(null)} returnTo={() => heading.current} />
    </AdminFrame>
  )
}

const linkTo = (id: string) => document.querySelector<HTMLElement>(`[data-lead="${CSS.escape(id)}"]`)

/** No lead beside the list: none is there, or the one the address names is not there any more. */
function Empty({ inbox }: { inbox: InboxActions }) {
  const { filter, named } = inbox.from
  return (
    <section className={styles.empty} id={named ? 'content' : undefined} tabIndex={-1} aria-label={text.side}>
      {named || inbox.gone ? (
        <Notice
          heading={named ? 'h1' : 'h2'}
          title={text.gone.title}
          text={text.gone.text}
          link={{ href: addressOf(filter), label: text.gone.back }}
          drawing={<EmptyArch />}
          compact
        />
      ) : (
        <NoLeads inbox={inbox} heading="h2" />
      )}
    </section>
  )
}

/** `/` finds, J and K go from lead to lead, Esc goes back where the list is not beside the lead. */
function useKeys(inbox: InboxActions, search: RefObject<HTMLInputElement | null>): void {
  const latest = useRef(inbox)
  latest.current = inbox
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return
      const { from, inbox: shown, current } = latest.current
      const key = singleKeyOf(event)
      if (key === '/') {
        event.preventDefault()
        search.current?.focus()
        search.current?.select()
      } else if (key === 'j' || key === 'k') {
        const rows = [...shown.rows, ...shown.held.rows]
        const at = rows.findIndex((row) => row.id === current?.lead.id)
        const next = rows[at + (key === 'j' ? 1 : -1)]
        if (next && (at !== -1 || key === 'j')) void navigate(addressOf(from.filter, next.id))
      } else if (event.key === 'Escape' && from.named && matchMedia(upTo.large).matches) {
        if (document.querySelector('details[open]')) return
        void navigate(addressOf(from.filter))
      }
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [search])
}
