import type { IncomingMessage, RequestListener } from 'node:http'
import { refuse } from './refuse.ts'

/** Only these methods carry a body; a body on any other has no defined meaning (RFC 9110, 9.3). */
export const methodsWithBody = new Set(['POST', 'PUT', 'PATCH'])

/** Fields that decide framing, routing or identity: sent twice, two parsers may each use a different one. */
const singleFields = new Set([
  'host',
  'content-length',
  'transfer-encoding',
  'content-type',
  'content-encoding',
  'authorization',
  'expect',
])

/** Matches a target that is not a path of printable ASCII, or has a fragment, a backslash or a dot segment. */
const badTarget = /^[^/]|[^\x21-\x7e]|#|^[^?]*(?:\\|\/\.{1,2}(?:[/?]|$))/

/**
 * Refuses requests with 400 that two HTTP parsers could read differently, before the cache and the application (R130).
 * Node's parser has already refused malformed requests; this is stricter. An absolute-form target (RFC 9112, 3.2.2)
 * is reduced to its path.
 */
export function guardRequests(listener: RequestListener): RequestListener {
  return (request, response) => {
    const fault = faultOf(request)
    if (fault === null) listener(request, response)
    else refuse(request, response, 'bad-request', fault)
  }
}

/** The reason for a refusal, as a sentence; null when the request is accepted. Replaces an absolute target by its path. */
function faultOf(request: IncomingMessage): string | null {
  const { url = '', method = '' } = request
  if (badTarget.test(url)) {
    const path = pathOfAbsolute(url)
    if (path === null || badTarget.test(path)) return 'The address is not a valid one.'
    request.url = path
  }
  const { rawHeaders, headers } = request
  let seen: Set<string> | null = null
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? '').toLowerCase()
    if (!singleFields.has(name)) continue
    seen ??= new Set()
    if (seen.has(name)) return `The header ${name} was sent twice.`
    seen.add(name)
  }
  const encoding = headers['transfer-encoding']
  if (encoding !== undefined && (encoding.toLowerCase() !== 'chunked' || request.httpVersionMinor === 0)) {
    return 'The body has a transfer encoding that is not understood.'
  }
  if (hasBody(request) && !methodsWithBody.has(method)) return `A ${method} request takes no body.`
  return null
}

/** `http://host/path?query` → `/path?query`; null for anything else. */
function pathOfAbsolute(target: string): string | null {
  const rest = /^https?:\/\/[^/?#\\]+(.*)$/i.exec(target)?.[1]
  if (rest === undefined) return null
  return rest.startsWith('/') ? rest : `/${rest}`
}

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
