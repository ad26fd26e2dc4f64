import type { PageContext } from 'vike/types'
import { privacyText } from '#locales/it/privacy.ts'
import type { PageMetadata } from '#renderer/head/metadata.ts'

export const metadata = (pageContext: PageContext): PageMetadata => ({
  title: `${privacyText.title} | ${pageContext.site.name}`,
  description: privacyText.description,
})
