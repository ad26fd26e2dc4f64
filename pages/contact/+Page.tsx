import { useApp, useData, useText } from '#renderer/app-context.tsx'
import { Call } from '#renderer/contact/call.tsx'
import { ContactHero } from '#renderer/contact/contact-hero.tsx'
import { MapPanel } from '#renderer/contact/map-panel.tsx'
import { Ways } from '#renderer/contact/ways.tsx'
import { LeadDialogs, LeadLink } from '#renderer/forms/lead-dialogs.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const { site } = useApp()
  const { position, hours } = useData<Data>()
  const text = useText('contact')
  const { message } = text
  const button = (
    <LeadLink form="question" variant="primary" block="phones" title={message} button={message} />
  )
  return (
    <LeadDialogs>
      <ContactHero text={text}>{button}</ContactHero>
      <Ways site={site} hours={hours} text={text} />
      <MapPanel position={position} address={site.address} text={text.map} />
      <Call text={text.call}>{button}</Call>
    </LeadDialogs>
  )
}
