import type { PageContextServer } from 'vike/types'
import { formatPrice } from '#domain/site/amounts.ts'
import { labelledClaim } from '#renderer/claims/claims.ts'

export type Data = Awaited<ReturnType<typeof data>>

/** Packages and claims, trimmed to what the page shows. This page has prices of its own reading (R17). */
export async function data(pageContext: PageContextServer) {
  const catalogue = pageContext.services.catalogue()
  const figure = (id: string) => labelledClaim(catalogue, id, 'it')
  return {
    packages: catalogue.packages.it.map((plan) => ({
      id: plan.id,
      name: plan.name,
      price: formatPrice(plan.homePrice ?? plan.price, { openEnded: plan.openEnded, locale: 'it' }),
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
    reply: figure('reply').value,
    statistics: ['hours-saved', 'satisfaction', 'custom'].map(figure),
  }
}
