import type { PageContext } from 'vike/types'
import { defaultLocale } from '#domain/locales.ts'
import type { PageMetadata } from './metadata.ts'
import type { PageHeadProps } from './page-head.tsx'

/** What the page says of itself; every page must say it. */
export function metadataOf(pageContext: PageContext): PageMetadata {
  const metadata = pageContext.config.metadata?.(pageContext)
  if (!metadata) throw new Error(`No metadata for ${pageContext.urlPathname}`)
  return metadata
}

/** What Vike knows of a page, as `<PageHead>` takes it: the same on the server and in the browser. */
export function pageHeadOf(pageContext: PageContext): PageHeadProps {
  const { site, origin, locale = defaultLocale, pathname = pageContext.urlPathname } = pageContext
  return {
    ...metadataOf(pageContext),
    locale,
    siteName: site.name,
    origin,
    pathname,
  }
}
