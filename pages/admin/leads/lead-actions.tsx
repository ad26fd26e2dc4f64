import type { LeadStatus } from '#domain/leads/handling.ts'
import { type LeadRecord, staffLeadsEndpoint } from '#domain/leads/records.ts'
import { leadsText as text } from '#locales/en/admin-leads.ts'
import { useMenuDetails } from '#renderer/layout/use-menu-details.ts'
import { scriptOnly, visuallyHidden } from '#renderer/theme/layout.css.ts'
import { CheckIcon, CloseIcon, MailIcon, PhoneIcon } from '#renderer/ui/icons.tsx'
import { AdminButton, AdminLink } from '#renderer/ui/studio/controls.tsx'
import { MoreIcon } from '#renderer/ui/studio/icons.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import * as styles from './lead-detail.css.ts'
import { callAddress, replyAddress, textOf } from './lead-view.ts'
import { personAddress } from './leads-api.ts'
import * as menu from './menu.css.ts'
import type { InboxActions } from './use-inbox.ts'

type LeadActionsProps = { inbox: InboxActions; record: LeadRecord; onErase: () => void }

/** What can be done with a lead. */
export function LeadBar({ inbox, record, onErase }: LeadActionsProps) {
  const reply = replyAddress(record.lead)
  return (
    <div className={styles.bar}>
      <section className={styles.actions} aria-label={text.actions}>
        {reply && (
          <AdminLink variant={leadsWithReply(record) ? 'primary' : 'outline'} href={reply}>
            <MailIcon className={shared.icon} />
            {text.reply}
          </AdminLink>
        )}
        {record.held === null && (
          <span className={`${styles.statusButtons} ${scriptOnly}`}>
            <StatusButtons inbox={inbox} record={record} />
          </span>
        )}
        <MoreMenu record={record} inbox={inbox} onErase={onErase} />
      </section>
    </div>
  )
}

/** A reply leads, but for a lead that is held or closed: there it is one of several. */
const leadsWithReply = ({ held, handling }: LeadRecord): boolean =>
  held === null && handling.status !== 'closed'

/** In the dock's place on phones. */
export function LeadDock({ record, inbox, onErase }: LeadActionsProps) {
  const reply = replyAddress(record.lead)
  const call = callAddress(record.lead)
  return (
    <section className={styles.dock} aria-label={text.actions}>
      {reply && (
        <AdminLink
          className={styles.dockAction}
          variant={leadsWithReply(record) ? 'primary' : 'outline'}
          href={reply}
        >
          <MailIcon className={shared.icon} />
          {text.replyShort}
        </AdminLink>
      )}
      {call && (
        <AdminLink className={styles.dockAction} href={call}>
          <PhoneIcon className={shared.icon} />
          {text.call}
        </AdminLink>
      )}
      {record.held === null && record.handling.status !== 'open' && (
        <span className={`${styles.statusButtons} ${scriptOnly}`}>
          <StatusButtons inbox={inbox} record={record} />
        </span>
      )}
      <MoreMenu record={record} inbox={inbox} onErase={onErase} withClose upward />
    </section>
  )
}

/** What the next step is, and the step after it. */
export function StatusButtons({ inbox, record }: { inbox: InboxActions; record: LeadRecord }) {
  const { status } = record.handling
  const off = inbox.busy === 'status' || undefined
  const set = (next: LeadStatus) => void inbox.setStatus(record.lead.id, next)
  return (
    <>
      {status === 'open' ? (
        <AdminButton aria-disabled={off} onClick={() => set('answered')}>
          <CheckIcon className={shared.icon} />
          {text.markAnswered}
        </AdminButton>
      ) : (
        <AdminButton
          variant={status === 'answered' ? 'ghost' : 'outline'}
          aria-disabled={off}
          onClick={() => set('open')}
        >
          {text.reopen}
        </AdminButton>
      )}
      {status !== 'closed' && (
        <AdminButton
          variant={status === 'answered' ? 'outline' : 'ghost'}
          className={shared.notOnPhone}
          aria-disabled={off}
          onClick={() => set('closed')}
        >
          <CloseIcon className={shared.icon} />
          {text.close}
        </AdminButton>
      )}
    </>
  )
}

type MoreMenuProps = {
  record: LeadRecord
  inbox: InboxActions
  /** Closing has no button of its own. */
  withClose?: boolean
  upward?: boolean
  onErase: () => void
}

function MoreMenu({ record, inbox, withClose = false, upward = false, onErase }: MoreMenuProps) {
  const details = useMenuDetails()
  const { lead, held, handling } = record
  const close = () => {
    if (details.current) details.current.open = false
  }
  const exported = (format: 'csv' | 'json') =>
    `${staffLeadsEndpoint}/export?${new URLSearchParams({ format, query: lead.id })}`
  return (
    <details className={`${menu.menu} ${styles.more}`} ref={details}>
      <summary className={`${shared.tool} ${menu.summary}`}>
        <MoreIcon className={shared.icon} />
        <span className={visuallyHidden}>{text.moreLabel}</span>
      </summary>
      <div className={upward ? `${menu.panel} ${menu.upward}` : menu.panel}>
        {withClose && held === null && handling.status !== 'closed' && (
          <button
            className={`${menu.item} ${scriptOnly}`}
            type="button"
            onClick={() => {
              close()
              void inbox.setStatus(lead.id, 'closed')
            }}
          >
            {text.close}
          </button>
        )}
        {held === null && lead.held !== undefined && handling.released !== null && (
          <button
            className={`${menu.item} ${scriptOnly}`}
            type="button"
            onClick={() => {
              close()
              void inbox.hold(lead.id)
            }}
          >
            {text.holdAgain}
          </button>
        )}
        <button
          className={`${menu.item} ${scriptOnly}`}
          type="button"
          onClick={() => {
            close()
            print()
          }}
        >
          {text.print}
        </button>
        <p className={menu.note}>{text.exportOne}</p>
        <a className={menu.item} href={exported('csv')} download>
          {text.exportAs.csv}
        </a>
        <a className={menu.item} href={exported('json')} download>
          {text.exportAs.json}
        </a>
        {textOf(lead, 'email') !== '' && (
          <>
            <p className={menu.note}>{text.exportPerson}</p>
            {(['csv', 'json'] as const).map((format) => (
              <a
                key={format}
                className={menu.item}
                href={personAddress(lead.id, format)}
                download
                data-vike="false"
                onClick={(event) => {
                  event.preventDefault()
                  close()
                  void inbox.exportFrom(personAddress(lead.id, format))
                }}
              >
                {text.exportAs[format]}
              </a>
            ))}
          </>
        )}
        <button
          className={`${menu.item} ${menu.danger} ${scriptOnly}`}
          type="button"
          onClick={() => {
            close()
            onErase()
          }}
        >
          {text.eraseOne}
        </button>
      </div>
    </details>
  )
}
