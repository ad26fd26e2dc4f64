import type { PageContextServer } from 'vike/types'
import type { ServiceSlug } from '#domain/services.ts'

export const dictionary = ({ routeParams }: PageContextServer) =>
  `services/${routeParams.slug as ServiceSlug}` as const
