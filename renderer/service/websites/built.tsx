import type { websitesText } from '#locales/en/services/websites.ts'
import type { Translation } from '#locales/translation.ts'
import type { Figure } from '#renderer/claims/claims.ts'
import { FigureOrigin } from '#renderer/claims/figure-origin.tsx'
import { section, tabular, wrap } from '#renderer/theme/layout.css.ts'
import { CheckIcon } from '#renderer/ui/icons.tsx'
import * as styles from './built.css.ts'

type BuiltProps = { text: Translation<typeof websitesText.proof>; figures: readonly Figure[] }

/** The checklist in a browser window, and what comes of it on the phone beside it. */
export function Built({ text: { heading, points, results }, figures }: BuiltProps) {
  return (
    <section className={`${section} ${styles.ground}`} aria-labelledby="built">
      <div className={`${wrap} ${styles.screens}`}>
        <div className={styles.browser}>
          <h2 id="built">{heading}</h2>
          <ul className={styles.points}>
            {points.map((point) => (
              <li className={styles.point} key={point}>
                <CheckIcon className={styles.tick} />
                <span>{point}</span>
              </li>
            ))}
          </ul>
        </div>
        <ul className={`${styles.phone} ${tabular}`} aria-label={results}>
          {figures.map((figure) => (
            <li className={styles.figure} key={figure.label}>
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
