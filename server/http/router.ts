import { Router } from 'express'
import { onlyMethods } from './problem-responder.ts'

/** In the order of `Allow`; a GET route answers HEAD too. */
const inOrder = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** A router for which `/api/leads/` and `/API/leads` are different addresses from `/api/leads`. */
export function createRouter() {
  const router = Router({ strict: true, caseSensitive: true })
  return Object.assign(router, {
    /** A route that answers 405 to methods that it lacks. Register all methods of a path on one call. */
    at<Path extends string>(path: Path) {
      const route = router.route(path)
      // After the route, so that it is reached with other methods only, or when the route passes a request on
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
