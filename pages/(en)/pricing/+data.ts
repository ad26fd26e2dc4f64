import type { PageContextServer } from 'vike/types'
import { formatPrice } from '#domain/site/amounts.ts'
import { pricingText } from '#locales/en/pricing.ts'
import { type AddOn, addOnsOf, type Plan, plansOf } from '#renderer/pricing/offer.ts'

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
