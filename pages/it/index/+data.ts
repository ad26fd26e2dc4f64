import type { PageContextServer } from 'vike/types'
import { claimValue, labelledClaim } from '#renderer/claims.ts'
import { formatPrice } from '#server/content/site.schema.ts'

export type Data = Awaited<ReturnType<typeof data>>

/** Packages and claims, trimmed to what the page shows. This page has prices of its own reading (decision 21). */
export async function data(pageContext: PageContextServer) {
  const catalogue = pageContext.services.catalogue()
  return {
    packages: catalogue.packages.it.map((plan) => ({
      id: plan.id,
      name: plan.name,
      price: formatPrice(plan.homePrice ?? plan.price, plan),
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
    reply: claimValue(catalogue, 'reply'),
    statistics: ['hours-saved', 'satisfaction', 'custom'].map((id) => labelledClaim(catalogue, id, 'it')),
  }
}
