import type { ReactElement } from 'react'
import type { Figure } from '../claims/claims.ts'
import { FigureOrigin } from '../claims/figure-origin.tsx'
import { section, tabular, wrap } from '../theme/layout.css.ts'
import { CheckIcon } from '../ui/icons.tsx'
import { drawing as drawingClass, forms, parts } from './proof.css.ts'

type ProofProps = {
  heading: string
  points: readonly string[]
  /** What the figures are, for those who do not see the arch. */
  resultsLabel: string
  figures: readonly Figure[]
  /** How the figures stand to the list: under an arch, or in one of the forms that share its parts. */
  form?: keyof typeof forms
  /** A page's own classes instead of those. */
  look?: typeof parts
  /** Stands on the counter or the step, in the forms of those names. */
  drawing?: ReactElement
}

/** A checklist, and what comes of it in figures. */
export function Proof({ heading, points, resultsLabel, figures, form = 'arch', look, drawing }: ProofProps) {
  const own = look ?? { ...parts, proof: `${parts.proof} ${forms[form]}` }
  return (
    <section className={`${section} ${own.proof}`}>
      <div className={`${wrap} ${own.grid}`}>
        <div className={own.list}>
          <h2>{heading}</h2>
          <ul className={own.points}>
            {points.map((point) => (
              <li className={own.point} key={point}>
                <CheckIcon className={own.tick} />
                <span>{point}</span>
              </li>
            ))}
          </ul>
        </div>
        {drawing && <div className={drawingClass}>{drawing}</div>}
        <ul className={`${own.figures} ${tabular}`} aria-label={resultsLabel}>
          {figures.map((figure) => (
            <li className={own.figure} key={figure.label}>
              <b className={own.value}>{figure.value.replace(/^-/, '−')}</b>{' '}
              <span className={own.label}>
                {figure.label} <FigureOrigin of={figure} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
