import { leadsText as text } from '#locales/en/admin-leads.ts'
import { timeOfDay } from '#renderer/ui/studio/moments.ts'
import * as styles from './day-line.css.ts'
import { type Clock, clockOf, type LeadRow } from './lead-view.ts'

const hourMs = 3_600_000
/** What is past due has a part of the road behind now. */
const pastShare = 0.3
/** Marks that stand closer than such a part of their road are one. */
const placesBehind = 3
const placesAhead = 12

type DayLineProps = { rows: readonly LeadRow[]; now: number; promiseHours: number }

/** The promised time as a road, with an arch where replies are or were due; the clocks of the rows say the same. */
export function DayLine({ rows, now, promiseHours }: DayLineProps) {
  const clocks = rows.map(({ receivedAt }) => clockOf(receivedAt, now, promiseHours))
  const longest = Math.max(0, ...clocks.map(({ left }) => -left))
  const start = longest >= hourMs ? pastShare : 0
  const ahead = (share: number) => start + (1 - start) * share
  const placeOf = ({ left, share }: Clock) =>
    left < 0 && start > 0
      ? start * (1 - Math.round((-left / longest) * placesBehind) / placesBehind)
      : ahead(Math.round(share * placesAhead) / placesAhead)
  const marks = new Map<number, { count: number; soon: boolean }>()
  for (const clock of clocks) {
    const { count = 0, soon = false } = marks.get(placeOf(clock)) ?? {}
    marks.set(placeOf(clock), { count: count + 1, soon: soon || clock.soon })
  }
  const at = (place: number) => `${place * 100}%`
  return (
    <svg className={styles.line} aria-hidden="true">
      {fullHours(now, promiseHours).map(({ share, name }) => (
        <g key={share}>
          <line
            className={styles.tick}
            x1={at(ahead(share))}
            x2={at(ahead(share))}
            y1={50}
            y2={name === null ? 55 : 60}
          />
          {name !== null && (
            <text className={styles.label} x={at(ahead(share))} y={76}>
              {name}
            </text>
          )}
        </g>
      ))}
      <line className={styles.tick} x1={at(start)} x2={at(start)} y1={50} y2={60} />
      <text className={styles.now} x={at(start)} y={76}>
        {text.now}
      </text>
      <rect className={styles.road} />
      {start > 0 && (
        <>
          <line className={styles.past} x1={-24} x2={at(start)} y1={50} y2={50} />
          <text className={styles.pastName} x={-15} y={76}>
            {text.lateLabel}
          </text>
        </>
      )}
      {[...marks].map(([place, { count, soon }]) => (
        <svg className={styles.mark} key={place} x={at(place)} y={8} width={1} height={1} aria-hidden="true">
          <path className={soon ? styles.soonArch : styles.arch} d="M-15 40V15a15 15 0 0 1 30 0V40Z" />
          <text className={styles.count} x={0} y={29}>
            {count}
          </text>
        </svg>
      ))}
    </svg>
  )
}

/** Ticks at hours that divide the day, every second one with its name; none close to the word for now. */
function fullHours(now: number, promiseHours: number) {
  const step = promiseHours <= 24 ? 3 : promiseHours <= 48 ? 6 : 12
  const first = Math.ceil(now / hourMs) * hourMs
  const times = Array.from({ length: promiseHours }, (_, hours) => first + hours * hourMs)
  return times.flatMap((time): { share: number; name: string | null }[] => {
    const hour = Number(timeOfDay(time).slice(0, 2))
    const share = (time - now) / hourMs / promiseHours
    if (hour % step !== 0) return []
    if (hour % (2 * step) !== 0 || share < 0.12) return [{ share, name: null }]
    const isNextDay = hour === 0 && time - now < 24 * hourMs
    return [{ share, name: isNextDay ? text.nextDay : timeOfDay(time) }]
  })
}
