import { ServicePage } from '#renderer/service/service-page.tsx'
import { VoiceToNoteAutomationSections } from '#renderer/service/voice-to-note-automation/sections.tsx'

export const Page = () => (
  <ServicePage slug="voice-to-note-automation" Sections={VoiceToNoteAutomationSections} />
)
