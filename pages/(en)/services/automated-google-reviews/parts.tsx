import { useId } from 'react'
import { automatedGoogleReviewsText } from '#locales/en/services/automated-google-reviews.ts'
import { wrap } from '#renderer/theme/layout.css.ts'
import { CheckIcon } from '#renderer/ui/icons.tsx'
import { AnsweringScene, AskingScene } from './part-scenes.tsx'
import * as styles from './parts.css.ts'

/** The two halves of the service. */
export function Parts() {
  const id = useId()
  const { parts, words } = automatedGoogleReviewsText
  return (
    <section className={styles.parts} aria-labelledby={id}>
      <div className={`${wrap} ${styles.grid}`}>
        <h2 className={styles.heading} id={id}>
          {parts.heading}
        </h2>
        <div className={`${styles.part} ${styles.asking}`}>
          <AskingScene words={words} />
          <Body {...parts.asking} />
        </div>
        <div className={`${styles.part} ${styles.answering}`}>
          <AnsweringScene words={words} />
          <Body {...parts.answering} />
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
