import type { CountsReport } from '#domain/site/counts.ts'
import * as styles from './numbers.css.ts'

type DayChartProps = {
  days: CountsReport['days']
  /** Says where to find the same numbers in words. */
  label: string
}

export function DayChart({ days, label }: DayChartProps) {
  const most = Math.max(1, ...days.map(({ count }) => count))
  /** In per cent of the plot. */
  const wide = 100 / days.length
  return (
    <div className={styles.chart} role="img" aria-label={label}>
      <span>{grouped.format(most)}</span>
      <svg className={styles.plot} aria-hidden="true">
        <line x2="100%" />
        {days.map(({ day, count }, at) => {
          // Tall enough to be seen
          const tall = count === 0 ? 0 : Math.max(2, (count / most) * 100)
          return (
            <rect
              key={day}
              x={`${(at + 0.15) * wide}%`}
              width={`${0.7 * wide}%`}
              y={`${100 - tall}%`}
              height={`${tall}%`}
            />
          )
        })}
        <line x2="100%" y1="100%" y2="100%" />
      </svg>
      <p>{[days[0], days.at(-1)].map((end) => end && <span key={end.day}>{inWords(end.day)}</span>)}</p>
    </div>
  )
}

const grouped = new Intl.NumberFormat('en-GB')
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const inWords = (day: string): string => dayAndMonth.format(new Date(day))
