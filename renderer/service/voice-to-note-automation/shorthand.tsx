import type { ReactNode } from 'react'
import type { voiceToNoteAutomationText } from '#locales/en/services/voice-to-note-automation.ts'
import type { Translation } from '#locales/translation.ts'
import { wrap } from '#renderer/theme/layout.css.ts'
import { illustration } from '#renderer/ui/illustration.css.ts'
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
            {items.map((item, index) => (
              <tr className={styles.row} key={item.say}>
                <th className={styles.say} scope="row">
                  <span className={styles.word}>{item.say}</span>
                </th>
                <td className={styles.does}>
                  {item.does}
                  <svg className={`${illustration} ${styles.sign}`} viewBox="0 0 88 49" aria-hidden="true">
                    {signs[index]}
                  </svg>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** In the order of the words: to the top of the list, onto another desk, among the materials, under lock and key. */
const signs: readonly ReactNode[] = [
  <g key="urgent" transform="translate(11)">
    <rect className="f-card c" x={18} y={14} width={52} height={34} rx={4} />
    <path className="l" d="M28 30h32M28 39h32" />
    <rect className="f-accent c" x={13} y={2} width={62} height={15} rx={4} transform="rotate(-4 44 9)" />
    <path className="l s-onacc" d="M22 11l30-2" />
  </g>,
  <g key="office" transform="translate(5)">
    <rect className="f-card c" x={22} y={2} width={44} height={28} rx={3} />
    <path className="c" fill="none" d="M23 4l21 15L65 4" />
    <path className="g w3" d="M6 32H82M14 32V48M74 32V48" />
  </g>,
  <g key="materials" transform="translate(15)">
    <path className="f-mid c" d="M24 3H64V13H24ZM24 13H64V23H24Z" />
    <path className="f-pane c" d="M16 23H72L66 48H22Z" />
    <path className="d s-line" d="M18 32H70M20 40H68" />
  </g>,
  <g key="private" transform="translate(21)">
    <path className="f-gate c" d="M22 48V24a22 22 0 0 1 44 0V48Z" />
    <circle className="f-pane" cx={44} cy={25} r={5} />
    <path className="f-pane" d="M42 27h4l3 11h-10Z" />
  </g>,
]
