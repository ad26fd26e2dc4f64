import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { LeadRecord } from '#domain/leads/records.ts'
import { leadsText as text } from '#locales/en/admin-leads.ts'
import { useData } from '#renderer/app-context.tsx'
import EmptyArch from '#renderer/art/studio/empty-arch.svg'
import { afterPaint } from '#renderer/ui/after-paint.ts'
import { Notice } from '#renderer/ui/studio/notice.tsx'
import { ConfirmIdentityDialog } from '../frame/confirm-identity.tsx'
import { AdminFrame } from '../frame/frame.tsx'
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
  const heading = useRef<HTMLHeadingElement>(null)
  const opened = useRef<HTMLElement>(null)
  const [erasing, setErasing] = useState<LeadRecord | null>(null)
  const [receipt, setReceipt] = useState<readonly string[] | null>(null)
  const record = inbox.gone ? null : inbox.current

  /** From the list: loads the lead first, so that the question can say what will be erased. */
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
  /** The button disappears with the release: the focus follows the lead. */
  async function release(id: string, place: () => HTMLElement | null) {
    if (!(await inbox.release(id))) return
    afterPaint(() => {
      if (document.activeElement === document.body) (place() ?? heading.current)?.focus()
    })
  }
  // A pressed button may disappear: that of a notice, or on phones the one that marks a lead as answered
  const marking = useRef(false)
  useEffect(() => {
    if (marking.current && inbox.busy === null)
      afterPaint(() => {
        for (const place of [opened, heading])
          if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
      })
    marking.current = inbox.busy === 'status' || inbox.busy === 'undo'
  }, [inbox.busy])
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
          heading={heading}
          isAlone={record === null}
          onRelease={(id) => void release(id, () => linkTo(id))}
          onErase={(id) => void askToErase(id)}
        />
        {parts}
      </main>
      {erasing && (
        <EraseDialog
          record={erasing}
          channels={inbox.inbox.overview.channels}
          onClose={() => setErasing(null)}
          onErase={erase}
        />
      )}
      <ConfirmIdentityDialog confirmation={inbox.confirmation} confirms={data.confirms} />
      {receipt && (
        <ReceiptDialog lines={receipt} onClose={() => setReceipt(null)} returnTo={() => heading.current} />
      )}
    </AdminFrame>
  )
}

const linkTo = (id: string) => document.querySelector<HTMLElement>(`[data-lead="${CSS.escape(id)}"]`)

/** For the pane beside the list: there is no lead, or the one in the address no longer exists. */
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
