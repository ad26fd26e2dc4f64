import { contactText } from '#locales/it/contact.ts'
import { useApp, useData } from '#renderer/app-context.tsx'
import { Call } from '#renderer/contact/call.tsx'
import { ContactHero } from '#renderer/contact/contact-hero.tsx'
import { MapPanel } from '#renderer/contact/map-panel.tsx'
import { Ways } from '#renderer/contact/ways.tsx'
import { QuestionLink, QuestionProvider } from '#renderer/forms/it/question.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const { site } = useApp()
  const { position, hours } = useData<Data>()
  return (
    <QuestionProvider>
      <ContactHero text={contactText}>
        <MessageButton />
      </ContactHero>
      <Ways site={site} hours={hours} text={contactText} />
      <MapPanel position={position} address={site.address} text={contactText.map} />
      <Call text={contactText.call}>
        <MessageButton />
      </Call>
    </QuestionProvider>
  )
}

function MessageButton() {
  const { message } = contactText
  return (
    <QuestionLink variant="primary" block="phones" title={message} button={message}>
      {message}
    </QuestionLink>
  )
}
