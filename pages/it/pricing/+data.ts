import type { PageContextServer } from 'vike/types'
import type { SiteFacts } from '#domain/site/site-facts.ts'
import { pricingText } from '#locales/it/pricing.ts'
import { type AddOn, addOnsOf, type Plan, plansOf } from '#renderer/pricing/offer.ts'

export type Data = { plans: Plan[]; addOns: AddOn[]; hours: SiteFacts['hours'] }

export async function data({ services }: PageContextServer): Promise<Data> {
  const catalogue = services.catalogue()
  return {
    plans: plansOf(catalogue, 'it'),
    addOns: addOnsOf(catalogue, 'it', pricingText.addOns.thenMonthly),
    hours: services.openingHours('it'),
  }
}
