import type { googleBusinessProfileText } from '#locales/en/services/google-business-profile.ts'
import type { Translation } from '#locales/translation.ts'
import ProfileCard from '#renderer/art/services/google-business-profile/profile-card.svg?server'
import type { Figure } from '#renderer/claims/claims.ts'
import { FigureOrigin } from '#renderer/claims/figure-origin.tsx'
import { tabular, wrap } from '#renderer/theme/layout.css.ts'
import * as styles from './anatomy.css.ts'
import type { Words } from './words.ts'

type AnatomyProps = {
  text: Translation<typeof googleBusinessProfileText.anatomy>
  words: Words
  localSearches: Figure
}

/** A profile with its parts numbered, and a note to each. */
export function Anatomy({ text, words, localSearches }: AnatomyProps) {
  return (
    <section className={styles.ground} aria-labelledby="anatomy">
      <div className={`${wrap} ${styles.grid}`}>
        <div className={styles.head}>
          <h2 id="anatomy">{text.heading}</h2>
          <p className={styles.lead}>{text.lead}</p>
        </div>
        <div className={styles.card}>
          <ProfileCard styles={{ leaders: styles.leaders }} words={words} />
        </div>
        <ol className={styles.notes}>
          {text.notes.map((note, index) => (
            <li className={styles.note} key={note.title}>
              <span className={`${styles.number} ${tabular}`} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={styles.title}>{note.title}</h3>
              <p className={styles.text}>{note.text}</p>
            </li>
          ))}
        </ol>
        <p className={`${styles.searches} ${tabular}`}>
          <b className={styles.figure}>{localSearches.value}</b>{' '}
          <span>
            {localSearches.label} <FigureOrigin of={localSearches} />
          </span>
        </p>
      </div>
    </section>
  )
}
