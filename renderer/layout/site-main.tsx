import type { ReactNode } from 'react'
import * as styles from './site-layout.css.ts'

/** Container of a page's content; also used in the editor's preview. */
export function SiteMain({ children }: { children: ReactNode }) {
  return (
    <main className={styles.main} id="content" tabIndex={-1}>
      {children}
    </main>
  )
}
