import type { ReactNode } from 'react'
import { homeText } from '#locales/en/home.ts'
import { section, tabular, wrap } from '#renderer/theme/layout.css.ts'
import type { Data } from './+data.ts'
import { SalonScene, VoiceNoteScene } from './case-scenes.tsx'
import * as styles from './cases.css.ts'

/** Six cases, set as a mosaic: no two alike. */
export function Cases({ figures }: Pick<Data, 'figures'>) {
  const { heading, bookings, retention, calls, noShows, enquiries, hours } = homeText.cases
  return (
    <section className={section} aria-labelledby="cases">
      <div className={wrap}>
        <h2 className={styles.heading} id="cases">
          {heading}
        </h2>
        <ul className={styles.mosaic}>
          <li className={styles.bookings}>
            <div className={styles.bookingsText}>
              <Case {...bookings} figure={figures.bookings} />
            </div>
            <SalonScene />
          </li>
          <li className={styles.retention}>
            <Case {...retention} figure={figures.retention} />
          </li>
          <li className={styles.calls}>
            <Case {...calls} figure={figures.calls} />
          </li>
          <li className={styles.noShows}>
            <Case {...noShows} figure={figures.noShows} />
          </li>
          <li className={styles.enquiries}>
            <Case {...enquiries} />
          </li>
          <li className={styles.hours}>
            <div className={styles.hoursText}>
              <Case {...hours} figure={figures.hours} />
            </div>
            <div className={styles.hoursPicture}>
              <VoiceNoteScene />
            </div>
          </li>
        </ul>
      </div>
    </section>
  )
}

type CaseProps = { who: string; figure: string; title: string; text: string }

function Case({ who, figure, title, text }: CaseProps): ReactNode {
  return (
    <>
      <p className={styles.who}>{who}</p>
      <h3 className={styles.claim}>
        <span className={`${styles.figure} ${tabular}`}>{figure}</span> {title}
      </h3>
      <p className={styles.text}>{text}</p>
    </>
  )
}
