import type { privacyText } from '#locales/en/privacy.ts'
import { say } from '#locales/texts.ts'
import type { Translation } from '#locales/translation.ts'
import BriefForm from '#renderer/art/policy/brief-form.svg?server'
import CorrectedCopy from '#renderer/art/policy/corrected-copy.svg?server'
import EmptyJar from '#renderer/art/policy/empty-jar.svg?server'
import EnquiryForm from '#renderer/art/policy/enquiry-form.svg?server'
import KeptLetter from '#renderer/art/policy/kept-letter.svg?server'
import LetterAndCalendar from '#renderer/art/policy/letter-and-calendar.svg?server'
import LockedCabinet from '#renderer/art/policy/locked-cabinet.svg?server'
import OfferAndPen from '#renderer/art/policy/offer-and-pen.svg?server'
import QuestionForm from '#renderer/art/policy/question-form.svg?server'
import RouteScene from '#renderer/art/policy/route.svg?server'
import SandGlass from '#renderer/art/policy/sand-glass.svg?server'
import TallySlate from '#renderer/art/policy/tally-slate.svg?server'
import UnloadedMap from '#renderer/art/policy/unloaded-map.svg?server'
import { useApp, useData } from '../app-context.tsx'
import { FooterBridge } from '../layout/footer-bridge.tsx'
import { PolicyPage, type SectionLook } from './policy-page.tsx'

import type { PrivacyData } from './privacy-data.ts'

type Facts = Record<'name' | 'email' | 'address' | 'reply' | 'copies' | 'outOfReach', string> &
  Record<'keptMonths' | 'sessionDays' | 'deviceDays', number>

type Sentence = string | ((facts: Facts) => string)

type Section = {
  id: string
  heading: string
  /** Set apart together with the first paragraph, before the others. */
  statement?: string
  paragraphs: readonly Sentence[]
  points?: readonly string[]
  entries?: readonly string[]
  checks?: readonly string[]
  /** Drawn as a timeline. */
  marks?: readonly { time: Sentence; text: string }[]
  /** After the points. */
  closing?: Sentence
}

type Fact = {
  short: Sentence
  more: string
  /** Id of the section with the details. */
  to: string
}

/** Looks of the sections, in the order that they have in every language. */
const looks: readonly SectionLook[] = [
  {},
  {},
  { form: 'wide', entryDrawings: [EnquiryForm, QuestionForm, BriefForm] },
  { vignette: <TallySlate /> },
  { vignette: <OfferAndPen /> },
  { form: 'ground', across: <RouteScene /> },
  { form: 'wide' },
  {},
  { vignette: <UnloadedMap /> },
  { vignette: <LockedCabinet /> },
  { vignette: <CorrectedCopy /> },
  {},
  { form: 'closing', vignette: <LetterAndCalendar /> },
]
const factDrawings = [EmptyJar, SandGlass, KeptLetter]

export function PrivacyPage({ text }: { text: Translation<typeof privacyText> }) {
  const { reply, keptMonths, cookieDays } = useData<PrivacyData>()
  const { site } = useApp()
  const { title, lead, updated, updatedOn, contents, copies, outOfReach } = text
  const inShort: readonly Fact[] = text.inShort
  const sections: readonly Section[] = text.sections
  const facts: Facts = {
    name: site.name,
    email: site.email,
    address: site.address.map((line) => line.replace(' ', '\u00a0')).join(', '),
    reply,
    keptMonths,
    sessionDays: cookieDays.session,
    deviceDays: cookieDays.device,
    copies,
    outOfReach,
  }
  return (
    <>
      <PolicyPage
        title={title}
        lead={lead}
        updated={updated}
        updatedOn={updatedOn}
        inShort={inShort.map(({ short, more, to }, index) => ({
          short: say(short, facts),
          more,
          section: sections.findIndex(({ id }) => id === to),
          ...(factDrawings[index] && { Drawing: factDrawings[index] }),
        }))}
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
            ...(closing && { closing: say(closing, facts) }),
            ...looks[index],
          }),
        )}
      />
      <FooterBridge />
    </>
  )
}
