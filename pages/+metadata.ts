import type { PageContextServer } from 'vike/types'
import { metadataOfText, type PageMetadata } from '#renderer/head/metadata.ts'

export function metadata(pageContext: PageContextServer): PageMetadata {
  const { dictionary } = pageContext
  const text = dictionary && pageContext.texts[dictionary]
  if (
    !text ||
    !('description' in text) ||
    typeof text.title !== 'string' ||
    typeof text.description !== 'string'
  )
    throw new Error(`No metadata for ${pageContext.pathname}`)
  const { title, description } = text
  return metadataOfText(
    { title, description },
    'lead' in text && typeof text.lead === 'string' ? { lead: text.lead } : {},
  )(pageContext)
}
