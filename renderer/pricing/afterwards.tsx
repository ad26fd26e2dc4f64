import type { pricingText } from '#locales/en/pricing.ts'
import type { Translation } from '#locales/translation.ts'
import { sectionOn, wrap } from '../theme/layout.css.ts'
import { illustration } from '../ui/illustration.css.ts'
import { WholeWords } from '../ui/whole-words.tsx'
import * as styles from './afterwards.css.ts'
import { AnswerScene, DetailsScene, SetUpScene } from './afterwards-scenes.tsx'
import type { Plan } from './offer.ts'

type AfterwardsProps = {
  plans: readonly Plan[]
  text: Translation<typeof pricingText>['afterwards']
}

/** What happens after Get Started, in three steps. */
export function Afterwards({ plans, text: { heading, sent, answered, setUp } }: AfterwardsProps) {
  const first = plans[0]
  // `left`: where the drawing begins
  const steps = [
    { ...sent, Scene: DetailsScene, left: 15 },
    { ...answered, Scene: AnswerScene, left: 10 },
    {
      title: setUp.title,
      text: first ? setUp.text({ name: first.name, time: first.setupTime }) : '',
      Scene: SetUpScene,
      left: 17,
    },
  ]
  return (
    <section className={sectionOn} aria-labelledby="afterwards">
      <div className={wrap}>
        <h2 className={styles.heading} id="afterwards">
          {heading}
        </h2>
        <ol className={styles.steps}>
          {steps.map(({ title, text, Scene, left }) => (
            <li className={styles.step} key={title}>
              <div className={styles.deck}>
                <svg
                  className={`${illustration} ${styles.scene}`}
                  viewBox={`${left} 0 150 88`}
                  aria-hidden="true"
                >
                  <Scene />
                </svg>
              </div>
              <h3>{title}</h3>
              <p className={styles.text}>
                <WholeWords text={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
