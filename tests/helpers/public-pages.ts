import { type Locale, locales } from '#domain/locales.ts'
import {
  formAddress,
  homeOf,
  localeOf,
  pageIn,
  pathIn,
  serviceAddress,
  servicesAddress,
} from '#domain/routes.ts'
import { serviceSlugs } from '#domain/services.ts'

/** A page that a visitor can open: its path, with a query only where that changes the page. */
export type PublicPage = {
  path: string
  locale: Locale
  status: 200 | 404
  indexed: boolean
}

const indexed = (locale: Locale, paths: readonly string[]): PublicPage[] =>
  paths.map((path) => ({ path, locale, status: 200, indexed: true }))

const unlisted = (locale: Locale, path: string, status: PublicPage['status'] = 200): PublicPage => ({
  path,
  locale,
  status,
  indexed: false,
})

/** The pages that both languages have (R3), under the language's prefix. */
const twinned = (locale: Locale): PublicPage[] => [
  ...indexed(locale, [
    homeOf(locale),
    ...['about', 'contact', 'privacy', 'accessibility', 'pricing'].map((name) => pathIn(locale, `/${name}`)),
    formAddress(locale, 'inquiry'),
    formAddress(locale, 'question'),
    servicesAddress(locale),
    ...serviceSlugs.map((slug) => serviceAddress(locale, slug)),
  ]),
  ...(['inquiry', 'question'] as const).map((form) =>
    unlisted(locale, `${formAddress(locale, form)}/sent?ref=7K3M-Q9TX`),
  ),
]

/** The same page in the other language, or null when it has none. */
export function twinOf(path: string): string | null {
  const other = locales.find((locale) => locale !== localeOf(path))
  return other ? pageIn(other, path) : null
}

/** An article of the shipped content folder; tests that need the others find them by links. */
export const anArticle = '/blog/the-call-you-miss-at-ten-past-nine'

/** Every page (R3), including both not-found pages. */
export const publicPages: readonly PublicPage[] = [
  ...twinned('en'),
  ...indexed('en', ['/blog', anArticle, '/website-onboarding']),
  unlisted('en', '/website-onboarding/sent?ref=7K3M-Q9TX&files=2'),
  unlisted('en', '/admin'),
  unlisted('en', '/no-such-page', 404),
  unlisted('en', '/blog/no-such-article', 404),
  ...twinned('it'),
  unlisted('it', '/it/nessuna-pagina', 404),
]
