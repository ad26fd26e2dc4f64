import type { RouteSync } from 'vike/types'
import { serviceOf } from '#domain/routes.ts'

/** Matches only the paths of services; any other path below `/services` is no page. */
export const route: RouteSync = ({ urlPathname }) => {
  const slug = serviceOf(urlPathname)
  return slug !== null && { routeParams: { slug } }
}
