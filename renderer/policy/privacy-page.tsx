import type { ReactNode } from 'react'
import type { privacyText } from '#locales/en/privacy.ts'
import { say } from '#locales/texts.ts'
import type { Translation } from '#locales/translation.ts'
import { useApp, useData } from '../app-context.tsx'
import { FooterBridge } from '../layout/footer-bridge.tsx'
import { PolicyPage } from './policy-page.tsx'
import {
  CorrectedCopy,
  EmptyJar,
  LetterAndCalendar,
  LockedCabinet,
  OfferAndPen,
  SandGlass,
  TallySlate,
  ThreeForms,
  UnloadedMap,
} from './policy-vignettes.tsx'
import type { PrivacyData } from './privacy-data.ts'
import { RouteScene } from './route-scene.tsx'

type Facts = Record<
  'name' | 'email' | 'address' | 'reply' | 'copies' | 'outOfReach' | 'recorded' | 'counted',
  string
> &
  Record<'keptMonths' | 'sessionDays' | 'deviceDays', number>

type Sentence = string | ((facts: Facts) => string)

type Section = {
  /** Its anchor. */
  id: string
  heading: string
  /** Set apart, with the first paragraph, before the others. */
  statement?: string
  paragraphs: readonly Sentence[]
  points?: readonly string[]
  /** With their names. */
  entries?: readonly string[]
  checks?: readonly string[]
  /** Drawn as a line. */
  marks?: readonly { time: Sentence; text: string }[]
  /** After the points. */
  closing?: Sentence
}

/** Drawings by section, where there is more to read than a few lines; the order of the sections is the same in every language. */
const whereItGoes = 5
const vignettes: Record<number, ReactNode> = {
  2: <ThreeForms />,
  3: <TallySlate />,
  4: <OfferAndPen />,
  6: <SandGlass />,
  7: <EmptyJar />,
  8: <UnloadedMap />,
  9: <LockedCabinet />,
  10: <CorrectedCopy />,
  12: <LetterAndCalendar />,
}

/** The privacy policy, with the facts of the site in its sentences. */
export function PrivacyPage({ text }: { text: Translation<typeof privacyText> }) {
  const { reply, keptMonths, cookieDays, logsAllRequests, countsVisits } = useData<PrivacyData>()
  const { site } = useApp()
  const { title, lead, updated, updatedOn, contents, copies, outOfReach, recordedRequests, counted } = text
  const sections: readonly Section[] = text.sections
  const facts: Facts = {
    name: site.name,
    email: site.email,
    address: site.address.join(', '),
    reply,
    keptMonths,
    sessionDays: cookieDays.session,
    deviceDays: cookieDays.device,
    copies,
    outOfReach,
    counted: counted[countsVisits ? 'on' : 'off'],
    recorded: recordedRequests[logsAllRequests ? 'all' : 'uncached'],
  }
  return (
    <>
      <PolicyPage
        title={title}
        lead={lead}
        updated={updated}
        updatedOn={updatedOn}
        contents={contents}
        email={site.email}
        sections={sections.map(
          ({ id, heading, statement, paragraphs, points, entries, checks, marks, closing }, index) => ({
            id,
            heading,
            ...(statement && { statement: { short: statement, more: say(paragraphs[0] ?? '', facts) } }),
            paragraphs: paragraphs.slice(statement ? 1 : 0).map((text) => say(text, facts)),
            ...(points && { points }),
            ...(entries && { entries }),
            ...(checks && { checks }),
            ...(marks && { marks: marks.map(({ time, text }) => ({ time: say(time, facts), text })) }),
            ...(index === whereItGoes && { art: <RouteScene /> }),
            ...(vignettes[index] && { vignette: vignettes[index] }),
            ...(closing && { closing: say(closing, facts) }),
          }),
        )}
      />
      <FooterBridge />
    </>
  )
}
