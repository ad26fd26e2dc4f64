import type { PageContextServer } from 'vike/types'
import { formatPrice } from '#domain/site/amounts.ts'
import { labelledClaim } from '#renderer/claims/claims.ts'

export type Data = Awaited<ReturnType<typeof data>>

/** Packages and claims, trimmed to what the page shows. */
export async function data(pageContext: PageContextServer) {
  const catalogue = pageContext.services.catalogue()
  const figure = (id: string) => labelledClaim(catalogue, id, 'en')
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
      bookings: figure('case-bookings'),
      retention: figure('case-retention'),
      calls: figure('missed-calls'),
      noShows: figure('no-shows'),
      hours: figure('admin-hours'),
    },
    statistics: ['hours-saved', 'satisfaction', 'custom'].map(figure),
  }
}
