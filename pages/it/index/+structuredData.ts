import type { PageContextServer } from 'vike/types'
import { metadataOf } from '#renderer/head/head.ts'
import type { StructuredData } from '#renderer/head/metadata.ts'
import { organization, webPage } from '#renderer/head/structured-data.ts'

export const structuredData = (pageContext: PageContextServer): StructuredData[] => [
  organization(pageContext),
  webPage(pageContext, metadataOf(pageContext)),
]
