import { type ReactNode, useId } from 'react'
import type { automatedGoogleReviewsText } from '#locales/en/services/automated-google-reviews.ts'
import type { Translation } from '#locales/translation.ts'
import AnswerStep from '#renderer/art/services/automated-google-reviews/step-answer.svg?server'
import AskStep from '#renderer/art/services/automated-google-reviews/step-ask.svg?server'
import LearnStep from '#renderer/art/services/automated-google-reviews/step-learn.svg?server'
import SetUpStep from '#renderer/art/services/automated-google-reviews/step-set-up.svg?server'
import { section, wrap } from '../../theme/layout.css.ts'
import * as styles from './story.css.ts'
import type { Words } from './words.ts'

type StoryProps = { text: Translation<typeof automatedGoogleReviewsText.steps>; words: Words }

/** The service up a flight of four steps, to the star. */
export function Story({ text, words }: StoryProps) {
  const id = useId()
  const { lines, onStone, turns } = styles
  const pictures = [
    <SetUpStep key="setup" className={styles.picture} />,
    <AskStep key="ask" className={styles.picture} words={words} styles={{ lines, onStone, turns }} />,
    <AnswerStep key="answer" className={styles.picture} words={words} styles={{ lines, onStone, turns }} />,
    <LearnStep key="learn" className={styles.picture} />,
  ]
  return (
    <section className={`${section} ${styles.ground}`} data-ground="band" aria-labelledby={id}>
      <div className={wrap}>
        <h2 id={id}>{text.heading}</h2>
        <ol className={styles.way}>
          {text.items.map((item, index) => (
            <Stage key={item.title} {...item}>
              {pictures[index]}
            </Stage>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Stage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className={styles.stage}>
      {children}
      <div className={styles.words}>
        <div>
          <h3>{title}</h3>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.arch} />
      </div>
    </li>
  )
}
