import { Children, type ReactNode, useId } from 'react'
import { visuallyHidden, wrap } from '../theme/layout.css.ts'
import * as styles from './features.css.ts'

type FeaturesProps = {
  /** What the features are together; heard, not seen. */
  label: string
  items: readonly { title: string; text: string }[]
  /** One small drawing each, in the same order. */
  drawings: readonly ReactNode[]
}

/** What the service does: a row each, as in a table of contents. */
export function FeatureRows({ label, items, drawings }: FeaturesProps) {
  const id = useId()
  const pictures = Children.toArray(drawings)
  return (
    <section aria-labelledby={id}>
      <div className={wrap}>
        <h2 className={visuallyHidden} id={id}>
          {label}
        </h2>
        <ul className={styles.rows}>
          {items.map(({ title, text }, index) => (
            <li className={styles.row} key={title}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
              <div className={styles.drawing}>{pictures[index]}</div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The same as tiles, wide and narrow in turn. */
export function FeatureTiles({ label, items, drawings }: FeaturesProps) {
  const id = useId()
  const pictures = Children.toArray(drawings)
  return (
    <section aria-labelledby={id}>
      <div className={wrap}>
        <h2 className={visuallyHidden} id={id}>
          {label}
        </h2>
        <ul className={styles.tiles}>
          {items.map(({ title, text }, index) => (
            <li className={styles.tile} key={title}>
              <div className={styles.words}>
                <h3>{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
              <div className={styles.picture}>{pictures[index]}</div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
