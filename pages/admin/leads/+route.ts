import type { PageContext } from 'vike/types'

/** The inbox and one lead in it are the same page, so that the list stays where it is. */
export function route({ urlPathname }: PageContext): { routeParams: { id?: string } } | false {
  const match = /^\/admin\/leads(?:\/([^/]+))?$/.exec(urlPathname)
  if (!match) return false
  return { routeParams: match[1] === undefined ? {} : { id: match[1] } }
}
