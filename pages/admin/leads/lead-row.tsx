import { leadsText as text } from '#locales/en/admin-leads.ts'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import { ShieldIcon, WarningIcon } from '#renderer/ui/studio/icons.tsx'
import { dayInWords, timeOfDay } from '#renderer/ui/studio/moments.ts'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { RowClock } from './clock.tsx'
import * as styles from './inbox-list.css.ts'
import { addressOf } from './lead-filter.ts'
import { clockInWords, clockOf, type LeadRow } from './lead-view.ts'
import type { InboxActions } from './use-inbox.ts'

type RowProps = { inbox: InboxActions; row: LeadRow }

const classOf = (look: string, { inbox, row }: RowProps): string =>
  row.id === inbox.current?.lead.id ? `${look} ${styles.current}` : look

export function Row({ inbox, row }: RowProps) {
  const { now } = inbox.inbox
  const clock = clockOf(row.receivedAt, now, inbox.from.promiseHours)
  const { channels } = inbox.inbox.overview
  const isLate = row.status === 'open' && row.held === null && clock.late
  return (
    <li className={classOf(styles.row, { inbox, row })}>
      <span className={styles.clock}>
        {row.held === null ? (
          <RowClock clock={clock} status={row.status} />
        ) : (
          <ShieldIcon className={styles.heldSign} />
        )}
      </span>
      <Name inbox={inbox} row={row} />
      <span className={`${shared.meta} ${styles.when}`}>{dayOrTime(row.receivedAt, now)}</span>
      <span className={styles.what}>
        {isLate && <b className={styles.late}>{clockInWords(clock)}</b>}
        {row.held !== null && <b>{text.views.held}. </b>}
        <bdi>{whatOf(row)}</bdi>
      </span>
      <span className={styles.excerpt} dir="auto">
        {row.excerpt === '' ? text.contactOnly : text.quote({ text: row.excerpt })}
      </span>
      {row.owner !== null && (
        <span className={styles.owner}>
          {row.owner.email === inbox.from.member.email
            ? text.takenByMe
            : text.takenBy({ name: row.owner.name })}
        </span>
      )}
      {row.stuck.map((channel) => (
        <span className={styles.stuck} key={channel}>
          <WarningIcon />
          {channels[channel]?.stuckShort ?? channel}
        </span>
      ))}
    </li>
  )
}

type HeldCardProps = RowProps & { onRelease: (id: string) => void; onErase: (id: string) => void }

/** Suspected spam is never hidden, so that a wrong suspicion is noticed. */
export function HeldCard({ inbox, row, onRelease, onErase }: HeldCardProps) {
  return (
    <li className={classOf(styles.held, { inbox, row })}>
      <div className={styles.heldHead}>
        <Name inbox={inbox} row={row} />
        <span className={shared.meta}>{dayOrTime(row.receivedAt, inbox.inbox.now)}</span>
      </div>
      <span className={`${shared.chip} ${styles.reason}`}>
        <ShieldIcon />
        {row.held !== null && text.reasons[row.held]}
      </span>
      <p className={styles.excerpt} dir="auto">
        {row.excerpt === '' ? whatOf(row) : text.quote({ text: row.excerpt })}
      </p>
      <div className={`${styles.heldActions} ${scriptOnly}`}>
        <AdminButton small busy={inbox.busy === 'release'} onClick={() => onRelease(row.id)}>
          {text.release}
        </AdminButton>
        <AdminButton small variant="ghost" onClick={() => onErase(row.id)}>
          {text.erase}
        </AdminButton>
      </div>
    </li>
  )
}

function Name({ inbox, row: { id, name } }: RowProps) {
  return (
    <a
      className={styles.name}
      href={addressOf(inbox.from.filter, id)}
      data-lead={id}
      aria-current={id === inbox.current?.lead.id || undefined}
    >
      <bdi>{name}</bdi>
    </a>
  )
}

function whatOf({ kind, about, files }: LeadRow): string {
  const what = about === '' ? text.kinds[kind] : text.about({ kind: text.kinds[kind], what: about })
  return files === 0 ? what : `${what}, ${text.files({ count: files })}`
}

function dayOrTime(at: number, now: number): string {
  const day = dayInWords(new Date(at).toISOString(), now)
  return day === 'today' ? timeOfDay(at) : day
}
