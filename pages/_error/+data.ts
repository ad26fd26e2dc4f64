import type { PageContextServer } from 'vike/types'

export type Data = { failed: boolean }

/** Whether nothing matched, or a page of ours failed. */
export const data = (pageContext: PageContextServer): Data => ({ failed: pageContext.is404 === false })
