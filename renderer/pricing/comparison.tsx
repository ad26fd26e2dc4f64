import type { pricingText } from '#locales/en/pricing.ts'
import type { Translation } from '#locales/translation.ts'
import { tabular, visuallyHidden, wrap } from '../theme/layout.css.ts'
import { CheckIcon, ChevronDownIcon } from '../ui/icons.tsx'
import * as styles from './comparison.css.ts'
import type { Plan } from './offer.ts'

type ComparisonProps = { plans: readonly Plan[]; text: Translation<typeof pricingText>['comparison'] }

/** All features of all packages in one table, collapsed at first (R302). */
export function Comparison({ plans, text }: ComparisonProps) {
  const features = [...new Set(plans.flatMap((plan) => plan.features))]
  return (
    <div className={`${wrap} ${styles.place}`}>
      <details className={styles.details}>
        <summary className={styles.summary}>
          {text.summary}
          <ChevronDownIcon className={styles.chevron} />
        </summary>
        <table className={`${styles.table} ${tabular}`}>
          <caption className={visuallyHidden}>{text.caption}</caption>
          <thead>
            <tr>
              <td className={styles.corner} />
              {plans.map(({ id, name }) => (
                <th className={styles.plan} scope="col" key={id}>
                  <span className={styles.planName}>{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Facts label={text.price} facts={plans.map(({ price }) => price)} />
            <Facts label={text.setUp} facts={plans.map(({ setupTime }) => setupTime)} />
            {features.map((feature) => (
              <tr key={feature}>
                <th className={styles.feature} scope="row">
                  {feature}
                </th>
                {plans.map((plan) => (
                  <td className={styles.cell} key={plan.id}>
                    {plan.features.includes(feature) ? (
                      <>
                        <CheckIcon className={styles.tick} />
                        <span className={visuallyHidden}>{text.yes}</span>
                      </>
                    ) : (
                      <>
                        <span className={styles.none} aria-hidden="true">
                          –
                        </span>
                        <span className={visuallyHidden}>{text.no}</span>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}

function Facts({ label, facts }: { label: string; facts: readonly string[] }) {
  return (
    <tr>
      <th className={styles.feature} scope="row">
        {label}
      </th>
      {facts.map((fact) => (
        <td className={styles.fact} key={fact}>
          {fact}
        </td>
      ))}
    </tr>
  )
}
