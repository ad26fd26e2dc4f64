import type { PictureFile } from '#domain/media/media.schema.ts'
import { useApp } from '#renderer/app-context.tsx'
import { PostSubject } from '#renderer/post-drawing/post-drawing.tsx'
import * as styles from './card-picture.css.ts'

type CardPictureProps = {
  title: string
  category: string
  readTime: string
  picture: PictureFile | null
  /** Instead of a picture. */
  drawing: number
}

/** The picture that the server draws for a shared post, as near as a page can show it before the post is saved. */
export function CardPicture({ title, category, readTime, picture, drawing }: CardPictureProps) {
  const { site } = useApp()
  // A picture of another host is not fetched for the card
  const own = picture?.copies ? picture : null
  return (
    <div className={styles.frame} aria-hidden="true">
      <div className={styles.card}>
        <div className={styles.name}>
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <path d="M3.5 18.5V15a12.5 12.5 0 0 1 25 0v3.5H22V15a6 6 0 0 0-12 0v3.5Z" />
            <path d="M3.5 21.5H10a6 3.2 0 0 0 12 0h6.5a12.5 8.2 0 0 1-25 0Z" />
          </svg>
          {site.name}
        </div>
        <div className={styles.words}>
          <p className={styles.label}>{[category, readTime].filter((part) => part !== '').join(' · ')}</p>
          <p className={styles.titleOf[lengthOf(title)]}>{title}</p>
        </div>
        <div className={styles.side}>
          {own ? <img className={styles.arch} src={own.src} alt="" /> : <PostSubject drawing={drawing} />}
        </div>
      </div>
    </div>
  )
}

function lengthOf(title: string): keyof typeof styles.titleOf {
  const length = Array.from(title).length
  if (length <= 36) return 'short'
  if (length <= 60) return 'middle'
  return length <= 100 ? 'long' : 'longest'
}
