import type { RequestHandler } from 'express'
import { problem } from '../kernel/errors.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a write that a browser sends from another origin (R146): by Sec-Fetch-Site, else by Origin against
 * the requested host. A client that sends neither is not a browser and has no visitor's cookie.
 */
export function sameOrigin({ origin }: { origin: () => string }): RequestHandler {
  return (request, _response, next) => {
    if (
      reading.has(request.method) ||
      isOwn(request.get('sec-fetch-site'), request.get('origin'), request.get('host'), origin())
    ) {
      return next()
    }
    throw problem('forbidden', 'This request came from another website.')
  }
}

function isOwn(
  site: string | undefined,
  from: string | undefined,
  host: string | undefined,
  origin: string,
): boolean {
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  if (from === undefined) return true
  if (from === origin) return true
  // 'null', the origin of a sandboxed frame or a file, does not parse. The scheme is not compared: a proxy
  // may have terminated TLS.
  if (host === undefined || !URL.canParse(from)) return false
  const { protocol, host: sender } = new URL(from)
  return URL.canParse(`${protocol}//${host}`) && new URL(`${protocol}//${host}`).host === sender
}
