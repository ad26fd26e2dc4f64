import type { ReactNode } from 'react'
import * as styles from './site-layout.css.ts'

/** Where a page of the site stands; the editor's preview of one, too. */
export function SiteMain({ children }: { children: ReactNode }) {
  return (
    <main className={styles.main} id="content" tabIndex={-1}>
      {children}
    </main>
  )
}
