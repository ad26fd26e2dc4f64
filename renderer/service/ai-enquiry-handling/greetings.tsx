import type { aiEnquiryHandlingText } from '#locales/en/services/ai-enquiry-handling.ts'
import type { Translation } from '#locales/translation.ts'
import { wrap } from '#renderer/theme/layout.css.ts'
import * as styles from './greetings.css.ts'

type Text = Translation<typeof aiEnquiryHandlingText.languages>

/** A word on languages: one greeting, said four ways. */
export function Greetings({ text: { heading, text, greetings } }: { text: Text }) {
  return (
    <section className={styles.ground} aria-labelledby="languages">
      <div className={`${wrap} ${styles.grid}`}>
        <ul className={styles.list}>
          {greetings.map((greeting) => (
            <li className={styles.greeting} lang={greeting.lang} key={greeting.lang}>
              {greeting.text}
            </li>
          ))}
        </ul>
        <div className={styles.words}>
          <h2 id="languages">{heading}</h2>
          <p className={styles.text}>{text}</p>
        </div>
      </div>
    </section>
  )
}
