import { isAdminPath, isDiscoveryFile, isNeverRendered, isWrittenOnce } from '#domain/path-classes.ts'
import type { RedirectAnswer } from '#domain/site/redirects.schema.ts'
import { isSiteAddress, siteAddresses } from '#domain/site-pages.ts'
import type { PostPages } from './pages/post-pages.ts'
import type { ContentStore } from './store/store.ts'

const isBlog = (path: string): boolean => path === '/blog' || path.startsWith('/blog/')

export function createAddresses(store: Pick<ContentStore, 'redirects'>, posts: Pick<PostPages, 'hasPage'>) {
  /** Whether the site itself has a page, file or redirect at a path; the owner's redirects do not count. */
  const isOwn = (path: string): boolean => {
    if (isSiteAddress(path) || isDiscoveryFile(path) || isAdminPath(path) || isNeverRendered(path))
      return true
    return path.startsWith('/blog/') && posts.hasPage(path, new URLSearchParams())
  }
  /** What the owner's redirects (R186) give for a path; null when none applies. */
  const redirectOf = (path: string): RedirectAnswer | null => store.redirects().answer(path, isOwn)
  return {
    isOwn,
    redirectOf,
    isAnswered: (path: string): boolean => isOwn(path) || redirectOf(path) !== null,
    /** Whether visitors get a page, feed or file at a path with a query, instead of "not found". */
    isPage(path: string, query: URLSearchParams): boolean {
      if (isBlog(path)) return posts.hasPage(path, query)
      return siteAddresses.includes(path) || isDiscoveryFile(path) || isAdminPath(path) || isWrittenOnce(path)
    },
  }
}
