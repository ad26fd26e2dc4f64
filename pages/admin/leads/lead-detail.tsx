import type { LeadRecord } from '#domain/leads/records.ts'
import { leadsText as text } from '#locales/en/admin-leads.ts'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import { ShieldIcon } from '#renderer/ui/studio/icons.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { LineClock } from './clock.tsx'
import { Deliveries } from './deliveries.tsx'
import { StatusButtons } from './lead-actions.tsx'
import { Answers, Files } from './lead-answers.tsx'
import * as styles from './lead-detail.css.ts'
import { clockOf, signsInWords } from './lead-view.ts'
import type { InboxActions } from './use-inbox.ts'

type LeadDetailProps = { inbox: InboxActions; record: LeadRecord; onRelease: () => void; onErase: () => void }

export function LeadDetail({ inbox, record, onRelease, onErase }: LeadDetailProps) {
  const { named, promiseHours } = inbox.from
  const { now } = inbox.inbox
  const { lead, held, handling } = record
  const clock = clockOf(Date.parse(lead.receivedAt), now, promiseHours)
  return (
    <>
      {held !== null && (
        <div className={styles.held}>
          <ShieldIcon className={shared.icon} />
          <p>
            <b>{text.heldTitle}</b> {text.reasons[held]}. {text.heldText}{' '}
            {record.signs && signsInWords(record.signs)}
          </p>
          <div className={`${shared.actions} ${scriptOnly}`}>
            <AdminButton busy={inbox.busy === 'release'} onClick={onRelease}>
              {text.release}
            </AdminButton>
            <AdminButton variant="ghost" onClick={onErase}>
              {text.erase}
            </AdminButton>
          </div>
        </div>
      )}
      {held === null && handling.status === 'open' && (
        <LineClock clock={clock} promiseHours={promiseHours} now={now} />
      )}
      <p className={styles.withoutScript}>{text.withoutScript}</p>
      <Answers lead={lead} named={named} />
      {lead.files.length > 0 && <Files record={record} named={named} />}
      {held === null && handling.status === 'open' && (
        <div className={`${shared.onlyOnPhone} ${styles.phoneStatus}`}>
          <StatusButtons inbox={inbox} record={record} />
        </div>
      )}
      <Deliveries inbox={inbox} record={record} />
    </>
  )
}
