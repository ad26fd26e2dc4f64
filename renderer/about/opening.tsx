import type { aboutText } from '#locales/en/about.ts'
import type { Translation } from '#locales/translation.ts'
import { wrap } from '../theme/layout.css.ts'
import * as styles from './about.css.ts'

type OpeningProps = { text: Translation<Pick<typeof aboutText, 'heading' | 'mission' | 'place'>> }

export function Opening({ text: { heading, mission, place } }: OpeningProps) {
  return (
    <div className={`${wrap} ${styles.opening}`}>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.mission}>{mission}</p>
      <p className={styles.place}>{place}</p>
    </div>
  )
}
