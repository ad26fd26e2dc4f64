import type { PageContextServer } from 'vike/types'
import { serviceOf } from '#domain/routes.ts'
import { labelledClaim } from '../claims/claims.ts'
import type { ServiceData } from './service-context.tsx'
import { type Section, serviceSections } from './service-sections.ts'

/**
 * Returns the figures of the service's sections, in the language of the address. If pages give different
 * values for a figure, it has this page's. Throws if the address is no service or the catalogue lacks a
 * figure.
 */
export function serviceData(pageContext: PageContextServer): ServiceData {
  const { locale, urlPathname, services } = pageContext
  const slug = serviceOf(urlPathname)
  if (slug === null) throw new Error(`${urlPathname} is no service`)
  const catalogue = services.catalogue()
  const sections: readonly Section[] = serviceSections[slug]
  const ids = sections.flatMap(({ figures = [], values = {} }) => [...figures, ...Object.values(values)])
  return {
    figures: Object.fromEntries(
      ids.map((id) => [id, labelledClaim(catalogue, id, locale, urlPathname)] as const),
    ),
    ...(sections.some(({ kind }) => kind === 'calculator') && { example: catalogue.retentionExample }),
  }
}
