import { Router } from 'express'
import { onlyMethods } from './problem-responder.ts'

/** In the order of the `Allow` header; a GET route also handles HEAD. */
const inOrder = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** A router that distinguishes `/api/leads/` and `/API/leads` from `/api/leads`. */
export function createRouter() {
  const router = Router({ strict: true, caseSensitive: true })
  return Object.assign(router, {
    /** A route that refuses other methods with 405. Register all methods of a path on one call. */
    at<Path extends string>(path: Path) {
      const route = router.route(path)
      // Registered after the route, so it gets only other methods, and requests that the route passes on
      router.all(path, (request, response, next) => {
        const own = new Set(route.stack.map(({ method }) => method?.toUpperCase()))
        const all = inOrder.filter((method) => own.has(method === 'HEAD' ? 'GET' : method))
        if (all.includes(request.method)) next()
        else onlyMethods(...all)(request, response, next)
      })
      return route
    },
  })
}
