import type { ReactNode } from 'react'
import { useApp } from '../app-context.tsx'
import { skipLink } from '../theme/layout.css.ts'
import { ToastHost } from '../ui/toast/toast-host.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import * as styles from './site-layout.css.ts'
import { SiteMain } from './site-main.tsx'

/** Header, page and footer, shared by both languages; their differences are in `navigation.ts`. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { text } = useApp()
  return (
    <div className={styles.site}>
      <a className={skipLink} href="#content">
        {text.skipToContent}
      </a>
      <SiteHeader />
      <SiteMain>{children}</SiteMain>
      <SiteFooter />
      <ToastHost />
    </div>
  )
}
