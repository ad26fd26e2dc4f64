import { tabular } from '../theme/layout.css.ts'
import type { Figure } from './claims.ts'
import { FigureOrigin } from './figure-origin.tsx'
import * as styles from './viaduct.css.ts'

type ViaductProps = {
  /** What the figures are, for those who do not see the band. */
  label: string
  items: readonly Figure[]
}

/** Figures on a green band, each in the opening of an arch. */
export function Viaduct({ label, items }: ViaductProps) {
  return (
    <section className={styles.band} aria-label={label}>
      <ul className={styles.arches}>
        {items.map((item) => (
          <li className={styles.arch} key={item.label}>
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
