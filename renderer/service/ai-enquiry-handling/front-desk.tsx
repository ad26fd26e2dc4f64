import type { aiEnquiryHandlingText } from '#locales/en/services/ai-enquiry-handling.ts'
import type { Translation } from '#locales/translation.ts'
import type { Figure } from '#renderer/claims/claims.ts'
import { FigureOrigin } from '#renderer/claims/figure-origin.tsx'
import { section, tabular, wrap } from '#renderer/theme/layout.css.ts'
import { CheckIcon } from '#renderer/ui/icons.tsx'
import { illustration } from '#renderer/ui/illustration.css.ts'
import * as styles from './front-desk.css.ts'

type FrontDeskProps = {
  text: Translation<typeof aiEnquiryHandlingText.proof>
  figures: readonly Figure[]
}

/** The figures stand on the counter of a front desk; what the desk does is on its panels. */
export function FrontDesk({ text: { heading, points, results }, figures }: FrontDeskProps) {
  return (
    <section className={`${section} ${styles.room}`} aria-labelledby="front-desk">
      <div className={wrap}>
        <h2 id="front-desk">{heading}</h2>
        <div className={styles.onCounter}>
          <ul className={`${styles.figures} ${tabular}`} aria-label={results}>
            {figures.map((figure) => (
              <li key={figure.label}>
                <b className={styles.value}>{figure.value.replace(/^-/, '−')}</b>{' '}
                <span className={styles.label}>
                  {figure.label} <FigureOrigin of={figure} />
                </span>
              </li>
            ))}
          </ul>
          <svg className={`${illustration} ${styles.bell}`} viewBox="0 0 150 130" aria-hidden="true">
            <path className="l s-accent w3" d="M22 46C10 56 6 70 8 84M128 46c12 10 16 24 14 38" />
            <path className="l w5" d="M75 44V30" />
            <circle className="f-disc c" cx={75} cy={24} r={9} />
            <path className="f-pane c" d="M27 110V92a48 48 0 0 1 96 0v18Z" />
            <path className="f-gate c" d="M14 110H136v19H14Z" />
          </svg>
        </div>
        <ul className={styles.desk}>
          {points.map((point) => (
            <li className={styles.panel} key={point}>
              <CheckIcon className={styles.tick} />
              <span>{point}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
