import { useData, useText } from '#renderer/app-context.tsx'
import { Call } from '#renderer/contact/call.tsx'
import { ContactHero } from '#renderer/contact/contact-hero.tsx'
import { MapPanel } from '#renderer/contact/map-panel.tsx'
import { Ways } from '#renderer/contact/ways.tsx'
import { LeadDialogs, LeadLink } from '#renderer/forms/lead-dialogs.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const { position, hours } = useData<Data>()
  const { message } = useText('contact')
  const button = (
    <LeadLink form="question" variant="primary" block="phones" title={message} button={message} />
  )
  return (
    <LeadDialogs>
      <ContactHero>{button}</ContactHero>
      <Ways hours={hours} />
      <MapPanel position={position} />
      <Call>{button}</Call>
    </LeadDialogs>
  )
}
