import type { ServerResponse } from 'node:http'
import { isNeverPublicPage, isPerVisitor, isWrittenOnce } from '#domain/path-classes.ts'
import { limits } from '../kernel/limits.ts'
import { immutableCacheControl, publicCacheControl } from './cache-control.ts'

/** The one module that decides what the page cache may keep, and under which address. */

/** Query parameters that a page reads, by its path; all others are ignored. */
const parametersOf: Readonly<Record<string, readonly string[]>> = { '/blog': ['category', 'page'] }
/** A query parameter that makes the page of a path one visitor's, such as what they search for. */
const searchOf: Readonly<Record<string, string>> = { '/blog': 'q' }

/** Spellings that are not a page's own address. Redirects lead from them to it, or they are refused. */
const notCanonical = /^[^/]|[^\x21-\x7e]|\/\/|[A-Z%\\#]|\/\.{1,2}(?:\/|$)/

/** `address`: path and query under which a response is kept, and which is what is rendered. */
export type PublicAddress = { path: string; query: URLSearchParams; address: string }

/**
 * The one address of what a URL asks for: known parameters in a fixed order, each with its last value. Null for what is never
 * the same for every visitor. The site need not have a page there.
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

/** Whether a response that is about to be sent is the same for every visitor: a page or feed, a stored picture, or neither. */
export function sharedKind(response: ServerResponse): 'page' | 'picture' | null {
  const control = response.getHeader('cache-control')
  if (response.statusCode !== 200 || response.hasHeader('set-cookie')) return null
  if (control === publicCacheControl) return 'page'
  const bytes = Number(response.getHeader('content-length') ?? Number.NaN)
  return control === immutableCacheControl && bytes <= limits.cachedObjectBytes ? 'picture' : null
}
