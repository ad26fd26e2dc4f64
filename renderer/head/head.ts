import type { PageContext } from 'vike/types'
import { defaultLocale } from '#domain/locales.ts'
import type { PageMetadata } from './metadata.ts'
import type { PageHeadProps } from './page-head.tsx'

/** The page's metadata. Throws when the page has none. */
export function metadataOf(pageContext: PageContext): PageMetadata {
  const metadata = pageContext.config.metadata?.(pageContext)
  if (!metadata) throw new Error(`No metadata for ${pageContext.urlPathname}`)
  return metadata
}

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
