import type { aiEnquiryHandlingText } from '#locales/en/services/ai-enquiry-handling.ts'
import type { Translation } from '#locales/translation.ts'
import BusyHands from '#renderer/art/services/ai-enquiry-handling/busy-hands.svg?server'
import Closing from '#renderer/art/services/ai-enquiry-handling/closing.svg?server'
import Handover from '#renderer/art/services/ai-enquiry-handling/handover.svg?server'
import LeadCard from '#renderer/art/services/ai-enquiry-handling/lead-card.svg?server'
import WideOpening from '#renderer/art/services/ai-enquiry-handling/opening.svg?server'
import SmallOpening from '#renderer/art/services/ai-enquiry-handling/opening-small.svg?server'
import RoundTheClock from '#renderer/art/services/ai-enquiry-handling/round-the-clock.svg?server'
import VoiceAgent from '#renderer/art/services/ai-enquiry-handling/voice-agent.svg?server'
import WhatsAppAgent from '#renderer/art/services/ai-enquiry-handling/whatsapp-agent.svg?server'
import { useData } from '../../app-context.tsx'
import { Call } from '../call.tsx'
import { Introduction } from '../introduction.tsx'
import { Opening } from '../opening.tsx'
import { Agents } from './agents.tsx'
import { Conversation } from './conversation.tsx'
import type { Data } from './data.ts'

import { FrontDesk } from './front-desk.tsx'
import { sheet } from './greetings.css.ts'
import { Greetings } from './greetings.tsx'

/** The sections of the page, the same in both languages. */
export function AiEnquiryHandlingSections({ text }: { text: Translation<typeof aiEnquiryHandlingText> }) {
  const { heading, lead, introduction, handover, features, languages, proof, call, words } = text
  const figures = useData<Data>()
  return (
    <>
      <Opening
        slug="ai-enquiry-handling"
        heading={heading}
        lead={lead}
        wide={<WideOpening words={words} />}
        small={<SmallOpening words={words} />}
      />
      <Introduction {...introduction} drawing={<BusyHands />} />
      <Conversation text={handover} />
      <div className={sheet}>
        <Agents
          label={features.label}
          items={features.items}
          drawings={[
            <VoiceAgent key="voice" />,
            <WhatsAppAgent key="whatsapp" />,
            <LeadCard key="lead" words={words} />,
            <RoundTheClock key="clock" words={words} />,
            <Handover key="handover" />,
          ]}
        />
      </div>
      <Greetings text={languages} />
      <FrontDesk
        text={proof}
        figures={[figures['missed-calls'], figures['lead-conversion'], figures['phone-time']]}
      />
      <Call
        form="mint"
        drawing={<Closing />}
        heading={call.heading}
        text={call.text({ hours: figures.reply.value })}
      />
    </>
  )
}
