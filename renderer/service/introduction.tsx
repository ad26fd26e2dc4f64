import type { Figure } from '../claims/claims.ts'
import { FigureOrigin } from '../claims/figure-origin.tsx'
import { section, wrap } from '../theme/layout.css.ts'
import * as styles from './introduction.css.ts'

type IntroductionProps = {
  heading: string
  paragraphs: readonly string[]
  /** A figure that heading or paragraphs name. */
  figure?: Figure
}

/** What the service is, in two columns: the thought, and its explanation. */
export function Introduction({ heading, paragraphs, figure }: IntroductionProps) {
  return (
    <section className={section}>
      <div className={`${wrap} ${styles.grid}`}>
        <h2 className={styles.heading}>{heading}</h2>
        <div className={styles.text}>
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
