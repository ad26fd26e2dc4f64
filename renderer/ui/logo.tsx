import type { SiteFacts } from '#domain/site/site-facts.ts'
import { useApp } from '../app-context.tsx'
import * as styles from './logo.css.ts'

type LogoProps = {
  /** The site's name, shown beside the mark; without it the mark is alone. */
  name?: string
  /** On a ground that is dark in both themes, such as the footer. */
  onDark?: boolean
  className?: string
}

/** The owner's logo, or else the arch and its reflection. Put it in a link that has a name of its own. */
export function Logo({ name, onDark = false, className }: LogoProps) {
  const { logo } = useApp().site
  return (
    <span className={[styles.logo, onDark && styles.onDark, className].filter(Boolean).join(' ')}>
      {logo ? <OwnMark {...logo} /> : <Mark />}
      {name && !logo?.isWide && <span>{name}</span>}
    </span>
  )
}

function OwnMark({ src, ratio, isWide }: NonNullable<SiteFacts['logo']>) {
  const height = isWide ? 36 : 40
  return <img className={styles.own} src={src} alt="" width={Math.round(height * ratio)} height={height} />
}

function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <path className={styles.arch} d="M3.5 18.5V15a12.5 12.5 0 0 1 25 0v3.5H22V15a6 6 0 0 0-12 0v3.5Z" />
      <path className={styles.reflection} d="M3.5 21.5H10a6 3.2 0 0 0 12 0h6.5a12.5 8.2 0 0 1-25 0Z" />
    </svg>
  )
}
