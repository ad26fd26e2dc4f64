import { Children, type ReactNode, useId } from 'react'
import { visuallyHidden, wrap } from '../theme/layout.css.ts'
import * as styles from './feature-sheet.css.ts'

type FeatureSheetProps = {
  /** What the cells are together; heard, not seen. */
  label: string
  items: readonly { title: string; text: string }[]
  /** One small drawing a cell, in the same order. */
  drawings: readonly ReactNode[]
}

/** What the service does: one ruled sheet of cells. */
export function FeatureSheet({ label, items, drawings }: FeatureSheetProps) {
  const id = useId()
  const pictures = Children.toArray(drawings)
  return (
    <section aria-labelledby={id}>
      <div className={wrap}>
        <h2 className={visuallyHidden} id={id}>
          {label}
        </h2>
        <ul className={styles.sheet}>
          {items.map(({ title, text }, index) => (
            <li className={styles.cell} key={title}>
              <div className={styles.drawing}>{pictures[index]}</div>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
