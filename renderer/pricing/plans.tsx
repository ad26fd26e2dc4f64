import { useText } from '../app-context.tsx'
import { tabular, wrap } from '../theme/layout.css.ts'
import { CheckIcon } from '../ui/icons.tsx'
import { WholeWords } from '../ui/whole-words.tsx'
import { Ask } from './ask.tsx'
import type { Plan } from './offer.ts'
import { PlanDoor, PlanRoom } from './plan-door.tsx'
import * as styles from './pricing.css.ts'

export function Plans({ plans }: { plans: readonly Plan[] }) {
  return (
    <section className={wrap} aria-label={useText('pricing').plans}>
      <ul className={styles.plans}>
        {plans.map((plan, index) => (
          <PlanCard key={plan.id} plan={plan} place={index} />
        ))}
      </ul>
    </section>
  )
}

function PlanCard({ plan, place }: { plan: Plan; place: number }) {
  const { popular, setUp, includes, idealFor, getStarted, getQuote } = useText('pricing')
  const button = plan.openEnded ? getQuote : getStarted
  return (
    <li id={plan.id} className={plan.popular ? `${styles.plan} ${styles.popular}` : styles.plan}>
      <div className={styles.planHead}>
        {plan.popular && <p className={styles.flag}>{popular}</p>}
        <PlanDoor place={place} />
        <h2 className={styles.planName}>{plan.name}</h2>
      </div>
      <p className={`${styles.cost} ${tabular}`}>
        <b className={styles.price}>{plan.price}</b>
        <span className={styles.period}>{plan.period}</span>
      </p>
      <p className={styles.what}>{plan.description}</p>
      <p className={`${styles.setUp} ${tabular}`}>
        <span className={styles.setUpLabel}>{setUp}</span>
        <span>{plan.setupTime}</span>
      </p>
      <Ask
        className={styles.planButton}
        about={plan.name}
        button={button}
        variant={plan.popular ? 'primary' : 'outline'}
      />
      <div className={styles.ideal}>
        <h3 className={styles.planHeading}>{idealFor}</h3>
        <ul className={styles.idealList}>
          {plan.idealFor.map((who) => (
            <li key={who}>
              <WholeWords text={who} />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.includes}>
        <h3 className={styles.planHeading}>{includes}</h3>
        <ul>
          {plan.features.map((feature) => (
            <li className={styles.feature} key={feature}>
              <CheckIcon className={styles.tick} />
              <WholeWords text={feature} />
            </li>
          ))}
        </ul>
        <PlanRoom place={place} />
      </div>
    </li>
  )
}
