import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ProblemCode, problem } from '../errors.ts'
import { problemPage } from '../http/problem-page.ts'

/**
 * Answers a refused request with a problem document (RFC 9457), or a page if a browser asked for one, and closes the
 * connection, so that further bytes on it are not read as a request.
 */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  code: ProblemCode,
  detail: string,
  headers: Record<string, string> = {},
): void {
  if (response.destroyed) return
  const found = problem(code, detail)
  const asPage = request.method === 'GET' && request.headers.accept?.includes('text/html') === true
  response
    .writeHead(found.status, {
      ...headers,
      'Content-Type': asPage ? 'text/html; charset=utf-8' : 'application/problem+json',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      Connection: 'close',
    })
    .end(asPage ? problemPage(found) : JSON.stringify(found))
}
