import type { ChannelViews } from '#domain/leads/channel-view.ts'
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

type RowProps = {
  row: LeadRow
  channels: ChannelViews
  now: number
  promiseHours: number
  href: string
  isCurrent: boolean
  /** E-mail address of the member who looks. */
  me: string
}

/** A lead of the list. */
export function Row({ row, channels, now, promiseHours, href, isCurrent, me }: RowProps) {
  const clock = clockOf(row.receivedAt, now, promiseHours)
  const isLate = row.status === 'open' && row.held === null && clock.late
  return (
    <li className={isCurrent ? `${styles.row} ${styles.current}` : styles.row}>
      <span className={styles.clock}>
        {row.held === null ? (
          <RowClock clock={clock} status={row.status} />
        ) : (
          <ShieldIcon className={styles.heldSign} />
        )}
      </span>
      <a className={styles.name} href={href} data-lead={row.id} aria-current={isCurrent || undefined}>
        <bdi>{row.name}</bdi>
      </a>
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
          {row.owner.email === me ? text.takenByMe : text.takenBy({ name: row.owner.name })}
        </span>
      )}
      {row.stuck.map((channel) => (
        <span className={styles.stuck} key={channel}>
          <WarningIcon className={styles.stuckIcon} />
          {channels[channel]?.stuckShort ?? channel}
        </span>
      ))}
    </li>
  )
}

type HeldCardProps = {
  row: LeadRow
  now: number
  isCurrent: boolean
  inbox: InboxActions
  onRelease: (id: string) => void
  onErase: (id: string) => void
}

/** What looks like spam is never out of sight: a wrong suspicion must be seen. */
export function HeldCard({ row, now, isCurrent, inbox, onRelease, onErase }: HeldCardProps) {
  return (
    <li className={isCurrent ? `${styles.held} ${styles.current}` : styles.held}>
      <div className={styles.heldHead}>
        <a
          className={styles.name}
          href={addressOf(inbox.from.filter, row.id)}
          data-lead={row.id}
          aria-current={isCurrent || undefined}
        >
          <bdi>{row.name}</bdi>
        </a>
        <span className={shared.meta}>{dayOrTime(row.receivedAt, now)}</span>
      </div>
      <span className={`${shared.chip} ${styles.reason}`}>
        <ShieldIcon className={styles.stuckIcon} />
        {row.held !== null && text.reasons[row.held]}
      </span>
      <p className={styles.excerpt} dir="auto">
        {row.excerpt === '' ? whatOf(row) : text.quote({ text: row.excerpt })}
      </p>
      <div className={`${styles.heldActions} ${scriptOnly}`}>
        <AdminButton
          small
          aria-disabled={inbox.busy === 'release' || undefined}
          onClick={() => onRelease(row.id)}
        >
          {text.release}
        </AdminButton>
        <AdminButton small variant="ghost" onClick={() => onErase(row.id)}>
          {text.erase}
        </AdminButton>
      </div>
    </li>
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
