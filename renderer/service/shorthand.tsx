import type { voiceToNoteAutomationText } from '#locales/en/services/voice-to-note-automation.ts'
import type { Translation } from '#locales/translation.ts'
import { halves, sideBySide } from './section.css.ts'
import { SectionFrame } from './section.tsx'
import { ServiceDrawing } from './service-drawing.tsx'
import * as styles from './shorthand.css.ts'

type ShorthandProps = {
  text: Translation<typeof voiceToNoteAutomationText.rules>
  drawings: readonly string[]
}

export function Shorthand({ text: { heading, text, say, does, items }, drawings }: ShorthandProps) {
  return (
    <SectionFrame
      className={styles.shorthand}
      ground="sunk"
      heading={heading}
      lead={text}
      headClass={`${sideBySide} ${halves} ${styles.head}`}
    >
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
                {drawings[index] && <ServiceDrawing className={styles.sign} name={drawings[index]} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionFrame>
  )
}
