import type { LeadStatus } from '#domain/leads/handling.ts'
import { leadsText as text } from '#locales/en/admin-leads.ts'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import { CheckIcon, CloseIcon } from '#renderer/ui/icons.tsx'
import * as styles from './clock.css.ts'
import { type Clock, clockInWords, deadline, durationShort, isDueNow } from './lead-view.ts'

const arch = 'M4 30V26a22 22 0 0 1 44 0v4'
const fullArch = 'M1.500 32.500V26a24.500 24.500 0 0 1 49 0v6.500Z'

const Track = () => (
  <>
    <path className={styles.track} d={arch} />
    <path className={styles.hollow} d={arch} />
  </>
)

/** In a row the time is inside the arch; in a line it is beside it. */
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
          <Track />
          <path
            className={styles.left}
            d={arch}
            pathLength={100}
            strokeDasharray={`${(clock.share * 100).toFixed(1)} 200`}
          />
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

/** The arch of a row, emptying over the promised time; with an icon once the lead is answered or closed. */
export function RowClock({ clock, status }: { clock: Clock; status: LeadStatus }) {
  if (status !== 'open') {
    const Icon = status === 'answered' ? CheckIcon : CloseIcon
    return (
      <span className={styles.settled}>
        <svg className={styles.small} viewBox="0 0 52 34" aria-hidden="true">
          <Track />
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

export function LineClock({ clock, promiseHours, now }: { clock: Clock; promiseHours: number; now: number }) {
  return (
    <section className={styles.line} aria-label={text.clock}>
      <SmallClock clock={clock} withTime={false} />
      <p>
        <b>{clockInWords(clock)}</b>
        <br />
        {text.promised({ hours: promiseHours })} {text.by({ when: deadline(clock.dueAt, now) })}
      </p>
    </section>
  )
}
