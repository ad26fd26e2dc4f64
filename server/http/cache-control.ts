/**
 * A public page: a proxy may store it and has to revalidate it each time. The edge caches responses with this value and
 * need not revalidate, because it knows of every change.
 */
export const publicCacheControl = 'public, no-cache'
