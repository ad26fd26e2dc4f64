import type { smartBookingSystemsText } from '#locales/en/services/smart-booking-systems.ts'
import type { Translation } from '#locales/translation.ts'
import { useData } from '../../app-context.tsx'
import { Call } from '../call.tsx'
import { Introduction } from '../introduction.tsx'
import { Opening } from '../opening.tsx'
import { Proof } from '../proof.tsx'
import { Steps } from '../steps.tsx'
import { Agenda } from './agenda.tsx'
import type { Data } from './data.ts'
import { Analytics, Calendars, Channels, Hours, NoClash, Reminder } from './features.tsx'
import { OpenDiary } from './open-diary.tsx'
import { SmallOpening, WideOpening } from './opening.tsx'
import { Rules } from './rules.tsx'
import { Connect, GoLive, Listen, Test } from './steps.tsx'
import { thumbnail } from './thumbnail.tsx'

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
          <Reminder key="reminder" text={words.reminderText} />,
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
          <Listen key="listen" />,
          <Connect key="connect" />,
          <Test key="test" />,
          <GoLive key="live" open={words.open} />,
        ]}
      />
      <Call
        form="band"
        drawing={thumbnail}
        heading={call.heading({ price: figures['complete-booking'].value })}
        text={call.text({ hours: figures.reply.value })}
      />
    </>
  )
}
