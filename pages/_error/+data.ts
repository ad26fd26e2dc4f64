import type { PageContextServer } from 'vike/types'

export type Data = { failed: boolean }

export const data = (pageContext: PageContextServer): Data => ({ failed: pageContext.is404 === false })
