import { locales } from './locales.ts'
import { formAddress, previewPath } from './routes.ts'
import { logoAddress, siteSheetAddress } from './site/site-facts.ts'
import { decodedUri } from './uri.ts'

/** Classes of paths. A class includes everything below its paths. */

const interfaces = ['/api', '/healthz', '/readyz', '/metrics', '/.well-known']

const files = ['/assets', '/public-objects', '/cards', siteSheetAddress, logoAddress]

/** Addresses of older articles; each leads to a page. */
const oldPosts = '/posts'

const admin = '/admin'

/** Posts that are not public, for people with a link; knowing the path gives access. */
const previews = previewPath

/** Pages made for one visitor: forms with an id of their own, and their thank-you pages. */
const perVisitor = [
  ...locales.flatMap((locale) => [formAddress(locale, 'inquiry'), formAddress(locale, 'question')]),
  '/website-onboarding',
]

/** Matches a path with or without its query. */
const startingWith = (...paths: readonly string[]): RegExp =>
  new RegExp(`^(?:${paths.map((path) => path.replaceAll('.', '\\.')).join('|')})(?:[/?]|$)`)

const neverRendered = startingWith(...interfaces, ...files)
const neverPublic = startingWith(...interfaces, ...files, oldPosts, previews, admin)
const adminPages = startingWith(admin)
const forms = startingWith(...perVisitor)
const keepsSpelling = startingWith('/api', '/.well-known', '/assets', '/public-objects', oldPosts)

/** Answered without rendering a page: by an interface or with a file. */
export const isNeverRendered = (url: string): boolean => neverRendered.test(url)

/** Whether the path can have no page that is the same for every visitor. */
export const isNeverPublicPage = (url: string): boolean => neverPublic.test(url)

/** A page whose form differs for each visitor, or the thank-you page of such a form. */
export const isPerVisitor = (url: string): boolean => forms.test(url)

export const isAdminPath = (url: string): boolean => adminPages.test(url)

/** Exempt from the redirect to the canonical spelling: file names may contain upper case. */
export const hasOwnSpelling = (path: string): boolean => keepsSpelling.test(path)

/** Patterns of addresses that a browser must not fetch ahead of a visit. */
export const notPrefetched: readonly string[] = [
  `${admin}*`,
  '/api/*',
  '/assets/*',
  `${oldPosts}/*`,
  `${previews}/*`,
  '/public-objects/*',
  ...perVisitor.map((path) => `${path}*`),
  '/*.xml',
  '/*.json',
  '/*.txt',
]

/** Matches anywhere in the path: a mistyped path may still contain a whole token. */
const secretPath = new RegExp(`^(.*?${previews}[/\\\\]).+$`, 'is')

/** A path that is safe to log: the token that gives access is left out. */
export function pathForLog(path: string): string {
  const [, start] = secretPath.exec(decodedUri(path)) ?? []
  return start === undefined ? path : `${encodeURI(start)}…`
}

const writtenOnce = /(?:^|[/\\])(?:blog[/\\][0-9a-f]{24}\.[a-z]+|variants[/\\][0-9a-f]{32}[/\\]\d+\.[a-z]+)$/

/**
 * Whether an address or file name is that of a public object with a generated name: an image or one of its copies, written
 * once. A file that somebody put there by hand may change.
 */
export const isWrittenOnce = (name: string): boolean => writtenOnce.test(name)

export const isDiscoveryFile = (path: string): boolean =>
  /^\/(?:feed\.xml|atom\.xml|feed\.json|sitemap(?:-\d+)?\.xml|robots\.txt|site\.webmanifest|llms\.txt)$/.test(
    path,
  )
