import type { ReactElement } from 'react'
import { section, tabular, wrap } from '#renderer/theme/layout.css.ts'
import * as styles from './leaves.css.ts'

type LeavesProps = {
  heading: string
  items: readonly { title: string; text: string }[]
  /** One `<g>` a leaf, drawn as for `Steps`. */
  drawings: readonly ReactElement[]
}

/** The way of a customer, a leaf of the calendar each. */
export function Leaves({ heading, items, drawings }: LeavesProps) {
  return (
    <section className={`${section} ${styles.ground}`} aria-labelledby="leaves">
      <div className={wrap}>
        <h2 id="leaves">{heading}</h2>
        <ol className={styles.leaves}>
          {items.map(({ title, text }, index) => (
            <li className={styles.leaf} key={title}>
              <span className={`${styles.number} ${tabular}`} aria-hidden="true">
                {index + 1}
              </span>
              <div className={styles.drawing}>{drawings[index]}</div>
              <div className={styles.words}>
                <h3>{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
