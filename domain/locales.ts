/**
 * The languages of the site. A language needs a row here, a folder in `locales/` and its texts in `content/*.yaml`; paths,
 * hreflang, Open Graph, the sitemap, the language switch and the formats derive from its row.
 */

type LocaleRow = {
  /** Prefix of its paths; empty for the default language. */
  prefix: '' | `/${string}`
  /** BCP 47, for structured data; `<html lang>` and hreflang use the row's key. */
  tag: string
  /** BCP 47 with a region, for numbers and dates; with an underscore for Open Graph. */
  region: string
}

const rows = {
  en: { prefix: '', tag: 'en-GB', region: 'en-GB' },
  it: { prefix: '/it', tag: 'it', region: 'it-IT' },
} as const satisfies Record<string, LocaleRow>

export type Locale = keyof typeof rows

export const localeRows: Readonly<Record<Locale, LocaleRow>> = rows

/** The default language comes first. */
export const locales = Object.keys(rows) as Locale[]

/** The language of pages, forms and mails that specify none. Only this one has the blog and the onboarding form (R3). */
export const defaultLocale = 'en' satisfies Locale

export const perLocale = <Value>(of: (locale: Locale) => Value): Record<Locale, Value> =>
  Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Record<Locale, Value>

/** What a language is called in another one: `Italian` in English, `inglese` in Italian. */
export const languageName = (locale: Locale, inLocale: Locale): string =>
  new Intl.DisplayNames(inLocale, { type: 'language' }).of(locale) ?? locale
