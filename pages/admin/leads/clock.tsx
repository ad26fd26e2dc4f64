import type { LeadStatus } from '#domain/leads/handling.ts'
import { leadsText as text } from '#locales/en/admin-leads.ts'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import { CheckIcon, CloseIcon } from '#renderer/ui/icons.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import * as styles from './clock.css.ts'
import {
  type Clock,
  clockInWords,
  deadline,
  durationInFigures,
  durationShort,
  isDueNow,
} from './lead-view.ts'

const arch = 'M4 30V26a22 22 0 0 1 44 0v4'
const fullArch = 'M1.500 32.500V26a24.500 24.500 0 0 1 49 0v6.500Z'
const wideArch = 'M12 96V92a80 80 0 0 1 160 0v4'

const dashes = ({ share }: Clock): string => `${(share * 100).toFixed(1)} 200`

/** What has run out: as thick as what is left, and hollow. */
function Track({ arch }: { arch: string }) {
  return (
    <>
      <path className={styles.track} d={arch} />
      <path className={styles.hollow} d={arch} />
    </>
  )
}

/** In a row the time stands in the arch, in a line beside it. */
function SmallClock({ clock, withTime }: { clock: Clock; withTime: boolean }) {
  return (
    <svg
      className={`${styles.small} ${clock.soon ? styles.soon : ''}`}
      viewBox="0 0 52 34"
      aria-hidden="true"
    >
      {clock.late ? (
        <>
          <path className={clock.longLate ? styles.longDue : styles.due} d={fullArch} />
          <text className={clock.longLate ? styles.longDueSign : styles.dueSign} x={26} y={27}>
            {withTime && !isDueNow(clock) ? durationShort(clock.left) : '!'}
          </text>
        </>
      ) : (
        <>
          <Track arch={arch} />
          <path className={styles.left} d={arch} pathLength={100} strokeDasharray={dashes(clock)} />
          {withTime && (
            <text className={styles.figure} x={26} y={29}>
              {durationShort(clock.left)}
            </text>
          )}
        </>
      )}
    </svg>
  )
}

/** The arch of a row, emptying over the promised time; a sign in it once nobody waits any more. */
export function RowClock({ clock, status }: { clock: Clock; status: LeadStatus }) {
  if (status !== 'open') {
    const Icon = status === 'answered' ? CheckIcon : CloseIcon
    return (
      <span className={styles.settled}>
        <svg className={styles.small} viewBox="0 0 52 34" aria-hidden="true">
          <Track arch={arch} />
          {status === 'answered' && <path className={styles.left} d={arch} />}
        </svg>
        <Icon />
        <span className={visuallyHidden}>{text.states[status]}</span>
      </span>
    )
  }
  return (
    <span>
      <SmallClock clock={clock} withTime />
      <span className={visuallyHidden}>{clockInWords(clock)}</span>
    </span>
  )
}

/** The same arch, as large as the question is. */
export function LargeClock({ clock, promiseHours, now }: ClockProps) {
  return (
    <section className={styles.large} aria-label={text.clock}>
      <svg className={clock.soon ? styles.soon : undefined} viewBox="0 0 184 104" aria-hidden="true">
        <Track arch={wideArch} />
        {clock.late ? (
          <path className={styles.left} d={wideArch} />
        ) : (
          <path className={styles.left} d={wideArch} pathLength={100} strokeDasharray={dashes(clock)} />
        )}
      </svg>
      <p className={styles.number}>{isDueNow(clock) ? text.now : durationInFigures(clock.left)}</p>
      <p className={clock.late ? styles.lateLabel : styles.label}>{labelOf(clock)}</p>
      <p className={shared.meta}>
        {text.promised({ hours: promiseHours })} <b>{text.by({ when: deadline(clock.dueAt, now) })}</b>
      </p>
    </section>
  )
}

function labelOf(clock: Clock): string {
  if (isDueNow(clock)) return text.dueLabel
  return clock.late ? text.lateLabel : text.leftLabel
}

/** On phones, in one line above the message. */
export function LineClock({ clock, now }: Omit<ClockProps, 'promiseHours'>) {
  return (
    <p className={styles.line}>
      <SmallClock clock={clock} withTime={false} />
      <span>
        <b>{clockInWords(clock)}</b>
        <br />
        {text.promisedBy({ when: deadline(clock.dueAt, now) })}
      </span>
    </p>
  )
}

type ClockProps = { clock: Clock; promiseHours: number; now: number }
