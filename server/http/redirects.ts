import type { Request, RequestHandler, Response } from 'express'
import { hasOwnSpelling } from '#domain/path-classes.ts'
import { previewPath } from '#domain/routes.ts'
import type { RedirectAnswer } from '#domain/site/redirects.schema.ts'
import { movedAddresses } from '#domain/site-pages.ts'
import { pathInUtf8 } from '#domain/uri.ts'
import { problem } from '../kernel/errors.ts'
import { publicCacheControl } from './cache-control.ts'

/**
 * What no browser sends in a path: characters that are not allowed (RFC 3986, 3.3; `*` is the asterisk form for the whole
 * server), dot segments, an incomplete escape. Browsers read a backslash as a slash and drop control characters, so a redirect
 * to such a path could lead to another host.
 */
const malformed = /^[^/*]|[^\x21-\x7e]|\\|\/\.{1,2}(?:\/|$)|%(?![0-9a-f]{2})/i

/**
 * Gives each page one address (R2, R4). Trailing slash, doubled slash, upper case, `index.html` and needless
 * escapes are redirected with 308 to the canonical spelling, and the addresses listed on the not-found pages
 * (`movedAddresses`) with 301 to the existing page. A target is always a path of this site; a path that no
 * browser would send gets 400. `ownerRule`: an owner's rule for a non-canonical spelling wins if there is no
 * page at the canonical one.
 */
export function canonicalRedirects(ownerRule: OwnerRule = () => null): RequestHandler {
  return (request, response, next) => {
    const refused = () => problem('bad-request', 'The address is not a valid one.')
    if (malformed.test(request.path) || request.originalUrl.includes('#')) throw refused()
    // All later handlers decode the path as UTF-8
    const given = request.path
    const path = pathInUtf8(given)
    if (path !== given) request.url = request.url.replace(given, () => path)
    if (hasOwnSpelling(request.path)) {
      if (/\/\/|.\/$/.test(request.path)) throw problem('not-found', 'There is no such address.')
      return next()
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const canonical = canonicalPath(request.path)
    if (malformed.test(canonical)) throw refused()
    // A preview address gives access, so it never appears in a redirect, which a cache may keep
    if (isPreview(canonical) && !isPreview(request.path))
      throw problem('not-found', 'There is no such address.')
    const moved = movedAddresses[canonical] ?? withoutEnglishPrefix(canonical)
    const query = queryOf(request.originalUrl)
    if (moved) return response.redirect(301, moved + query)
    if (canonical === request.path) return next()
    const rule = ownerRule(request.path, canonical)
    if (rule?.location) redirectTo(response, rule.status, withQuery(rule.location, query))
    else response.redirect(308, canonical + query)
  }
}

const isPreview = (path: string): boolean => path.startsWith(`${previewPath}/`)

/** The owner's rule (R186) for a path as it was sent; `canonical`: its canonical spelling. Null without one. */
type OwnerRule = (path: string, canonical: string) => RedirectAnswer | null

/** Applies the owner's rules. An address that is gone is marked for the pages (`locals.gone`). */
export function ownerRedirects(
  ownerRule: (request: Request, response: Response) => RedirectAnswer | null,
): RequestHandler {
  return (request, response, next) => {
    const rule = ownerRule(request, response)
    if (!rule) return next()
    if (rule.location !== null)
      return redirectTo(response, rule.status, withQuery(rule.location, queryOf(request.originalUrl)))
    response.locals.gone = true
    next()
  }
}

/** Revalidated each time, since the rule may change. */
const redirectTo = (response: Response, status: number, location: string): void => {
  response.set('Cache-Control', publicCacheControl).redirect(status, location)
}

function withQuery(address: string, query: string): string {
  if (query.length < 2) return address
  const [, path = '', own = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  return path + (own.length > 1 ? `${own}&${query.slice(1)}` : query) + fragment
}

/** The query with its question mark; an empty string without one. */
function queryOf(target: string): string {
  const [address = ''] = target.split('#', 1)
  const at = address.indexOf('?')
  return at < 0 ? '' : address.slice(at).replaceAll('\\', '%5C')
}

function canonicalPath(path: string): string {
  const folded = path
    .replace(/%[0-9a-f]{2}/gi, (escaped) => {
      const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
      return /[\w.~-]/.test(character) ? character : escaped
    })
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html?$/i, '/')
    .replace(/(?<=.)\/+$/, '')
  // Percent-encoded text retains its case: %C3 and %c3 are one address, but changing it gains nothing.
  return folded.includes('%') || folded.includes('.') ? folded : folded.toLowerCase()
}

/** Redirects `/en/…` to the same path without the prefix (R4), whether or not there is a page. */
function withoutEnglishPrefix(path: string): string | null {
  return path.startsWith('/en/') ? path.slice('/en'.length) : null
}
