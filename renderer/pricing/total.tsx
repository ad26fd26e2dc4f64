import type { pricingText } from '#locales/en/pricing.ts'
import type { Translation } from '#locales/translation.ts'
import { tabular, wrap } from '../theme/layout.css.ts'
import { illustration } from '../ui/illustration.css.ts'
import { Logo } from '../ui/logo.tsx'
import type { AddOn } from './offer.ts'
import * as styles from './total.css.ts'

type TotalProps = { addOns: readonly AddOn[]; text: Translation<typeof pricingText>['total'] }

/**
 * The total of the ticked add-ons, per month and once (R303). The sum is a CSS counter, so it needs no
 * script: ticking a box makes the coins behind it count.
 */
export function Total({ addOns, text }: TotalProps) {
  const { heading, legend, perMonth, once, note } = text
  return (
    <section className={styles.ground} aria-labelledby="total">
      <div className={`${wrap} ${styles.slip}`}>
        <h3 className={styles.heading} id="total">
          {heading}
        </h3>
        <fieldset className={styles.boxes}>
          <legend className={styles.legend}>{legend}</legend>
          {addOns.map((addOn) => (
            <label className={styles.line} key={addOn.id}>
              <input className={styles.box} type="checkbox" name="add-on" value={addOn.id} />
              <span className={styles.name}>{addOn.name}</span>
              <span className={`${styles.price} ${tabular}`}>
                {addOn.price} <span className={styles.period}>{addOn.period}</span>
              </span>
              <Coins of="monthly" amount={addOn.monthly} />
              <Coins of="once" amount={addOn.once} />
            </label>
          ))}
        </fieldset>
        <div className={styles.till}>
          <div className={`${styles.receipt} ${tabular}`}>
            <Logo className={styles.mark} />
            <ul className={styles.rows} aria-hidden="true">
              {addOns.map((addOn) => (
                <li className={styles.row} key={addOn.id}>
                  <span>{addOn.name}</span>
                  <span className={styles.rowPrice}>{addOn.price}</span>
                </li>
              ))}
            </ul>
            <output className={styles.sums} aria-live="polite">
              <span className={styles.sum}>
                <b className={styles.monthly} /> {perMonth}
              </span>
              <span className={styles.sum}>
                <b className={styles.once} /> {once}
              </span>
            </output>
            <p className={styles.note}>{note}</p>
            <TornEdge />
          </div>
        </div>
      </div>
    </section>
  )
}

const teeth = 18

function TornEdge() {
  return (
    <svg
      className={`${illustration} ${styles.torn}`}
      viewBox={`0 0 ${teeth * 2} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="f-stone c" d={`M0 0${'l1 10 1-10'.repeat(teeth)}`} />
    </svg>
  )
}

/** An amount in as few coins as possible; each adds its value to the counter. */
function Coins({ of, amount }: { of: 'monthly' | 'once'; amount: number }) {
  let rest = amount
  return styles.coins.flatMap((coin) => {
    const count = Math.floor(rest / coin)
    rest -= count * coin
    return Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: coins are all alike
      <i className={styles.coin[of][coin]} key={`${of} ${coin} ${index}`} aria-hidden="true" />
    ))
  })
}
