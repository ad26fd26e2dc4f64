import { voiceToNoteAutomationText as text } from '#locales/it/services/voice-to-note-automation.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(text, { lead: text.lead })
