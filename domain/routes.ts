import { defaultLocale, type Locale, localeRows, locales } from './locales.ts'
import { type ServiceSlug, serviceSlugs } from './services.ts'

/**
 * The one map of addresses: links, translations of pages, redirects, sitemap and tests read it (R1 to R4, R9).
 * A page has the same path in every language, after the language's prefix.
 */

/** The path of a page in a language, from its path in the default language. Does not check that the page exists. */
export const pathIn = (locale: Locale, path: string): string =>
  path === '/' ? localeRows[locale].prefix || '/' : localeRows[locale].prefix + path

export const homeOf = (locale: Locale): string => pathIn(locale, '/')

export const serviceAddress = (locale: Locale, slug: ServiceSlug): string =>
  pathIn(locale, `/services/${slug}`)

/** The service whose page is at a path; null for any other path. */
export const serviceOf = (pathname: string): ServiceSlug | null =>
  serviceSlugs.find((slug) => englishPathOf(pathname) === `/services/${slug}`) ?? null

export const servicesAddress = (locale: Locale): string => pathIn(locale, '/services')

/** The page with a form for visitors without script; its thank-you page is at `/sent` below it (R47). */
export const formAddress = (locale: Locale, form: 'inquiry' | 'question'): string =>
  pathIn(locale, `/${form}`)

/** Preview links: this path followed by the token. Only in the blog's language (R3). */
export const previewPath = '/preview'

/** Pages that every language has, by their path in the default one. */
export const translatedPaths: ReadonlySet<string> = new Set([
  '/',
  '/about',
  '/contact',
  '/privacy',
  '/accessibility',
  '/pricing',
  '/services',
  '/inquiry',
  '/inquiry/sent',
  '/question',
  '/question/sent',
  ...serviceSlugs.map((slug) => `/services/${slug}`),
])

const otherLocales = locales.filter((locale) => locale !== defaultLocale)

/** Segment-wise: `/it` and `/it/…` are Italian, `/italy` is English. */
export const localeOf = (pathname: string): Locale =>
  otherLocales.find((locale) => `${pathname}/`.startsWith(`${localeRows[locale].prefix}/`)) ?? defaultLocale

/** The path without its language: `/it/services/websites` and `/services/websites` are one page. */
export const englishPathOf = (pathname: string): string =>
  pathname.slice(localeRows[localeOf(pathname)].prefix.length) || '/'

/** The same page in a language, itself included; null for a page that is not translated. */
export function pageIn(locale: Locale, pathname: string): string | null {
  const path = englishPathOf(pathname)
  return translatedPaths.has(path) ? pathIn(locale, path) : null
}

/** A page in every language, for `hreflang` (R9); empty for a page that is not translated. */
export function alternatesOf(pathname: string): { hreflang: string; path: string }[] {
  const path = englishPathOf(pathname)
  if (!translatedPaths.has(path)) return []
  const inEach = locales.map((locale) => ({ hreflang: locale as string, path: pathIn(locale, path) }))
  return [...inEach, { hreflang: 'x-default', path }]
}

const homes: ReadonlySet<string> = new Set(locales.map(homeOf))

/** Whether a link is the current page or, by whole segments, an ancestor of it; home never is one (R12). */
export function activeState(href: string, pathname: string): 'page' | 'section' | null {
  if (href === pathname) return 'page'
  if (homes.has(href)) return null
  return pathname.startsWith(`${href}/`) ? 'section' : null
}
