import type { ReactNode } from 'react'
import type { Founder } from '#domain/site/business.ts'
import type { aboutText } from '#locales/en/about.ts'
import type { Translation } from '#locales/translation.ts'
import AthleteStillLife from '#renderer/art/about/athlete.svg?server'
import DesignerStillLife from '#renderer/art/about/designer.svg?server'
import { section, tabular, wrap } from '../theme/layout.css.ts'
import { Picture } from '../ui/picture.tsx'
import * as styles from './founders.css.ts'

type FoundersProps = {
  /** The athlete first, the designer second. */
  founders: readonly Founder[]
  /** Number of the athlete's followers, such as `35,000+`. */
  followers: string
  text: Translation<typeof aboutText.founders>
}

/** The two founders. The background replaces a missing name (R18), a still life a missing portrait. */
export function Founders({ founders: [athlete, designer], followers, text }: FoundersProps) {
  return (
    <section className={section} aria-labelledby="founders">
      <div className={`${wrap} ${styles.founders}`}>
        <h2 className={styles.heading} id="founders">
          {text.heading}
        </h2>
        {athlete && (
          <article className={styles.founder}>
            <Portrait founder={athlete} alt={text.portrait}>
              <AthleteStillLife styles={{ bridge: styles.bridge }} />
            </Portrait>
            <div>
              <Name founder={athlete} from={text.fromSport} />
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
            <Portrait founder={designer} alt={text.portrait}>
              <DesignerStillLife />
            </Portrait>
            <div>
              <Name founder={designer} from={text.fromDesign} />
              <p className={styles.text}>{text.designer}</p>
            </div>
          </article>
        )}
      </div>
    </section>
  )
}

/** The widths in founders.css.ts. */
const portraitSizes = [{ upTo: '40rem', width: '92vw' }, { upTo: '56rem', width: '46vw' }, { width: '29rem' }]

type PortraitProps = {
  founder: Founder
  alt: (values: { name: string }) => string
  children: ReactNode
}

function Portrait({ founder: { photo, name, role }, alt, children }: PortraitProps) {
  if (photo === null) return children
  return (
    <Picture
      className={styles.portrait}
      picture={photo}
      alt={alt({ name: name ?? role })}
      sizes={portraitSizes}
      ratio={0.88}
      priority="later"
    />
  )
}

/** `from`: the founder's background, shown when there is no name. */
function Name({ founder: { role, name }, from }: { founder: Founder; from: string }) {
  return (
    <>
      <h3 className={styles.name}>{name ?? from}</h3>
      <p className={styles.role}>{role}</p>
    </>
  )
}
