import type { aboutText } from '#locales/en/about.ts'
import type { Translation } from '#locales/translation.ts'
import * as styles from './team.css.ts'
import { SmallTeam, WideTeam } from './team-scene.tsx'

type TeamProps = {
  /** Address of the owner's photograph; null = the drawn scene. */
  image: string | null
  /** What the photograph shows, for those who cannot see it. */
  alt: string
  words: Translation<typeof aboutText.scene>
}

/** The team: the owner's photograph under an arch, or the drawn scene until there is one. */
export function Team({ image, alt, words }: TeamProps) {
  if (image !== null) {
    return (
      <div className={styles.photograph}>
        <img className={styles.arch} src={image} alt={alt} decoding="async" />
      </div>
    )
  }
  return (
    <div className={styles.scene}>
      <div className={styles.wide}>
        <WideTeam words={words} />
      </div>
      <div className={styles.small}>
        <SmallTeam words={words} />
      </div>
    </div>
  )
}
