import { defaultLocale, locales } from './locales.ts'
import { pathIn, translatedPaths } from './routes.ts'
import { serviceSlugs } from './services.ts'

/** All pages except posts, and the addresses that lead to them (R3, R4, R15). */

const untranslatedPaths = ['/blog', '/website-onboarding']

export const siteAddresses: readonly string[] = [
  ...locales.flatMap((locale) => [...translatedPaths].map((path) => pathIn(locale, path))),
  ...untranslatedPaths,
]

/** Whether a path is a page of the site or leads to one; false for posts. */
export const isSiteAddress = (pathname: string): boolean =>
  siteAddresses.includes(pathname) || Object.hasOwn(movedAddresses, pathname)

const marketingPaths = [
  '/',
  '/about',
  '/services',
  ...serviceSlugs.map((slug) => `/services/${slug}`),
  '/pricing',
  '/contact',
  '/inquiry',
  '/question',
  '/privacy',
  '/accessibility',
]

const otherLocales = locales.filter((locale) => locale !== defaultLocale)

/** The pages for crawlers, without posts and result pages. */
export const sitemapPages: readonly string[] = [
  ...marketingPaths,
  ...untranslatedPaths,
  ...otherLocales.flatMap((locale) => marketingPaths.map((path) => pathIn(locale, path))),
]

/** Addresses listed on the not-found pages. Each redirects to an existing page with status 301 (R4). */
export const movedAddresses: Readonly<Record<string, string>> = {
  '/en': '/',
  '/en/services': '/services',
  '/en/services/web-development': '/services/websites',
  '/en/services/ai-automation': '/services/workflow-automation',
  '/en/services/seo-marketing': '/services/google-business-profile',
  '/it/servizi': '/it/services',
  '/it/accessibilita': '/it/accessibility',
  '/it/servizi/sviluppo-web': '/it/services/websites',
  '/it/servizi/automazione-ai': '/it/services/workflow-automation',
  '/it/servizi/seo-marketing': '/it/services/google-business-profile',
}
