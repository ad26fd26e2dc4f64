import type { CountsReport } from '#domain/site/counts.ts'
import * as styles from './numbers.css.ts'

type DayChartProps = {
  days: CountsReport['days']
  today: string
  /** Says where the same numbers are in words. */
  label: string
  /** In the place of bars when nobody looked. */
  empty: string
}

/** A bar a day, as an arch, on three lines with their values and a date a week. The highest ones have their value. */
export function DayChart({ days, today, label, empty }: DayChartProps) {
  const most = Math.max(0, ...days.map(({ count }) => count))
  const scale = scaleOf(most)
  const highest = days.flatMap(({ count }, at) => (most > 0 && count === most ? [at] : [])).slice(0, 3)
  const every = everyOf(days.length)
  // Back from the last day, which is the one people look for
  const isDated = (at: number) => (days.length - 1 - at) % every === 0
  /** Of the plot, in per cent. */
  const wide = 100 / days.length
  return (
    <div className={styles.chart}>
      <div className={styles.values} aria-hidden="true">
        {[scale, scale / 2, 0].map((value) => (
          <span key={value}>{grouped.format(value)}</span>
        ))}
      </div>
      <div className={styles.plot}>
        <svg role="img">
          <title>{label}</title>
          {['0%', '50%'].map((y) => (
            <line className={styles.lines} key={y} x2="100%" y1={y} y2={y} />
          ))}
          {/* What goes below the base is cut off: the feet of the arches */}
          <svg width="100%" height="100%" aria-hidden="true">
            {days.map(({ day, count }, at) => (
              <Bar
                key={day}
                look={day === today ? 'today' : isWeekend(day) ? 'weekend' : 'weekday'}
                x={at * wide}
                wide={wide}
                tall={(count / scale) * 100}
              />
            ))}
          </svg>
          <line className={styles.base} x2="100%" y1="100%" y2="100%" />
          {highest.map((at) => (
            <text
              className={styles.highest}
              key={at}
              x={`${(at + 0.5) * wide}%`}
              y={`${100 - (most / scale) * 100}%`}
              dy={-6}
            >
              {grouped.format(most)}
            </text>
          ))}
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

/** The value of the top line: the next 10, 20, 30, 50, 100, … */
function scaleOf(most: number): number {
  let power = 10
  while (power * 5 < most) power *= 10
  return [1, 2, 3, 5].map((step) => step * power).find((value) => value >= most) ?? power * 10
}

/** Days from one date to the next, in whole weeks, so that the dates have room on a phone. */
const everyOf = (days: number): number => (days <= 7 ? 2 : 7 * Math.ceil(days / 35))

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay())

type BarProps = { look: keyof typeof styles.bar; x: number; wide: number; tall: number }

/** An arch, tall enough to be seen. Its corners are as high as they are wide, whatever the shape of the plot. */
function Bar({ look, x, wide, tall }: BarProps) {
  if (tall === 0) return null
  // A week's days are wider than an arch should be
  const half = Math.min(wide * 0.36, 2.5)
  return (
    <rect
      className={styles.bar[look]}
      x={`${x + wide / 2 - half}%`}
      y={`${100 - Math.max(2.5, tall)}%`}
      width={`${half * 2}%`}
      height="200%"
      rx={`${half}%`}
    />
  )
}
