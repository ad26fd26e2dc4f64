import type { pricingText } from '#locales/en/pricing.ts'
import type { Translation } from '#locales/translation.ts'
import Keys from '#renderer/art/pricing/keys.svg?server'
import { tabular, wrap } from '../theme/layout.css.ts'
import { ArrowRightIcon, CheckIcon } from '../ui/icons.tsx'
import * as styles from './chooser.css.ts'
import type { Plan } from './offer.ts'

type ChooserProps = { plans: readonly Plan[]; text: Translation<typeof pricingText>['chooser'] }

const questions = ['systems', 'phone', 'enquiries'] as const
const mostReasons = 4

/**
 * Three questions that lead to one of the packages, with radio inputs and CSS alone (R302). Browsers without
 * `:has()` show no questions but all answers, each with the package's own features as its reasons. A package
 * without an answer in the text is left out. If the catalogue lacks a package that a question can lead to,
 * there is no chooser.
 */
export function Chooser({ plans, text }: ChooserProps) {
  const { heading, lead, yes, no, waiting, includes, see, answers } = text
  if (!Object.keys(styles.suits).every((id) => plans.some((plan) => plan.id === id))) return null
  return (
    <section className={styles.ground} aria-labelledby="chooser">
      <div className={`${wrap} ${styles.grid}`}>
        <div className={styles.words}>
          <h2 id="chooser">{heading}</h2>
          <p className={styles.lead}>{lead}</p>
          {questions.map((question) => (
            <fieldset className={styles.question} key={question}>
              <legend className={styles.legend}>{text.questions[question]}</legend>
              {(['yes', 'no'] as const).map((answer) => (
                <label className={styles.choice} key={answer}>
                  <input
                    className={styles.radio}
                    type="radio"
                    name={`chooser-${question}`}
                    value={`${question}-${answer}`}
                  />
                  {answer === 'yes' ? yes : no}
                </label>
              ))}
            </fieldset>
          ))}
        </div>
        <div className={styles.answers} aria-live="polite">
          <div className={`${styles.answer} ${styles.waiting}`}>
            <Keys className={styles.keys} styles={{ palest: styles.palest }} />
            <p className={styles.plate}>{waiting}</p>
          </div>
          {plans.map((plan) => {
            if (!isAnswer(plan.id)) return null
            return (
              <div className={`${styles.answer} ${styles.suits[plan.id]}`} key={plan.id}>
                <h3 className={styles.name}>{plan.name}</h3>
                <p className={tabular}>
                  {plan.price} {plan.period}
                </p>
                <p className={styles.why}>{answers[plan.id]}</p>
                <p className={styles.includes}>{includes}</p>
                <ul>
                  {plan.features.slice(0, mostReasons).map((feature) => (
                    <li className={styles.reason} key={feature}>
                      <CheckIcon className={styles.tick} />
                      {feature}
                    </li>
                  ))}
                </ul>
                <a className={styles.see} href={`#${plan.id}`}>
                  {see({ name: plan.name })}
                  <ArrowRightIcon />
                </a>
              </div>
            )
          })}
        </div>
      </div>
    </section>
  )
}

const isAnswer = (id: string): id is keyof typeof styles.suits => id in styles.suits
