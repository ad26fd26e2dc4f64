import type { PageContext } from 'vike/types'
import { previewText } from '#locales/en/preview.ts'
import { fullTitle, type PageMetadata } from '#renderer/head/metadata.ts'
import type { Data } from './+data.ts'

export const metadata = (pageContext: PageContext): PageMetadata => {
  const data = pageContext.data as Data
  if (!data.found) {
    const { title, text } = previewText[data.why]
    return { title: fullTitle(title, pageContext), description: text, noindex: true }
  }
  const { title, description } = data.post
  return {
    title: fullTitle(previewText.title({ title }), pageContext),
    description,
    ogType: 'article',
    noindex: true,
  }
}
