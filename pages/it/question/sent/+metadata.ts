import type { PageContext } from 'vike/types'
import { questionText } from '#locales/it/question.ts'
import type { PageMetadata } from '#renderer/head/metadata.ts'

export const metadata = (pageContext: PageContext): PageMetadata => ({
  title: `${questionText.sent.title} | ${pageContext.site.name}`,
  description: questionText.sent.text,
  noindex: true,
})
