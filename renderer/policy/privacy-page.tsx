import type { privacyText } from '#locales/en/privacy.ts'
import { say } from '#locales/texts.ts'
import type { Translation } from '#locales/translation.ts'
import { useApp, useData } from '../app-context.tsx'
import { FooterBridge } from '../layout/footer-bridge.tsx'
import { PolicyPage, type SectionLook } from './policy-page.tsx'
import {
  BriefForm,
  CorrectedCopy,
  EmptyJar,
  EnquiryForm,
  KeptLetter,
  LetterAndCalendar,
  LockedCabinet,
  OfferAndPen,
  QuestionForm,
  SandGlass,
  TallySlate,
  UnloadedMap,
} from './policy-vignettes.tsx'
import type { PrivacyData } from './privacy-data.ts'
import { RouteScene } from './route-scene.tsx'

type Facts = Record<'name' | 'email' | 'address' | 'reply' | 'copies' | 'outOfReach', string> &
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

/** Said at the top. */
type Fact = {
  short: Sentence
  more: string
  /** The section that says all of it. */
  to: string
}

/** How the sections look; their order is the same in every language. */
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

/** The privacy policy, with the facts of the site in its sentences. */
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
