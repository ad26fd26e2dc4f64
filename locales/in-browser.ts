import type { LeadKind } from '#domain/leads/lead.ts'
import type { Locale } from '#domain/locales.ts'
import { offlineText as offlineEn } from './en/offline.ts'
import { offlineText as offlineIt } from './it/offline.ts'
import type { Translation } from './translation.ts'

/** Texts that a browser chooses by language; those for the server are in `dictionaries.ts`. */

/** How each language is offered on a page in another one: in its own words, which its readers look for. */
type Offer = {
  name: string
  thisPage: string
  /** For a page that is not translated; `pageLanguage`: the page's language, as this language calls it. */
  home: (pageLanguage: string) => string
}

export const languageOffers: Readonly<Record<Locale, Offer>> = {
  en: {
    name: 'English',
    thisPage: 'Read this page in English',
    home: (pageLanguage) => `This page is only in ${pageLanguage}: go to the English home page`,
  },
  it: {
    name: 'Italiano',
    thisPage: 'Leggi questa pagina in italiano',
    home: (pageLanguage) => `Questa pagina è solo in ${pageLanguage}: vai alla home italiana`,
  },
}

/** Shown before any of the page's own code has loaded. */
export const offlineTexts: Readonly<Record<Locale, Translation<typeof offlineEn>>> = {
  en: offlineEn,
  it: offlineIt,
}

export const replySubjects: Readonly<Record<Locale, Record<LeadKind, string>>> = {
  en: { inquiry: 'Your enquiry', question: 'Your question', onboarding: 'Your website brief' },
  it: { inquiry: 'La tua richiesta', question: 'La tua domanda', onboarding: 'Il tuo sito web' },
}
