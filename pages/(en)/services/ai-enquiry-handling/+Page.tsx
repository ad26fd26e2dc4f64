import { aiEnquiryHandlingText } from '#locales/en/services/ai-enquiry-handling.ts'
import { useData } from '#renderer/app-context.tsx'
import { Conversation } from '#renderer/service/ai-enquiry-handling/conversation.tsx'
import {
  Handover,
  Languages,
  LeadCard,
  RoundTheClock,
  VoiceAgent,
  WhatsAppAgent,
} from '#renderer/service/ai-enquiry-handling/features.tsx'
import { sheet } from '#renderer/service/ai-enquiry-handling/greetings.css.ts'
import { Greetings } from '#renderer/service/ai-enquiry-handling/greetings.tsx'
import { SmallOpening, WideOpening } from '#renderer/service/ai-enquiry-handling/opening.tsx'
import { Call } from '#renderer/service/call.tsx'
import { FeatureSheet } from '#renderer/service/feature-sheet.tsx'
import { Introduction } from '#renderer/service/introduction.tsx'
import { Opening } from '#renderer/service/opening.tsx'
import { Proof } from '#renderer/service/proof.tsx'
import { ServicePage } from '#renderer/service/service-page.tsx'
import type { Data } from './+data.ts'

const { heading, lead, introduction, handover, features, languages, proof, call, words } =
  aiEnquiryHandlingText

export function Page() {
  const figures = useData<Data>()
  return (
    <ServicePage slug="ai-enquiry-handling">
      <Opening
        tone="night"
        heading={heading}
        lead={lead}
        wide={<WideOpening words={words} />}
        small={<SmallOpening words={words} />}
      />
      <Introduction {...introduction} />
      <Conversation text={handover} />
      <div className={sheet}>
        <FeatureSheet
          label={features.label}
          items={features.items}
          drawings={[
            <VoiceAgent key="voice" />,
            <WhatsAppAgent key="whatsapp" />,
            <LeadCard key="lead" words={words} />,
            <RoundTheClock key="clock" words={words} />,
            <Handover key="handover" />,
            <Languages key="languages" words={words} />,
          ]}
        />
      </div>
      <Greetings text={languages} />
      <Proof
        heading={proof.heading}
        points={proof.points}
        resultsLabel={proof.results}
        figures={[figures['missed-calls'], figures['lead-conversion'], figures['phone-time']]}
      />
      <Call heading={call.heading} text={call.text(figures.reply.value)} />
    </ServicePage>
  )
}
