import { useText } from '#renderer/app-context.tsx'
import { ServicePage } from '#renderer/service/service-page.tsx'
import { VoiceToNoteAutomationSections } from '#renderer/service/voice-to-note-automation/sections.tsx'

export function Page() {
  return (
    <ServicePage slug="voice-to-note-automation">
      <VoiceToNoteAutomationSections text={useText('services/voice-to-note-automation')} />
    </ServicePage>
  )
}
