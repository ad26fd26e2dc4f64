import type { PageContextServer } from 'vike/types'
import { type Plan, plansOf } from '../pricing/offer.ts'
import { type FormData, formDataOf } from './form-state.ts'

/** What the pages of the forms tell of the packages, beside the form itself. */
export type LeadPageData = FormData & {
  packages: (Pick<Plan, 'name' | 'price' | 'period' | 'setupTime' | 'openEnded'> & {
    /** The first of what it contains. */
    features: string[]
  })[]
  /** Hours within which staff promise a reply. */
  hours: string
}

export function leadPageData(pageContext: PageContextServer): LeadPageData {
  const catalogue = pageContext.services.catalogue()
  const packages = plansOf(catalogue, pageContext.locale).map(
    ({ name, price, period, setupTime, openEnded, features }) => ({
      name,
      price,
      period,
      setupTime,
      openEnded,
      features: features.slice(0, 3),
    }),
  )
  return { ...formDataOf(pageContext), packages, hours: String(catalogue.claims.reply?.value ?? '24') }
}
