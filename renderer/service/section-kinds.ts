import { Anatomy } from './anatomy.tsx'
import { Calculator } from './calculator.tsx'
import { Call } from './call.tsx'
import { Checklist } from './checklist.tsx'
import { Conversation } from './conversation.tsx'
import { Examples } from './examples.tsx'
import { Features } from './features.tsx'
import { Greetings } from './greetings.tsx'
import { Halves } from './halves.tsx'
import { Introduction, Road } from './introduction.tsx'
import { Ledger } from './ledger.tsx'
import { Scene } from './scene.tsx'
import { Shorthand } from './shorthand.tsx'
import { Steps } from './steps.tsx'
import { VoiceNote } from './voice-note.tsx'
import { Week } from './week.tsx'

/** The kinds of section on a service page below its opening. Each renders one `<section>`. */
const kinds = {
  introduction: Introduction,
  road: Road,
  features: Features,
  halves: Halves,
  steps: Steps,
  scene: Scene,
  anatomy: Anatomy,
  examples: Examples,
  conversation: Conversation,
  greetings: Greetings,
  shorthand: Shorthand,
  week: Week,
  ledger: Ledger,
  calculator: Calculator,
  'voice-note': VoiceNote,
  checklist: Checklist,
  call: Call,
}

export type SectionKinds = typeof kinds

/** The browser gets only the interactive kinds; it keeps the server's HTML of the others. */
export const sectionKinds: Partial<SectionKinds> = import.meta.env.SSR
  ? kinds
  : { calculator: Calculator, call: Call }
