import type { googleBusinessProfileText } from '#locales/en/services/google-business-profile.ts'
import type { Translation } from '#locales/translation.ts'
import { section, tabular, wrap } from '#renderer/theme/layout.css.ts'
import { illustration } from '#renderer/ui/illustration.css.ts'
import type { Words } from './opening.tsx'
import * as styles from './route.css.ts'
import { ClaimStep, CompleteStep, CurrentStep, ShowStep } from './steps.tsx'

type RouteProps = { text: Translation<typeof googleBusinessProfileText.steps>; words: Words }

/** The steps as the stops of a route through the town. */
export function Route({ text, words }: RouteProps) {
  const drawings = [
    <ClaimStep key="claim" />,
    <CompleteStep key="complete" />,
    <ShowStep key="show" />,
    <CurrentStep key="current" words={words} />,
  ]
  return (
    <section className={`${section} ${styles.ground}`} aria-labelledby="route">
      <svg
        className={`${illustration} ${styles.town}`}
        viewBox="0 0 1440 900"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
      >
        <path
          className={styles.road}
          d="M-900 70C-300 20 300 40 720 62S1700 20 2340 70M-900 206H2340M-900 700C-300 640 300 690 720 672S1700 640 2340 690M418 206V940M706 206V940M994 206V940M-446-40V940M-158-40V940M130-40V940M1282-40V940M1570-40V940M1858-40V940"
        />
      </svg>
      <div className={wrap}>
        <h2 id="route">{text.heading}</h2>
        <ol className={styles.stops}>
          {text.items.map(({ title, text: what }, index) => (
            <li className={styles.stop} key={title}>
              <svg
                className={`${illustration} ${styles.way}`}
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path
                  className="flow"
                  d={index % 2 ? 'M0 100C70 100 70 0 100 0' : 'M0 0C70 0 70 100 100 100'}
                />
              </svg>
              <span className={`${styles.number} ${tabular}`} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <svg
                  className={`${illustration} ${styles.drawing}`}
                  viewBox="82 44 170 110"
                  aria-hidden="true"
                >
                  {drawings[index]}
                </svg>
                <h3>{title}</h3>
                <p className={styles.text}>{what}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
