import type { voiceToNoteAutomationText } from '#locales/en/services/voice-to-note-automation.ts'
import type { Translation } from '#locales/translation.ts'
import { wrap } from '#renderer/theme/layout.css.ts'
import { CheckIcon } from '#renderer/ui/icons.tsx'
import { illustration } from '#renderer/ui/illustration.css.ts'
import * as styles from './one-note.css.ts'

type Text = Translation<typeof voiceToNoteAutomationText.note>
type Slip = { kind: string; text: string; place: string }

/** One spoken sentence, and the four things it turns into. */
export function OneNote({ text }: { text: Text }) {
  const { heading, said, sentence, becomes, written, category, first, second, example } = text
  const slips: Slip[] = [written, category, first, second]
  return (
    <section className={styles.ground} data-ground="band" aria-labelledby="one-note">
      <div className={`${wrap} ${styles.grid}`}>
        <h2 className={styles.heading} id="one-note">
          {heading}
        </h2>
        <figure className={styles.said} aria-label={said}>
          <Player />
          <blockquote className={styles.sentence}>
            {sentence.map((part) =>
              'isAction' in part ? (
                <mark className={styles.marks[part.isAction ? 'action' : 'category']} key={part.text}>
                  {part.text}
                </mark>
              ) : (
                part.text
              ),
            )}
          </blockquote>
        </figure>
        <div className={styles.becomes}>
          <ul className={styles.slips} aria-label={becomes}>
            {slips.map(({ kind, text, place }) => (
              <li className={styles.slip} key={text}>
                <span className={styles.kind}>{kind}</span>
                <span className={styles.result}>{text}</span>
                <span className={styles.place}>
                  <CheckIcon className={styles.placeIcon} />
                  {place}
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.example}>{example}</p>
        </div>
      </div>
    </section>
  )
}

const heights = [10, 18, 30, 44, 26, 38, 52, 34, 20, 40, 56, 46, 28, 16, 34, 48, 30, 42, 22, 14, 30, 20, 10]

function Player() {
  return (
    <div className={styles.player}>
      <svg className={illustration} viewBox="0 0 352 72" aria-hidden="true">
        <circle className="f-accent" cx={36} cy={36} r={34} />
        <path className="f-onacc" d="M28 21v30l24-15Z" />
        {heights.map((height, index) => {
          const x = 92 + 11.4 * index
          return (
            <rect
              className={index < 9 ? 'f-disc' : 'f-stone'}
              opacity={index < 9 ? 1 : 0.8}
              key={x}
              x={x}
              y={36 - height / 2}
              width={5}
              height={height}
              rx={2.5}
            />
          )
        })}
      </svg>
    </div>
  )
}
