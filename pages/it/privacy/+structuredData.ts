import type { PageContextServer } from 'vike/types'
import { metadataOf } from '#renderer/head/head.ts'
import type { StructuredData } from '#renderer/head/metadata.ts'
import { webPage } from '#renderer/head/structured-data.ts'

export const structuredData = (pageContext: PageContextServer): StructuredData[] => [
  webPage(pageContext, metadataOf(pageContext)),
]
