import { tabular } from '../theme/layout.css.ts'
import * as styles from './hours.css.ts'
import { hoursOnAxis, type OpeningHours } from './opening-hours.ts'

type HoursProps = { rows: readonly OpeningHours[]; closed: string }

export function Hours({ rows, closed }: HoursProps) {
  const { ticks, bars } = hoursOnAxis(rows)
  return (
    <div className={`${styles.hours} ${tabular}`}>
      <dl className={styles.rows}>
        {bars.map(({ days, time, open }) => (
          <div className={styles.row} key={days}>
            <dt className={styles.days}>{days}</dt>
            <dd className={styles.open}>
              <span className={time === null ? `${styles.time} ${styles.closed}` : styles.time}>
                {time ?? closed}
              </span>
              <svg className={open ? styles.bar : `${styles.bar} ${styles.shut}`} aria-hidden="true">
                {open && (
                  <rect
                    className={styles.openHours}
                    x={percent(open.start)}
                    width={percent(open.length)}
                    height="100%"
                    rx={8}
                  />
                )}
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.axis} aria-hidden="true">
        {ticks.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
    </div>
  )
}

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`
