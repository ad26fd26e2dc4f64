import type { RouteSync } from 'vike/types'
import { serviceOf } from '#domain/routes.ts'

/** The paths of services alone: any other path below `/services` is no page. */
export const route: RouteSync = ({ urlPathname }) => {
  const slug = serviceOf(urlPathname)
  return slug !== null && { routeParams: { slug } }
}
