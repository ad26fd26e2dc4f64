import type { tailoredAiToolsText } from '#locales/en/services/tailored-ai-tools.ts'
import type { Translation } from '#locales/translation.ts'
import type { Figure } from '#renderer/claims/claims.ts'
import { FigureOrigin } from '#renderer/claims/figure-origin.tsx'
import { section, tabular, wrap } from '#renderer/theme/layout.css.ts'
import { CheckIcon } from '#renderer/ui/icons.tsx'
import * as styles from './fit.css.ts'

type FitProps = { text: Translation<typeof tailoredAiToolsText.proof>; figures: readonly Figure[] }

/** What the finished piece does, and its figures on tags that hang from the rail. */
export function Fit({ text: { heading, points, results }, figures }: FitProps) {
  return (
    <section className={`${section} ${styles.ground}`} aria-labelledby="fit">
      <div className={`${wrap} ${styles.grid}`}>
        <div className={styles.words}>
          <h2 id="fit">{heading}</h2>
          <ul className={styles.points}>
            {points.map((point) => (
              <li className={styles.point} key={point}>
                <CheckIcon className={styles.tick} />
                <span>{point}</span>
              </li>
            ))}
          </ul>
        </div>
        <ul className={`${styles.rail} ${tabular}`} aria-label={results}>
          {figures.map((figure) => (
            <li className={styles.tag} key={figure.label}>
              <b className={styles.value}>{figure.value}</b>{' '}
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
