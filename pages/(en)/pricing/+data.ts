import type { PageContextServer } from 'vike/types'
import { pricingText } from '#locales/en/pricing.ts'
import { type AddOn, addOnsOf, type Plan, plansOf } from '#renderer/pricing/offer.ts'
import { formatPrice } from '#server/content/site.schema.ts'

export type Data = {
  plans: Plan[]
  addOns: AddOn[]
  /** What the page's description says packages start from. */
  from: string
}

export async function data({ services }: PageContextServer): Promise<Data> {
  const catalogue = services.catalogue()
  return {
    plans: plansOf(catalogue, 'en'),
    addOns: addOnsOf(catalogue, 'en', pricingText.addOns.thenMonthly),
    from: formatPrice(catalogue.advertisedFrom),
  }
}
