import type { PageContextServer } from 'vike/types'
import { serviceOf } from '#domain/routes.ts'
import { metadataOfText, type PageMetadata } from '#renderer/head/metadata.ts'
import { textOf } from '#renderer/texts.ts'

/** Of each service; the index has its own. */
export const metadata = (pageContext: PageContextServer): PageMetadata => {
  const slug = serviceOf(pageContext.urlPathname)
  if (slug === null) throw new Error(`${pageContext.urlPathname} is no service`)
  const text = textOf(pageContext, `services/${slug}`)
  return metadataOfText(text, { lead: text.lead })(pageContext)
}
