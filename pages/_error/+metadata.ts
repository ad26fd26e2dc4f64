import type { PageContextServer } from 'vike/types'
import { metadataOfText, type PageMetadata } from '#renderer/head/metadata.ts'
import { textOf } from '#renderer/texts.ts'

export const metadata = (pageContext: PageContextServer): PageMetadata => {
  const text = textOf(pageContext, 'not-found')
  const found = pageContext.is404 === false ? text.failure : text
  return metadataOfText(found, { noindex: true })(pageContext)
}
