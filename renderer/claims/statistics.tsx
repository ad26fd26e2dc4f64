import { tabular, wrap } from '../theme/layout.css.ts'
import type { Figure } from './claims.ts'
import { FigureOrigin } from './figure-origin.tsx'
import * as styles from './statistics.css.ts'

type StatisticsProps = {
  /** Accessible name of the figures. */
  label: string
  items: readonly Figure[]
}

export function Statistics({ label, items }: StatisticsProps) {
  return (
    <section className={styles.band} aria-label={label}>
      <ul className={`${wrap} ${styles.columns}`}>
        {items.map((item) => (
          <li className={styles.statistic} key={item.label}>
            <span className={`${styles.figure} ${tabular}`}>{item.value}</span>{' '}
            <span className={styles.words}>
              {item.label} <FigureOrigin of={item} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
