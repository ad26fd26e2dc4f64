import type { PageContextServer } from 'vike/types'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = (pageContext: PageContextServer) =>
  metadataOfText(pageContext.texts.question)(pageContext)
