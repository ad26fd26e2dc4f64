import { googleBusinessProfileText } from '#locales/en/services/google-business-profile.ts'
import type { Figure } from '#renderer/claims.ts'
import { ProfileCard } from '#renderer/service/google-business-profile/profile-card.tsx'
import { tabular, wrap } from '#renderer/theme/layout.css.ts'
import * as styles from './anatomy.css.ts'

/** A profile with its parts numbered, and a note to each. */
export function Anatomy({ localSearches }: { localSearches: Figure }) {
  const { anatomy, words } = googleBusinessProfileText
  return (
    <section className={styles.ground} aria-labelledby="anatomy">
      <div className={`${wrap} ${styles.grid}`}>
        <div className={styles.head}>
          <h2 id="anatomy">{anatomy.heading}</h2>
          <p className={styles.lead}>{anatomy.lead}</p>
        </div>
        <p className={`${styles.searches} ${tabular}`}>
          <b className={styles.figure}>{localSearches.value}</b> <span>{localSearches.label}</span>
        </p>
        <div className={styles.card}>
          <ProfileCard words={words} />
        </div>
        <ol className={styles.notes}>
          {anatomy.notes.map(({ title, text }, index) => (
            <li className={styles.note} key={title}>
              <span className={`${styles.number} ${tabular}`} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
