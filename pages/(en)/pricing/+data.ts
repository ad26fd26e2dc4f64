import type { PageContextServer } from 'vike/types'
import { pricingText } from '#locales/en/pricing.ts'
import { formatPrice } from '#server/content/site.schema.ts'

export type Plan = {
  id: string
  name: string
  price: string
  period: string
  description: string
  setupTime: string
  features: string[]
  idealFor: string[]
  popular: boolean
  /** Priced on request: its button asks for a quote (spec §2). */
  openEnded: boolean
}

export type AddOn = { id: string; name: string; description: string; price: string; period: string }

export type Data = { plans: Plan[]; addOns: AddOn[] }

export async function data(pageContext: PageContextServer): Promise<Data> {
  const { packages, addOns } = pageContext.services.catalogue()
  return {
    plans: packages.en.map(({ price, openEnded, ...plan }) => ({
      id: plan.id,
      name: plan.name,
      price: formatPrice(price, { openEnded }),
      period: plan.period,
      description: plan.description,
      setupTime: plan.setupTime,
      features: plan.features,
      idealFor: plan.idealFor,
      popular: plan.popular,
      openEnded,
    })),
    addOns: addOns.en.map(({ id, name, description, price, period, thenMonthly }) => ({
      id,
      name,
      description,
      price: formatPrice(price),
      period:
        thenMonthly === undefined ? period : pricingText.addOns.thenMonthly(period, formatPrice(thenMonthly)),
    })),
  }
}
