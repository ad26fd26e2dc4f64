/**
 * A page that is the same for everybody: a proxy may keep it and has to ask each time. The front keeps what is answered
 * like that, and need not ask: it knows of every change.
 */
export const publicCacheControl = 'public, no-cache'
