import { voiceToNoteAutomationText as text } from '#locales/en/services/voice-to-note-automation.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(text, { lead: text.lead })
