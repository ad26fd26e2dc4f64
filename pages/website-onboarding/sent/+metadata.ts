import type { PageContextServer } from 'vike/types'
import { metadataOfText, type PageMetadata } from '#renderer/head/metadata.ts'
import { textOf } from '#renderer/texts.ts'

export const metadata = (pageContext: PageContextServer): PageMetadata =>
  metadataOfText(textOf(pageContext, 'onboarding').sent, { noindex: true })(pageContext)
