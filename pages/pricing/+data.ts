import type { PageContextServer } from 'vike/types'
import { formatPrice } from '#domain/site/amounts.ts'
import type { SiteFacts } from '#domain/site/site-facts.ts'
import { type AddOn, addOnsOf, type Plan, plansOf } from '#renderer/pricing/offer.ts'
import { textOf } from '#renderer/texts.ts'

export type Data = {
  plans: Plan[]
  addOns: AddOn[]
  /** The starting price mentioned in the page's description. */
  from: string
  /** Opening hours, on a page that shows them. */
  hours?: SiteFacts['hours']
}

export async function data(pageContext: PageContextServer): Promise<Data> {
  const { services, locale } = pageContext
  const { addOns, final } = textOf(pageContext, 'pricing')
  const catalogue = services.catalogue()
  return {
    plans: plansOf(catalogue, locale),
    addOns: addOnsOf(catalogue, locale, addOns.thenMonthly),
    from: formatPrice(catalogue.advertisedFrom),
    ...(final.hours !== undefined && { hours: services.openingHours(locale) }),
  }
}
