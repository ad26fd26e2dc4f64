import type { PageContextServer } from 'vike/types'
import { say } from '#locales/texts.ts'
import { metadataOfText, type PageMetadata } from '#renderer/head/metadata.ts'
import { textOf } from '#renderer/texts.ts'
import type { Data } from './+data.ts'

export const metadata = (pageContext: PageContextServer): PageMetadata => {
  const { title, description } = textOf(pageContext, 'pricing')
  const { from } = pageContext.data as Data
  return metadataOfText({ title, description: say(description, { from }) })(pageContext)
}
