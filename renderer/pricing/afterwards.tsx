import AlarmClock from '#renderer/art/pricing/alarm-clock.svg?server'
import CardFilledIn from '#renderer/art/pricing/card-filled-in.svg?server'
import NewDoor from '#renderer/art/pricing/new-door.svg?server'
import { useText } from '../app-context.tsx'
import { sectionOn, wrap } from '../theme/layout.css.ts'
import { WholeWords } from '../ui/whole-words.tsx'
import * as styles from './afterwards.css.ts'
import type { Plan } from './offer.ts'

export function Afterwards({ plans }: { plans: readonly Plan[] }) {
  const { heading, sent, answered, setUp } = useText('pricing').afterwards
  const first = plans[0]
  const steps = [
    { ...sent, Scene: CardFilledIn },
    { ...answered, Scene: AlarmClock },
    {
      title: setUp.title,
      text: first ? setUp.text({ name: first.name, time: first.setupTime }) : '',
      Scene: NewDoor,
    },
  ]
  return (
    <section className={sectionOn} aria-labelledby="afterwards">
      <div className={wrap}>
        <h2 className={styles.heading} id="afterwards">
          {heading}
        </h2>
        <ol className={styles.steps}>
          {steps.map(({ title, text, Scene }) => (
            <li className={styles.step} key={title}>
              <div className={styles.deck}>
                <Scene className={styles.scene} />
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
