import { leadsText as text } from '#locales/en/admin-leads.ts'
import { timeOfDay } from '#renderer/admin/moments.ts'
import * as styles from './day-line.css.ts'
import { clockOf, type LeadRow } from './lead-view.ts'

const hourMs = 3_600_000
/** Parts of the promised time; the labels stand at every second one. */
const parts = 8

type DayLineProps = { rows: readonly LeadRow[]; now: number; promiseHours: number }

/** The promised time as a road from now on, with an arch where replies are due; the clocks of the rows say the same. */
export function DayLine({ rows, now, promiseHours }: DayLineProps) {
  const due = new Map<number, number>()
  let soonest = 1
  for (const { receivedAt } of rows) {
    const { share } = clockOf(receivedAt, now, promiseHours)
    const place = Math.round(share * 2 * parts) / (2 * parts)
    due.set(place, (due.get(place) ?? 0) + 1)
    soonest = Math.min(soonest, place)
  }
  const timeAt = (part: number) => timeOfDay(now + (part / parts) * promiseHours * hourMs)
  const [hours = 0, minutes = 0] = timeAt(0).split(':').map(Number)
  const midnight = (24 - hours - minutes / 60) / promiseHours
  const at = (share: number) => `${share * 100}%`
  return (
    <svg className={styles.line} aria-hidden="true">
      {Array.from({ length: parts + 1 }, (_, part) => (
        <g key={at(part / parts)}>
          <line
            className={styles.tick}
            x1={at(part / parts)}
            x2={at(part / parts)}
            y1={50}
            y2={part % 2 === 0 ? 60 : 55}
          />
          {part % 2 === 0 && (
            <text className={part === 0 ? styles.first : styles.label} x={at(part / parts)} y={76}>
              {part === 0 ? text.now : timeAt(part)}
            </text>
          )}
        </g>
      ))}
      {midnight < 0.9 && (
        <>
          <line className={styles.nextDay} x1={at(midnight)} x2={at(1)} y1={91} y2={91} />
          <text className={styles.nextDayName} x={at((midnight + 1) / 2)} y={95}>
            {text.nextDay}
          </text>
        </>
      )}
      {[...due].map(([place, count]) => (
        <svg className={styles.mark} key={place} x={at(place)} y={10} width={1} height={1} aria-hidden="true">
          <path
            className={place === soonest && place * promiseHours < 4 ? styles.soonArch : styles.arch}
            d="M-15 40V15a15 15 0 0 1 30 0V40Z"
          />
          <text className={styles.count} x={0} y={28}>
            {count}
          </text>
        </svg>
      ))}
      <rect className={styles.road} />
    </svg>
  )
}
