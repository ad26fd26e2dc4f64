import { useId } from 'react'
import type { automatedGoogleReviewsText } from '#locales/en/services/automated-google-reviews.ts'
import type { Translation } from '#locales/translation.ts'
import AnsweringScene from '#renderer/art/services/automated-google-reviews/answering.svg?server'
import AskingScene from '#renderer/art/services/automated-google-reviews/asking.svg?server'
import { wrap } from '../../theme/layout.css.ts'
import { illustration } from '../../ui/illustration.css.ts'
import * as styles from './parts.css.ts'
import { Star } from './star.tsx'
import type { Words } from './words.ts'

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
            <svg className={`${illustration} ${styles.star}`} viewBox="-20 -20 40 40" aria-hidden="true">
              <Star className="f-accent" x={0} y={0} />
            </svg>
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
