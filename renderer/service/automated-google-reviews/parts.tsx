import { useId } from 'react'
import type { automatedGoogleReviewsText } from '#locales/en/services/automated-google-reviews.ts'
import type { Translation } from '#locales/translation.ts'
import { wrap } from '../../theme/layout.css.ts'
import { CheckIcon } from '../../ui/icons.tsx'
import type { Words } from './opening.tsx'
import { AnsweringScene, AskingScene } from './part-scenes.tsx'
import * as styles from './parts.css.ts'

type PartsProps = { text: Translation<typeof automatedGoogleReviewsText.parts>; words: Words }

/** The two halves of the service. */
export function Parts({ text, words }: PartsProps) {
  const id = useId()
  return (
    <section className={styles.parts} aria-labelledby={id}>
      <div className={`${wrap} ${styles.grid}`}>
        <h2 className={styles.heading} id={id}>
          {text.heading}
        </h2>
        <div className={`${styles.part} ${styles.asking}`}>
          <AskingScene words={words} />
          <Body {...text.asking} />
        </div>
        <div className={`${styles.part} ${styles.answering}`}>
          <AnsweringScene words={words} />
          <Body {...text.answering} />
        </div>
      </div>
    </section>
  )
}

function Body({ title, text, points }: { title: string; text: string; points: readonly string[] }) {
  return (
    <div className={styles.body}>
      <h3>{title}</h3>
      <p className={styles.text}>{text}</p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li className={styles.point} key={point}>
            <CheckIcon className={styles.tick} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
