import type { ReactNode } from 'react'
import { AdminLink } from './controls.tsx'
import * as styles from './notice.css.ts'
import { meta } from './shared.css.ts'

type NoticeProps = {
  heading?: 'h1' | 'h2' | 'h3'
  title?: string
  text: string
  link?: { href: string; label: string }
  /** Replaces the arch. */
  drawing?: ReactNode
  /** Has no ground of its own. */
  compact?: boolean
}

/** Shown in place of missing content: what happened, what is safe, what to do. */
export function Notice({
  heading: Heading = 'h2',
  title,
  text,
  link,
  drawing,
  compact = false,
}: NoticeProps) {
  const look = compact ? styles.compact : drawing ? `${styles.ground} ${styles.panel}` : ''
  return (
    <div className={`${styles.notice} ${look}`}>
      {drawing ? (
        <div className={styles.drawing}>{drawing}</div>
      ) : (
        <svg className={styles.arch} viewBox="0 0 72 48" aria-hidden="true">
          <path d="M4 47V36a32 32 0 0 1 64 0v11H50V36a14 14 0 0 0-28 0v11Z" />
        </svg>
      )}
      {title && <Heading>{title}</Heading>}
      <p className={meta}>{text}</p>
      {link && <AdminLink href={link.href}>{link.label}</AdminLink>}
    </div>
  )
}
