import type { aboutText } from '#locales/en/about.ts'
import type { Translation } from '#locales/translation.ts'
import { section, tabular, wrap } from '../theme/layout.css.ts'
import * as styles from './founders.css.ts'
import { AthleteStillLife, DesignerStillLife } from './still-lifes.tsx'

export type Founder = { role: string; name?: string }

type FoundersProps = {
  /** The athlete first, the designer second. */
  founders: readonly Founder[]
  /** How many follow the first, such as `35,000+`. */
  followers: string
  text: Translation<typeof aboutText.founders>
}

/** The two founders, by role until the owner names them (R18); a still life in place of each portrait. */
export function Founders({ founders: [athlete, designer], followers, text }: FoundersProps) {
  return (
    <section className={section} aria-labelledby="founders">
      <div className={`${wrap} ${styles.founders}`}>
        <h2 className={styles.heading} id="founders">
          {text.heading}
        </h2>
        {athlete && (
          <article className={styles.founder}>
            <AthleteStillLife />
            <div>
              <Name founder={athlete} />
              <p className={styles.text}>{text.athlete}</p>
              <p className={`${styles.followers} ${tabular}`}>
                <b className={styles.figure}>{followers}</b>
                <span className={styles.label}>{text.followers}</span>
              </p>
            </div>
          </article>
        )}
        {designer && (
          <article className={styles.founder}>
            <DesignerStillLife />
            <div>
              <Name founder={designer} />
              <p className={styles.text}>{text.designer}</p>
            </div>
          </article>
        )}
      </div>
    </section>
  )
}

function Name({ founder: { role, name } }: { founder: Founder }) {
  return (
    <>
      <h3 className={styles.name}>{name ?? role}</h3>
      {name && <p className={styles.role}>{role}</p>}
    </>
  )
}
