import type { voiceToNoteAutomationText } from '#locales/en/services/voice-to-note-automation.ts'
import type { Translation } from '#locales/translation.ts'
import { wrap } from '#renderer/theme/layout.css.ts'
import * as styles from './shorthand.css.ts'

type ShorthandProps = { text: Translation<typeof voiceToNoteAutomationText.rules> }

/** Custom rules: what a word sets off. */
export function Shorthand({ text: { heading, text, say, does, items } }: ShorthandProps) {
  return (
    <section className={styles.ground} aria-labelledby="shorthand">
      <div className={wrap}>
        <div className={styles.head}>
          <h2 id="shorthand">{heading}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <table className={styles.table}>
          <thead className={styles.heads}>
            <tr>
              <th className={styles.columnHead} scope="col">
                {say}
              </th>
              <th className={styles.columnHead} scope="col">
                {does}
              </th>
            </tr>
          </thead>
          <tbody className={styles.row}>
            {items.map((item) => (
              <tr className={styles.row} key={item.say}>
                <th className={styles.say} scope="row">
                  {item.say}
                </th>
                <td className={styles.does}>{item.does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
