import type { smartBookingSystemsText } from '#locales/en/services/smart-booking-systems.ts'
import type { Translation } from '#locales/translation.ts'
import WeekScene from '#renderer/art/services/smart-booking-systems/street-of-days.svg?server'
import { wrap } from '#renderer/theme/layout.css.ts'
import * as styles from './rules.css.ts'

type RulesProps = { text: Translation<typeof smartBookingSystemsText.rules> }

/** The visitor’s own hours, as a street of five houses. */
export function Rules({ text: { heading, text, items, ...words } }: RulesProps) {
  return (
    <section className={styles.ground} aria-labelledby="rules">
      <div className={`${wrap} ${styles.grid}`}>
        <div className={styles.street}>
          <WeekScene words={words} />
        </div>
        <div className={styles.words}>
          <h2 id="rules">{heading}</h2>
          <p className={styles.text}>{text}</p>
          <ul className={styles.rules}>
            {items.map((item) => (
              <li className={styles.rule} key={item.title}>
                <h3>{item.title}</h3>
                <p className={styles.ruleText}>{item.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
