import type { PictureFile } from '#domain/media/media.schema.ts'
import type { aboutText } from '#locales/en/about.ts'
import type { Translation } from '#locales/translation.ts'
import WideTeam from '#renderer/art/about/team.svg?server'
import { Picture } from '../ui/picture.tsx'
import { quietLoop } from '../ui/quiet-loop.css.ts'
import { SmallTeam, teamStyles } from './small-team.tsx'
import * as styles from './team.css.ts'

type TeamProps = {
  /** The owner's photograph; null = the drawn scene. */
  image: PictureFile | null
  alt: string
  words: Translation<typeof aboutText.scene>
}

/** The widths in team.css.ts. On phones the photograph is cropped, so it is wider than the screen. */
const photographSizes = [
  { upTo: '40rem', width: '172vw' },
  { upTo: '63rem', width: '94vw' },
  { width: '58rem' },
]

export function Team({ image, alt, words }: TeamProps) {
  if (image !== null) {
    return (
      <div className={styles.photograph}>
        <Picture
          className={styles.arch}
          picture={image}
          alt={alt}
          sizes={photographSizes}
          ratio={3 / 2}
          priority="first"
        />
      </div>
    )
  }
  return (
    <div className={`${styles.scene} ${quietLoop}`}>
      <div className={styles.wide}>
        <WideTeam words={words} styles={teamStyles} />
      </div>
      <div className={styles.small}>
        <SmallTeam words={words} />
      </div>
    </div>
  )
}
