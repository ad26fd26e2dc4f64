import { voiceToNoteAutomationText } from '#locales/en/services/voice-to-note-automation.ts'
import { ServicePage } from '#renderer/service/service-page.tsx'
import { VoiceToNoteAutomationSections } from '#renderer/service/voice-to-note-automation/sections.tsx'

export function Page() {
  return (
    <ServicePage slug="voice-to-note-automation">
      <VoiceToNoteAutomationSections text={voiceToNoteAutomationText} />
    </ServicePage>
  )
}
