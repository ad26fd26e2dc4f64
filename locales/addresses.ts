/**
 * The one map of addresses: links, language twins, redirects, sitemap and tests read it (R1 to R4, R9).
 * A service has the same slug in both languages.
 */

import { defaultLocale, type Locale, localeRows, locales } from '#domain/locales.ts'

export const serviceSlugs = [
  'ai-enquiry-handling',
  'smart-booking-systems',
  'websites',
  'workflow-automation',
  'tailored-ai-tools',
  'client-retention-tools',
  'google-business-profile',
  'local-ads-lead-generation',
  'automated-google-reviews',
  'voice-to-note-automation',
] as const

export type ServiceSlug = (typeof serviceSlugs)[number]

/** The English menu lists nine services; the tenth stays reachable from `/services`. */
export const englishMenuServices = serviceSlugs.filter((slug) => slug !== 'voice-to-note-automation')

/** The path of a page in a language, from its path in the default language. Whether there is such a page it does not say. */
export const pathIn = (locale: Locale, path: string): string =>
  path === '/' ? localeRows[locale].prefix || '/' : localeRows[locale].prefix + path

export const homeOf = (locale: Locale): string => pathIn(locale, '/')

export const serviceAddress = (locale: Locale, slug: ServiceSlug): string =>
  pathIn(locale, `/services/${slug}`)

/** Which service's page a path is; null when it is none. */
export const serviceOf = (pathname: string): ServiceSlug | null =>
  serviceSlugs.find((slug) => englishPathOf(pathname) === `/services/${slug}`) ?? null

export const servicesAddress = (locale: Locale): string => pathIn(locale, '/services')

/** The page that holds a form for visitors without script; what thanks for it stands at `/sent` below (R47). */
export const formAddress = (locale: Locale, form: 'inquiry' | 'question'): string =>
  pathIn(locale, `/${form}`)

/** Pages that every language has, by their path in the default one. */
const translated: ReadonlySet<string> = new Set([
  '/',
  '/about',
  '/contact',
  '/privacy',
  '/pricing',
  '/services',
  '/inquiry',
  '/inquiry/sent',
  '/question',
  '/question/sent',
  ...serviceSlugs.map((slug) => `/services/${slug}`),
])

const marketingPaths = [
  '/',
  '/about',
  '/services',
  ...serviceSlugs.map((slug) => `/services/${slug}`),
  '/pricing',
  '/contact',
  '/privacy',
]

const otherLocales = locales.filter((locale) => locale !== defaultLocale)

/** Pages of the default language alone. */
const untranslatedPaths = ['/blog', '/website-onboarding']

/** What a crawler should know of, posts apart: no forms of their own, no result pages. */
export const sitemapPages: readonly string[] = [
  ...marketingPaths,
  ...untranslatedPaths,
  ...otherLocales.flatMap((locale) => marketingPaths.map((path) => pathIn(locale, path))),
]

/** Whether a path is one of the site's own pages, or leads to one; posts are not in it. */
export const isSiteAddress = (pathname: string): boolean =>
  siteAddresses.includes(pathname) || Object.hasOwn(movedAddresses, pathname)

/** Segment-wise: `/it` and `/it/…` are Italian, `/italy` is English. */
export const localeOf = (pathname: string): Locale =>
  otherLocales.find((locale) => `${pathname}/`.startsWith(`${localeRows[locale].prefix}/`)) ?? defaultLocale

/** The path without its language: `/it/services/websites` and `/services/websites` are one page. */
export const englishPathOf = (pathname: string): string =>
  pathname.slice(localeRows[localeOf(pathname)].prefix.length) || '/'

/** The same page in a language, itself included; null for a page that is not translated. */
export function pageIn(locale: Locale, pathname: string): string | null {
  const path = englishPathOf(pathname)
  return translated.has(path) ? pathIn(locale, path) : null
}

/** A page in every language, for `hreflang` (R9); empty for a page that is not translated. */
export function alternatesOf(pathname: string): { hreflang: string; path: string }[] {
  const path = englishPathOf(pathname)
  if (!translated.has(path)) return []
  const inEach = locales.map((locale) => ({ hreflang: locale as string, path: pathIn(locale, path) }))
  return [...inEach, { hreflang: 'x-default', path }]
}

/** Addresses that the not-found pages name and that lead to living pages (R4). All answer 301. */
export const movedAddresses: Readonly<Record<string, string>> = {
  '/en': '/',
  '/en/services': '/services',
  '/en/services/web-development': '/services/websites',
  '/en/services/ai-automation': '/services/workflow-automation',
  '/en/services/seo-marketing': '/services/google-business-profile',
  '/it/servizi': '/it/services',
  '/it/servizi/sviluppo-web': '/it/services/websites',
  '/it/servizi/automazione-ai': '/it/services/workflow-automation',
  '/it/servizi/seo-marketing': '/it/services/google-business-profile',
}

/** Every page of the site but the posts. */
export const siteAddresses: readonly string[] = [
  ...locales.flatMap((locale) => [...translated].map((path) => pathIn(locale, path))),
  ...untranslatedPaths,
]

const homes: ReadonlySet<string> = new Set(locales.map(homeOf))

/**
 * Whether a link is the current page or one of its ancestors: whole segments, home only exactly (R11).
 */
export function activeState(href: string, pathname: string): 'page' | 'section' | null {
  if (href === pathname) return 'page'
  if (homes.has(href)) return null
  return pathname.startsWith(`${href}/`) ? 'section' : null
}

/** What an inquiry about a service calls it, in both languages (R30); staff and reports rely on these. */
export const servicePackageNames = {
  'ai-enquiry-handling': 'AI Customer Service',
  'smart-booking-systems': 'Smart Booking Systems',
  websites: 'Website Design & Development',
  'workflow-automation': 'AI Workflow & Admin Automation',
  'tailored-ai-tools': 'Tailored AI Tools',
  'client-retention-tools': 'Client Retention & Communication Tools',
  'google-business-profile': 'Google Business Profile Optimisation',
  'local-ads-lead-generation': 'Local Ads & Lead Generation',
  'automated-google-reviews': 'Automated Google Review Management',
  'voice-to-note-automation': 'Voice-to-Note Automation',
} as const satisfies Record<ServiceSlug, string>
