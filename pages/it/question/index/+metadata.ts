import type { PageContext } from 'vike/types'
import { questionText } from '#locales/it/question.ts'
import type { PageMetadata } from '#renderer/head/metadata.ts'

export const metadata = (pageContext: PageContext): PageMetadata => ({
  title: `${questionText.title} | ${pageContext.site.name}`,
  description: questionText.description,
  // The same form stands in the contact and pricing pages.
  noindex: true,
})
