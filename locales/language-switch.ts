import type { Locale } from '#domain/locales.ts'

/** How each language offers itself. In its own words, since that is what its readers look for on a page in another one. */
type Offer = {
  name: string
  thisPage: string
  /** For a page that is not translated; `pageLanguage` is what this language calls that of the page. */
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
