import type { PageContextServer } from 'vike/types'
import { formatPrice } from '#domain/site/amounts.ts'
import { claimValue, labelledClaim } from '#renderer/claims.ts'

export type Data = Awaited<ReturnType<typeof data>>

/** Packages and claims, trimmed to what the page shows. */
export async function data(pageContext: PageContextServer) {
  const catalogue = pageContext.services.catalogue()
  return {
    packages: catalogue.packages.en.map((plan) => ({
      id: plan.id,
      name: plan.name,
      price: formatPrice(plan.price, plan),
      period: plan.period,
      setupTime: plan.setupTime,
      description: plan.description,
      popular: plan.popular,
    })),
    figures: {
      bookings: claimValue(catalogue, 'case-bookings'),
      retention: claimValue(catalogue, 'case-retention'),
      calls: claimValue(catalogue, 'missed-calls'),
      noShows: claimValue(catalogue, 'no-shows'),
      hours: claimValue(catalogue, 'admin-hours'),
    },
    statistics: ['hours-saved', 'satisfaction', 'custom'].map((id) => labelledClaim(catalogue, id, 'en')),
  }
}
