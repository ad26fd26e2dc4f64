import type { googleBusinessProfileText } from '#locales/en/services/google-business-profile.ts'
import type { Translation } from '#locales/translation.ts'
import ClaimStep from '#renderer/art/services/google-business-profile/step-claim.svg?server'
import CompleteStep from '#renderer/art/services/google-business-profile/step-complete.svg?server'
import CurrentStep from '#renderer/art/services/google-business-profile/step-current.svg?server'
import ShowStep from '#renderer/art/services/google-business-profile/step-show.svg?server'
import { section, tabular, wrap } from '#renderer/theme/layout.css.ts'
import { illustration } from '#renderer/ui/illustration.css.ts'
import * as styles from './route.css.ts'
import type { Words } from './words.ts'

type RouteProps = { text: Translation<typeof googleBusinessProfileText.steps>; words: Words }

/** The steps as the stops of a route through the town. */
export function Route({ text, words }: RouteProps) {
  const drawings = [
    <ClaimStep key="claim" className={styles.drawing} />,
    <CompleteStep key="complete" className={styles.drawing} />,
    <ShowStep key="show" className={styles.drawing} />,
    <CurrentStep key="current" className={styles.drawing} words={words} />,
  ]
  return (
    <section className={`${section} ${styles.ground}`} aria-labelledby="route">
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
                <path className={styles.road} d={roadFrom(index, text.items.length)} />
                {index < text.items.length - 1 && <path className="flow" d={wayFrom(index)} />}
              </svg>
              <span className={`${styles.number} ${tabular}`} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                {drawings[index]}
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

/** The stops lie higher and lower in turn. */
const wayFrom = (index: number) => (index % 2 ? 'M0 100C70 100 70 0 100 0' : 'M0 0C70 0 70 100 100 100')

/** The street under the way; from the first stop and the last it goes on to the sides. */
function roadFrom(index: number, stops: number): string {
  const y = index % 2 ? 100 : 0
  if (index === stops - 1) return `M-12 ${y}H1000`
  return `M${index === 0 ? -1000 : -12} ${y}H0${wayFrom(index).replace(/^M\S+ \S+?(?=C)/, '')}h12`
}
