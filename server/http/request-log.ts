import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import { pathForLog } from '#domain/path-classes.ts'
import type { Log } from '../kernel/log.ts'

const maxPath = 300

/**
 * Gives every request an id and writes one line when it ends: method, path without query and secrets, status, milliseconds.
 * Requests from `quietAddress`, the server's own, are logged at level debug.
 */
export function requestLog(log: Log, quietAddress: string): RequestHandler {
  return (request, response, next) => {
    const requestId = randomUUID()
    const started = performance.now()
    const level = request.socket.remoteAddress === quietAddress ? 'debug' : 'info'
    response.locals.requestId = requestId
    response.setHeader('X-Request-Id', requestId)
    response.once('close', () => {
      const ms = Math.round((performance.now() - started) * 10) / 10
      // Only the path: a query may contain a token or text of a visitor.
      const path = pathForLog(request.originalUrl.split('?', 1)[0] ?? '').slice(0, maxPath)
      const fields = { requestId, method: request.method, path, status: response.statusCode, ms }
      if (!response.writableFinished) log.warn(fields, 'The reader left before the answer was complete')
      else log[level](fields, 'Answered')
    })
    next()
  }
}
