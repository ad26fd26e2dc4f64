import { smartBookingSystemsText as text } from '#locales/en/services/smart-booking-systems.ts'
import { useData } from '#renderer/app-context.tsx'
import { Call } from '#renderer/service/call.tsx'
import { FeatureSheet } from '#renderer/service/feature-sheet.tsx'
import { Introduction } from '#renderer/service/introduction.tsx'
import { Opening } from '#renderer/service/opening.tsx'
import { Proof } from '#renderer/service/proof.tsx'
import { ServicePage } from '#renderer/service/service-page.tsx'
import {
  Analytics,
  Calendars,
  Channels,
  Hours,
  NoClash,
  Reminder,
} from '#renderer/service/smart-booking-systems/features.tsx'
import { SmallOpening, WideOpening } from '#renderer/service/smart-booking-systems/opening.tsx'
import { Rules } from '#renderer/service/smart-booking-systems/rules.tsx'
import { Connect, GoLive, Listen, Test } from '#renderer/service/smart-booking-systems/steps.tsx'
import { Steps } from '#renderer/service/steps.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const figures = useData<Data>()
  const { heading, lead, introduction, features, rules, proof, steps, call, words } = text
  return (
    <ServicePage slug="smart-booking-systems">
      <Opening
        tone="green"
        heading={heading}
        lead={lead}
        wide={<WideOpening words={words} />}
        small={<SmallOpening words={words} />}
      />
      <Introduction {...introduction} />
      <FeatureSheet
        {...features}
        drawings={[
          <Channels key="channels" />,
          <Calendars key="calendars" />,
          <NoClash key="clash" />,
          <Hours key="hours" />,
          <Reminder key="reminder" text={words.reminderText} />,
          <Analytics key="analytics" />,
        ]}
      />
      <Rules text={rules} />
      <Proof
        heading={proof.heading}
        points={proof.points}
        resultsLabel={proof.results}
        figures={[figures['no-shows'], figures['online-bookings'], figures['more-bookings']]}
      />
      <Steps
        {...steps}
        drawings={[
          <Listen key="listen" />,
          <Connect key="connect" />,
          <Test key="test" />,
          <GoLive key="live" open={words.open} />,
        ]}
      />
      <Call heading={call.heading(figures['complete-booking'].value)} text={call.text(figures.reply.value)} />
    </ServicePage>
  )
}
