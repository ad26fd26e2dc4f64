import type { smartBookingSystemsText } from '#locales/en/services/smart-booking-systems.ts'
import type { Translation } from '#locales/translation.ts'
import Analytics from '#renderer/art/services/smart-booking-systems/analytics.svg?server'
import Calendars from '#renderer/art/services/smart-booking-systems/calendars.svg?server'
import Channels from '#renderer/art/services/smart-booking-systems/channels.svg?server'
import Hours from '#renderer/art/services/smart-booking-systems/hours.svg?server'
import NoClash from '#renderer/art/services/smart-booking-systems/no-clash.svg?server'
import OpenDiary from '#renderer/art/services/smart-booking-systems/open-diary.svg?server'
import WideOpening from '#renderer/art/services/smart-booking-systems/opening.svg?server'
import SmallOpening from '#renderer/art/services/smart-booking-systems/opening-small.svg?server'
import Reminder from '#renderer/art/services/smart-booking-systems/reminder.svg?server'
import Connect from '#renderer/art/services/smart-booking-systems/step-connect.svg?server'
import GoLive from '#renderer/art/services/smart-booking-systems/step-go-live.svg?server'
import Listen from '#renderer/art/services/smart-booking-systems/step-listen.svg?server'
import Test from '#renderer/art/services/smart-booking-systems/step-test.svg?server'
import Thumbnail from '#renderer/art/services/smart-booking-systems/thumbnail.svg?server'
import { useData } from '../../app-context.tsx'
import { Call } from '../call.tsx'
import { Introduction } from '../introduction.tsx'
import { Opening } from '../opening.tsx'
import { Proof } from '../proof.tsx'
import { Steps } from '../steps.tsx'
import { Agenda } from './agenda.tsx'
import type { Data } from './data.ts'

import { Rules } from './rules.tsx'

/** The sections of the page, the same in both languages. */
export function SmartBookingSystemsSections({ text }: { text: Translation<typeof smartBookingSystemsText> }) {
  const figures = useData<Data>()
  const { heading, lead, introduction, features, rules, proof, steps, call, words } = text
  return (
    <>
      <Opening
        slug="smart-booking-systems"
        heading={heading}
        lead={lead}
        wide={<WideOpening words={words} />}
        small={<SmallOpening words={words} />}
      />
      <Introduction {...introduction} drawing={<OpenDiary />} across />
      <Agenda
        {...features}
        drawings={[
          <Channels key="channels" />,
          <Calendars key="calendars" />,
          <NoClash key="clash" />,
          <Hours key="hours" />,
          <Reminder key="reminder" words={{ text: words.reminderText }} />,
          <Analytics key="analytics" />,
        ]}
      />
      <Rules text={rules} />
      <Proof
        form="leaf"
        heading={proof.heading}
        points={proof.points}
        resultsLabel={proof.results}
        figures={[figures['no-shows'], figures['online-bookings'], figures['more-bookings']]}
      />
      <Steps
        {...steps}
        drawings={[
          <Listen as="g" key="listen" />,
          <Connect as="g" key="connect" />,
          <Test as="g" key="test" />,
          <GoLive as="g" key="live" words={words} />,
        ]}
      />
      <Call
        form="band"
        drawing={<Thumbnail />}
        heading={call.heading({ price: figures['complete-booking'].value })}
        text={call.text({ hours: figures.reply.value })}
      />
    </>
  )
}
