import { serviceAction } from '#locales/it/services/action.ts'
import { voiceToNoteAutomationText } from '#locales/it/services/voice-to-note-automation.ts'
import { StaticServicePage } from '#renderer/service/static-service-page.tsx'
import { VoiceToNoteAutomationSections } from '#renderer/service/voice-to-note-automation/sections.tsx'

export function Page() {
  return (
    <StaticServicePage action={serviceAction}>
      <VoiceToNoteAutomationSections text={voiceToNoteAutomationText} />
    </StaticServicePage>
  )
}
