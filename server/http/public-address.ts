import type { ServerResponse } from 'node:http'
import { isNeverPublicPage, isPerVisitor, isWrittenOnce } from '#domain/path-classes.ts'
import { limits } from '../kernel/limits.ts'
import { immutableCacheControl, publicCacheControl } from './cache-control.ts'

/** The one module that decides what the page cache may store, and under which address. */

/** Query parameters that a page reads, by its path; all others are ignored. */
const parametersOf: Readonly<Record<string, readonly string[]>> = { '/blog': ['category', 'page'] }
/** The query parameter that makes a path's page specific to one visitor, such as a search. */
const searchOf: Readonly<Record<string, string>> = { '/blog': 'q' }

/** Spellings that are not canonical; such requests are redirected or refused. */
const notCanonical = /^[^/]|[^\x21-\x7e]|\/\/|[A-Z%\\#]|\/\.{1,2}(?:\/|$)/

/** `address`: the path and query that are rendered, and under which the response is stored. */
export type PublicAddress = { path: string; query: URLSearchParams; address: string }

/**
 * The one address of a URL's page: known parameters in a fixed order, each with its last value. Null when no
 * response may be stored. Does not check whether the site has a page there.
 */
export function publicAddress(url: string): PublicAddress | null {
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  if (notCanonical.test(path) || isPerVisitor(path)) return null
  if (isNeverPublicPage(path) && !isWrittenOnce(path)) return null
  const query = new URLSearchParams()
  const names = parametersOf[path]
  if (at >= 0 && names) {
    const sent = new URLSearchParams(url.slice(at + 1))
    if (sent.has(searchOf[path] ?? '')) return null
    for (const name of names) {
      const value = sent.getAll(name).at(-1)
      if (value !== undefined) query.set(name, value)
    }
  }
  return { path, query, address: query.size === 0 ? path : `${path}?${query}` }
}

/** The kind of a response that is about to be sent and is the same for every visitor; null for others. */
export function sharedKind(response: ServerResponse): 'page' | 'picture' | null {
  const control = response.getHeader('cache-control')
  if (response.statusCode !== 200 || response.hasHeader('set-cookie')) return null
  if (control === publicCacheControl) return 'page'
  const bytes = Number(response.getHeader('content-length') ?? Number.NaN)
  return control === immutableCacheControl && bytes <= limits.cachedObjectBytes ? 'picture' : null
}
