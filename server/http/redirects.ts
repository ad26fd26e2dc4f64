import type { RequestHandler } from 'express'
import { movedAddresses } from '#locales/addresses.ts'

/** Paths that are not pages: they keep their spelling. */
const notPages = /^\/(?:api|assets|public-objects|posts|\.well-known)(?:\/|$)/

/**
 * One address a page (decisions 1, 2): trailing slash, doubled slash, upper case and `index.html` answer 308 to the
 * canonical spelling; the addresses that the not-found pages name answer 301 to the living page.
 */
export function canonicalRedirects(): RequestHandler {
  return (request, response, next) => {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || notPages.test(request.path)) return next()
    const canonical = canonicalPath(request.path)
    const moved = movedAddresses[canonical] ?? withoutEnglishPrefix(canonical)
    const query = request.originalUrl.slice(request.originalUrl.split('?', 1)[0]?.length ?? 0)
    if (moved) return response.redirect(301, moved + query)
    if (canonical !== request.path) return response.redirect(308, canonical + query)
    next()
  }
}

function canonicalPath(path: string): string {
  const folded = path
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html?$/i, '/')
    .replace(/(?<=.)\/+$/, '')
  // Percent-encoded text keeps its case: %C3 and %c3 are one address, but changing it gains nothing.
  return folded.includes('%') || folded.includes('.') ? folded : folded.toLowerCase()
}

/** `/en/…` is the English page without the prefix (decision 2); whether that exists, it says itself. */
function withoutEnglishPrefix(path: string): string | null {
  return path.startsWith('/en/') ? path.slice('/en'.length) : null
}
