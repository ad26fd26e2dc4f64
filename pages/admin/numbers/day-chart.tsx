import type { CountsReport } from '#domain/site/counts.ts'
import * as styles from './numbers.css.ts'

const height = 100
/** How tall the round top of a bar is: half its width, where the plot is four times as wide as tall. */
const topOf = (days: number): number => Math.min(14, 160 / days)

type DayChartProps = {
  days: CountsReport['days']
  /** Says where the same numbers are in words. */
  label: string
  /** In the place of bars when nobody looked. */
  empty: string
}

/** A bar a day, as an arch, on three lines with their values and a date a week. */
export function DayChart({ days, label, empty }: DayChartProps) {
  const most = Math.max(0, ...days.map(({ count }) => count))
  const scale = scaleOf(most)
  const every = everyOf(days.length)
  // Back from the last day, which is the one people look for
  const isDated = (at: number) => (days.length - 1 - at) % every === 0
  const width = days.length * 10
  return (
    <div className={styles.chart}>
      <div className={styles.values} aria-hidden="true">
        {[scale, scale / 2, 0].map((value) => (
          <span key={value}>{grouped.format(value)}</span>
        ))}
      </div>
      <div className={styles.plot}>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img">
          <title>{label}</title>
          <path className={styles.lines} d={`M0 0H${width}M0 ${height / 2}H${width}`} />
          {days.map(
            ({ day, count }, at) =>
              count > 0 && (
                <path
                  className={styles.bar}
                  key={day}
                  d={arch(at * 10 + 1, (count / scale) * height, topOf(days.length))}
                />
              ),
          )}
          <path className={styles.base} d={`M0 ${height}H${width}`} />
        </svg>
        {most === 0 && <p className={styles.noViews}>{empty}</p>}
      </div>
      <div className={styles.dates} aria-hidden="true">
        {days.map(({ day }, at) => (
          <span key={day}>{isDated(at) && <b>{dayAndMonth.format(new Date(day))}</b>}</span>
        ))}
      </div>
    </div>
  )
}

const grouped = new Intl.NumberFormat('en-GB')
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** The value of the top line: the next 10, 20, 50, 100, … */
function scaleOf(most: number): number {
  let power = 10
  while (power * 5 < most) power *= 10
  return [1, 2, 5].map((step) => step * power).find((value) => value >= most) ?? power * 10
}

/** Days from one date to the next, in whole weeks, so that the dates have room on a phone. */
const everyOf = (days: number): number => (days <= 7 ? 2 : 7 * Math.ceil(days / 35))

/** Eight wide, and tall enough to be seen. */
function arch(x: number, tall: number, top: number): string {
  const bar = Math.max(2.5, tall)
  const round = Math.min(top, bar / 2)
  return `M${x} ${height}v${round - bar}a4 ${round} 0 0 1 8 0v${bar - round}Z`
}
