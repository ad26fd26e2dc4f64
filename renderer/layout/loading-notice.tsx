import { useSyncExternalStore } from 'react'
import { useApp } from '../app-context.tsx'
import { navigationStatus } from '../navigation-status.ts'
import * as styles from './loading-notice.css.ts'

/** Says what is being fetched when a client-side navigation takes its time; empty in the server's HTML. */
export function LoadingNotice() {
  const { text } = useApp()
  const target = useSyncExternalStore(navigationStatus.subscribe, navigationStatus.target, () => null)
  const { blog, article, page } = text.loading
  return (
    <div className={styles.notice} role="status">
      {target !== null && (target === '/blog' ? blog : target.startsWith('/blog/') ? article : page)}
    </div>
  )
}
