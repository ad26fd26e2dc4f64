import type { RequestHandler } from 'express'

/** A public page: a proxy may store it but must revalidate it each time. */
export const publicCacheControl = 'public, no-cache'

/**
 * Header for shared caches only (RFC 9213), sent if they are notified of changes: how long they may store a
 * page, and how long they may serve it while the site does not respond. Seconds.
 */
export const sharedCacheHeader = 'CDN-Cache-Control'
export const sharedCacheControl = 'public, max-age=3600, stale-if-error=604800'

/** A file whose address changes with its content. */
export const immutableCacheControl = 'public, max-age=31536000, immutable'

/**
 * Headers of one built file. Names under `/assets` and `/cards` carry a hash of the content and are cached for ever; the
 * others are revalidated.
 */
export const assetHeaders = (path: string): Record<string, string> => ({
  'Cache-Control':
    path.startsWith('/assets/') || path.startsWith('/cards/')
      ? immutableCacheControl
      : 'public, max-age=3600',
  // Other sites may show a preview picture
  ...(path.startsWith('/cards/') && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
})

/** For responses to members. */
export const noStore: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'private, no-store')
  next()
}
