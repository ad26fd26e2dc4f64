import type { voiceToNoteAutomationText } from '#locales/en/services/voice-to-note-automation.ts'
import type { Translation } from '#locales/translation.ts'
import { useApp } from '../app-context.tsx'
import { CheckIcon } from '../ui/icons.tsx'
import { type Phrase, recordings } from './recordings.ts'
import { SectionFrame } from './section.tsx'
import { ServiceDrawing } from './service-drawing.tsx'
import * as styles from './voice-note.css.ts'

type Text = Translation<typeof voiceToNoteAutomationText.note>
type Slip = { kind: string; text: string; place: string }

/** A spoken sentence and the notes made of it. The phrase being spoken lights up in both (R300). */
export function VoiceNote({ text }: { text: Text }) {
  const recording = recordings[useApp().locale]
  const { heading, said, sentence, becomes, written, category, first, second, example } = text
  // `part`: the part of the sentence that a slip results from
  const slips: (Slip & { part: number; isAction?: true })[] = [
    { ...category, part: 1 },
    { ...written, part: 2 },
    { ...first, part: 3, isAction: true },
    { ...second, part: 5, isAction: true },
  ]
  return (
    <SectionFrame
      className={styles.ground}
      ground="band"
      heading={heading}
      headClass={styles.heading}
      bodyClass={styles.grid}
    >
      <figure className={styles.said} aria-label={said}>
        <div className={styles.player}>
          <ServiceDrawing className={styles.wave} name="sound-wave" />
          {/* biome-ignore lint/a11y/useMediaCaption: the transcript is beside it as text */}
          <audio className={styles.audio} controls preload="none" aria-label={text.listen}>
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
    </SectionFrame>
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
