import type { PageContextServer } from 'vike/types'
import type { PageMetadata } from '#renderer/head/metadata.ts'
import { textOf } from '#renderer/texts.ts'

export const metadata = (pageContext: PageContextServer): PageMetadata => {
  const { title, description } = textOf(pageContext, 'home')
  return { title: title({ site: pageContext.site.name }), description }
}
