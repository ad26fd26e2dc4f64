import type { RequestListener } from 'node:http'

/** Follows the requests that may write, uploads for instance: a hand-over to another process waits for them. */
export function createWritesInFlight(application: RequestListener) {
  const begun = new Set<{ at: number }>()
  const handler: RequestListener = (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const one = { at: performance.now() }
      begun.add(one)
      response.once('close', () => begun.delete(one))
    }
    application(request, response)
  }
  return {
    handler,
    /** Milliseconds since the first of them began; less than 0 without any. */
    oldestMs(): number {
      const [oldest] = begun
      return oldest ? performance.now() - oldest.at : -1
    },
  }
}
