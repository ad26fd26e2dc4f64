import type { RequestHandler } from 'express'
import { hasOwnSpelling } from '#domain/path-classes.ts'
import { movedAddresses } from '#domain/site-pages.ts'
import { problem } from '../errors.ts'

/**
 * Characters that are not allowed in a path (RFC 3986, 3.3; `*` is the asterisk form for the whole server). Browsers read a backslash
 * as a slash and drop control characters, so a redirect to such a path could lead to another host.
 */
const malformed = /^[^/*]|[^\x21-\x7e]|\\/

/**
 * One address a page (R2, R4): trailing slash, doubled slash, upper case and `index.html` answer 308 to the
 * canonical spelling; the addresses that the not-found pages name answer 301 to the existing page. A target is always a
 * path of this site; a path that no browser would send answers 400.
 */
export function canonicalRedirects(): RequestHandler {
  return (request, response, next) => {
    if (malformed.test(request.path)) throw problem('bad-request', 'The address is not a valid one.')
    if ((request.method !== 'GET' && request.method !== 'HEAD') || hasOwnSpelling(request.path)) return next()
    const canonical = canonicalPath(request.path)
    const moved = movedAddresses[canonical] ?? withoutEnglishPrefix(canonical)
    const query = queryOf(request.originalUrl)
    if (moved) return response.redirect(301, moved + query)
    if (canonical !== request.path) return response.redirect(308, canonical + query)
    next()
  }
}

/** The query with its question mark; empty when there is none. */
function queryOf(target: string): string {
  const [address = ''] = target.split('#', 1)
  const at = address.indexOf('?')
  return at < 0 ? '' : address.slice(at).replaceAll('\\', '%5C')
}

function canonicalPath(path: string): string {
  const folded = path
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html?$/i, '/')
    .replace(/(?<=.)\/+$/, '')
  // Percent-encoded text keeps its case: %C3 and %c3 are one address, but changing it gains nothing.
  return folded.includes('%') || folded.includes('.') ? folded : folded.toLowerCase()
}

/** `/en/…` leads to the same path without the prefix (R4), whether or not that is a page. */
function withoutEnglishPrefix(path: string): string | null {
  return path.startsWith('/en/') ? path.slice('/en'.length) : null
}
