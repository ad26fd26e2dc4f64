import type { ReactElement } from 'react'
import type { Figure } from '../claims/claims.ts'
import { FigureOrigin } from '../claims/figure-origin.tsx'
import { section, tabular, wrap } from '../theme/layout.css.ts'
import { CheckIcon } from '../ui/icons.tsx'
import * as styles from './proof.css.ts'

type ProofProps = {
  heading: string
  points: readonly string[]
  /** What the figures are, for those who do not see the arch. */
  resultsLabel: string
  figures: readonly Figure[]
  /** How the figures stand to the list: under an arch, or in the form of one page's own. */
  form?: keyof typeof styles.forms
  /** Stands on the counter, in the form of that name. */
  drawing?: ReactElement
}

/** A checklist, and what comes of it in figures. */
export function Proof({ heading, points, resultsLabel, figures, form = 'arch', drawing }: ProofProps) {
  return (
    <section className={`${section} ${styles.proof} ${styles.forms[form]}`}>
      <div className={`${wrap} ${styles.grid}`}>
        <div className={styles.list}>
          <h2>{heading}</h2>
          <ul className={styles.points}>
            {points.map((point) => (
              <li className={styles.point} key={point}>
                <CheckIcon className={styles.tick} />
                <span>{point}</span>
              </li>
            ))}
          </ul>
        </div>
        {drawing && <div className={styles.drawing}>{drawing}</div>}
        <ul className={`${styles.figures} ${tabular}`} aria-label={resultsLabel}>
          {figures.map((figure) => (
            <li className={styles.figure} key={figure.label}>
              <b className={styles.value}>{figure.value.replace(/^-/, '−')}</b>{' '}
              <span className={styles.label}>
                {figure.label} <FigureOrigin of={figure} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
