import type { voiceToNoteAutomationText } from '#locales/en/services/voice-to-note-automation.ts'
import type { Translation } from '#locales/translation.ts'
import Materials from '#renderer/art/services/voice-to-note-automation/sign-materials.svg?server'
import Office from '#renderer/art/services/voice-to-note-automation/sign-office.svg?server'
import Private from '#renderer/art/services/voice-to-note-automation/sign-private.svg?server'
import Urgent from '#renderer/art/services/voice-to-note-automation/sign-urgent.svg?server'
import { wrap } from '#renderer/theme/layout.css.ts'
import * as styles from './shorthand.css.ts'

type ShorthandProps = { text: Translation<typeof voiceToNoteAutomationText.rules> }

const signs = [
  <Urgent key="urgent" className={styles.sign} />,
  <Office key="office" className={styles.sign} />,
  <Materials key="materials" className={styles.sign} />,
  <Private key="private" className={styles.sign} />,
]

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
            {items.map((item, index) => (
              <tr className={styles.row} key={item.say}>
                <th className={styles.say} scope="row">
                  <span className={styles.word}>{item.say}</span>
                </th>
                <td className={styles.does}>
                  {item.does}
                  {signs[index]}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
