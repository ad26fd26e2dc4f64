import type { CountsReport } from '#domain/site/counts.ts'
import * as styles from './numbers.css.ts'

const height = 100

/** A bar a day. `label` says where the same numbers are in words. */
export function DayChart({ days, label }: { days: CountsReport['days']; label: string }) {
  const most = Math.max(1, ...days.map(({ count }) => count))
  const width = days.length * 10
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img">
      <title>{label}</title>
      {days.map(({ day, count }, at) => {
        const bar = count === 0 ? 0 : Math.max(1, (count / most) * (height - 4))
        return <rect key={day} x={at * 10 + 1} y={height - bar} width={8} height={bar} />
      })}
      <path d={`M0 ${height}H${width}`} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
