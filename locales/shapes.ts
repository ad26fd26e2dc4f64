import type { frame as englishFrame, pages as englishPages } from './en/index.ts'
import type { Translation } from './translation.ts'

/** The dictionaries of a page in its language, by name: shaped like the English ones, with exceptions. */

type English = { [Name in keyof typeof englishFrame]: Translation<(typeof englishFrame)[Name]> } & {
  [Name in keyof typeof englishPages]: Translation<Awaited<ReturnType<(typeof englishPages)[Name]>>>
}

type Optional<Text, Key extends keyof Text> = Omit<Text, Key> & Partial<Pick<Text, Key>>

/** Texts of a dialog (R49, R62). */
export type DialogText = {
  intro: string
  submit: string
  /** Label of the button while it sends; defaults to the normal label. */
  submitting?: string
  /** The button that closes the dialog; without it only ×, Esc and the backdrop do. */
  cancel?: string
  /** The notice after a failure; `noAnswer`: after a timeout. */
  failed: { title: string; text: string; noAnswer?: string }
}

export type InquiryText = Omit<English['inquiry'], 'sent' | keyof DialogText> &
  DialogText & {
    sent: Optional<English['inquiry']['sent'], 'textFor'>
    /** Dialogs with their own texts, keyed by the English path of their page (R27, R29, R64). */
    dialogs?: Readonly<Record<string, InquiryDialogText>>
    /** Where the other service pages lead instead of opening a dialog (R29). */
    serviceLink?: { href: string; label: string }
  }

export type InquiryDialogText = DialogText &
  Pick<English['inquiry'], 'title' | 'fields'> & {
    packageName?: string
    sent: InquiryText['sent']
  }

export type QuestionText = Omit<English['question'], 'sent' | keyof DialogText> &
  DialogText & { sent: Optional<English['question']['sent'], 'textOnPricing'> }

/** The final inquiry: one language has no package, and its page also shows the opening hours (R27, R37). */
type PricingText = Omit<English['pricing'], 'description' | 'final'> & {
  description: English['pricing']['description'] | string
  final: Optional<English['pricing']['final'], 'packageName'> & { hours?: string; closed?: string }
}

type Own = { inquiry: InquiryText; question: QuestionText; pricing: PricingText }

export type Texts = Omit<English, keyof Own> & Own

/** Loaded with every page. */
export type Frame = Pick<Texts, keyof typeof englishFrame>

/** Loaded with a page that specifies one in its `+dictionary.ts`. */
export type PageTextName = keyof typeof englishPages

/** What all languages share. Where one has a page of its own, only that page knows the rest. */
export type SharedTexts = Omit<Texts, 'about' | 'home'> & {
  about: Pick<Texts['about'], 'title' | 'description' | 'heading' | 'mission' | 'scene'>
  home: Pick<Texts['home'], 'title' | 'description'> & {
    hero: Pick<Texts['home']['hero'], 'heading' | 'lead'>
  }
}

type EnglishAlone = 'blog' | 'onboarding'

type Loaders<Name extends PageTextName> = { [Key in Name]: () => Promise<SharedTexts[Key]> }

export type PageLoaders = Loaders<Exclude<PageTextName, EnglishAlone>> & Partial<Loaders<EnglishAlone>>

export type LoadedTexts = Frame & Partial<Texts>
