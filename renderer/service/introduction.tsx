import type { ReactElement } from 'react'
import type { Figure } from '../claims/claims.ts'
import { FigureOrigin } from '../claims/figure-origin.tsx'
import { section, wrap } from '../theme/layout.css.ts'
import * as styles from './introduction.css.ts'

type IntroductionProps = {
  heading: string
  paragraphs: readonly string[]
  /** A figure that heading or paragraphs name. */
  figure?: Figure
  /** Stands under the heading, or at the end of its row. */
  drawing?: ReactElement
  /** The heading in a row of its own, its paragraphs side by side below. */
  across?: boolean
}

/** What the service is: the thought, and its explanation. */
export function Introduction({ heading, paragraphs, figure, drawing, across }: IntroductionProps) {
  return (
    <section className={section}>
      <div className={`${wrap} ${styles.grid}`}>
        <div className={across ? styles.headingAcross : styles.heading}>
          <h2>{heading}</h2>
          {drawing && <div className={styles.drawing}>{drawing}</div>}
        </div>
        <div className={across ? styles.textAcross : styles.text}>
          {paragraphs.map((paragraph) => (
            <p className={styles.paragraph} key={paragraph}>
              {paragraph}
            </p>
          ))}
          {figure && (
            <p className={styles.origin}>
              {figure.value} {figure.label} <FigureOrigin of={figure} />
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
