import type { PageContextServer } from 'vike/types'
import { formatPrice } from '#domain/site/amounts.ts'
import { labelledClaim } from '#renderer/claims/claims.ts'
import { shownPackages } from '#renderer/pricing/offer.ts'

export type Data = Awaited<ReturnType<typeof data>>

/** Packages and claims, limited to what the page shows. Its prices may differ from the usual ones (R17). */
export async function data(pageContext: PageContextServer) {
  const { services, locale } = pageContext
  const catalogue = services.catalogue()
  const figure = (id: string) => labelledClaim(catalogue, id, locale)
  return {
    packages: shownPackages(catalogue.packages[locale]).map((plan) => ({
      id: plan.id,
      name: plan.name,
      price: formatPrice(plan.homePrice ?? plan.price, { openEnded: plan.openEnded, locale }),
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
