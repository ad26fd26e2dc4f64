import type { PageContext } from 'vike/types'
import { mediaText } from '#locales/en/admin-media.ts'
import type { PageMetadata } from '#renderer/head/metadata.ts'

export const metadata = (pageContext: PageContext): PageMetadata => ({
  title: `${mediaText.title} | ${pageContext.site.name}`,
  description: mediaText.description,
  noindex: true,
})
