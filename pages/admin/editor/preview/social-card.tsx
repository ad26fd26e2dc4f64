import type { PictureFile } from '#domain/media/media.schema.ts'
import { editorText } from '#locales/en/admin-editor.ts'
import { meta } from '#renderer/ui/studio/shared.css.ts'
import type { Fields } from '../fields.ts'
import * as styles from './preview.css.ts'

const text = editorText.preview

type SocialCardProps = { stored: Fields; picture: PictureFile | null; origin: string }

export function SocialCard({ stored, picture, origin }: SocialCardProps) {
  // The card does not fetch pictures from other hosts
  const own = picture?.copies ? picture : null
  return (
    <section className={styles.shared} aria-labelledby="when-shared">
      <h2 id="when-shared">{text.whenShared}</h2>
      <div className={styles.social}>
        {own && <img className={styles.socialPicture} src={own.src} alt="" />}
        <div className={styles.socialText}>
          <span className={meta}>{hostOf(origin)}</span>
          <p className={styles.socialTitle}>{stored.title || text.noTitle}</p>
          <p className={meta}>{shortened(stored.description || text.noDescription, 125)}</p>
        </div>
      </div>
    </section>
  )
}

export const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : origin)

const shortened = (words: string, most: number): string => {
  const letters = Array.from(words)
  if (letters.length <= most) return words
  const cut = letters.slice(0, most).join('')
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2))} …`
}
