import type { PageContext } from 'vike/types'
import { voiceToNoteAutomationText as text } from '#locales/en/services/voice-to-note-automation.ts'
import type { PageMetadata } from '#renderer/head/metadata.ts'

export const metadata = (pageContext: PageContext): PageMetadata => ({
  title: `${text.title} | ${pageContext.site.name}`,
  description: text.description,
  lead: text.lead,
})
