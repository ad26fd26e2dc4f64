import type { PageContextServer } from 'vike/types'

export type Data = { failed: boolean }

/** Tells a missing page (404) from an error of our own. */
export const data = (pageContext: PageContextServer): Data => ({ failed: pageContext.is404 === false })
