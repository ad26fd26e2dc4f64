import type { voiceToNoteAutomationText } from '#locales/en/services/voice-to-note-automation.ts'
import type { Translation } from '#locales/translation.ts'
import { useApp } from '#renderer/app-context.tsx'
import Wave from '#renderer/art/services/voice-to-note-automation/sound-wave.svg?server'
import { wrap } from '#renderer/theme/layout.css.ts'
import { CheckIcon } from '#renderer/ui/icons.tsx'
import * as styles from './one-note.css.ts'
import { type Phrase, recordings } from './recordings.ts'

type Text = Translation<typeof voiceToNoteAutomationText.note>
type Slip = { kind: string; text: string; place: string }

/** One spoken sentence, and the four things it turns into. While it plays, what is being said lights up on both sides (R300). */
export function OneNote({ text }: { text: Text }) {
  const recording = recordings[useApp().locale]
  const { heading, said, sentence, becomes, written, category, first, second, example } = text
  // Each comes from one part of the sentence
  const slips: (Slip & { part: number; isAction?: true })[] = [
    { ...category, part: 1 },
    { ...written, part: 2 },
    { ...first, part: 3, isAction: true },
    { ...second, part: 5, isAction: true },
  ]
  return (
    <section className={styles.ground} data-ground="band" aria-labelledby="one-note">
      <div className={`${wrap} ${styles.grid}`} data-voice-note>
        <h2 className={styles.heading} id="one-note">
          {heading}
        </h2>
        <figure className={styles.said} aria-label={said}>
          <div className={styles.player}>
            <Wave className={styles.wave} />
            {/* biome-ignore lint/a11y/useMediaCaption: what is said stands beside it as text */}
            <audio
              className={styles.audio}
              controls
              controlsList="nodownload noplaybackrate"
              preload="none"
              aria-label={text.listen}
            >
              <source src={`${recording.file}.ogg`} type="audio/ogg; codecs=opus" />
              <source src={`${recording.file}.mp3`} type="audio/mpeg" />
            </audio>
            <p className={styles.synthesised}>{text.synthesised}</p>
          </div>
          <blockquote className={styles.sentence}>
            {sentence.map((part, index) => (
              <Part key={part.text} part={part} phrase={recording.phrases[index]} />
            ))}
          </blockquote>
        </figure>
        <div className={styles.becomes}>
          <ul className={styles.slips} aria-label={becomes}>
            {slips.map(({ kind, text, place, part, isAction }) => (
              <li
                className={isAction ? styles.action : styles.slip}
                key={text}
                {...timesOf(recording.phrases[part])}
              >
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

type PartProps = { part: Text['sentence'][number]; phrase: Phrase | undefined }

function Part({ part, phrase }: PartProps) {
  if (!phrase) return part.text
  if (!('isAction' in part))
    return (
      <span className={styles.phrase} {...timesOf(phrase)}>
        {part.text}
      </span>
    )
  return (
    <mark className={styles.marks[part.isAction ? 'action' : 'category']} {...timesOf(phrase)}>
      {part.text}
    </mark>
  )
}

const timesOf = (phrase: Phrase | undefined) => phrase && { 'data-from': phrase[0], 'data-to': phrase[1] }
