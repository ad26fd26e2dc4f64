import type { PageContextServer } from 'vike/types'
import { type Figure, labelledClaim } from '../claims/claims.ts'

export type Figures<Id extends string> = Readonly<Record<Id, Figure>>

/**
 * The claims that a page shows, by their ids in the catalogue: in the language of its address, and in this page's own
 * reading where pages differ. Throws when the catalogue lacks one.
 */
export const figuresOf =
  <Id extends string>(...ids: readonly Id[]) =>
  (pageContext: PageContextServer): Figures<Id> => {
    const catalogue = pageContext.services.catalogue()
    const { locale, urlPathname } = pageContext
    const entries = ids.map((id) => [id, labelledClaim(catalogue, id, locale, urlPathname)])
    return Object.fromEntries(entries) as Figures<Id>
  }
