import type { PageContext } from 'vike/types'
import type { PageMetadata } from '#renderer/head/metadata.ts'
import type { Data } from './+data.ts'

export const metadata = (pageContext: PageContext): PageMetadata => {
  const { title, text } = pageContext.data as Data
  return { title: `${title} | ${pageContext.site.name}`, description: text, noindex: true }
}
