import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { pathForLog } from '#domain/path-classes.ts'

/** Lines are handed over together: a message to the main thread costs more than a line. Milliseconds, characters. */
const collectMs = 100
const mostCollected = 32 * 1024

/**
 * Writes a line for each request that the edge answers by itself, with the fields of those of the application
 * (http/request-log.ts). Nothing personal: no network address, no query, no header of the visitor.
 */
export function createRequestLines(handOver: (lines: string, count: number) => void) {
  let lines = ''
  let count = 0
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (count > 0) handOver(lines, count)
    lines = ''
    count = 0
  }

  function add(line: string): void {
    lines += line
    count += 1
    if (lines.length >= mostCollected) flush()
    else timer ??= setTimeout(flush, collectMs)
  }

  return {
    handler:
      (answer: RequestListener): RequestListener =>
      (request, response) => {
        const started = performance.now()
        const requestId = randomUUID()
        response.setHeader(idHeader, requestId)
        response.once('close', () => {
          // The application puts its own id into its answers, and writes their lines
          if (!response.headersSent || response.getHeader(idHeader) !== requestId) return
          add(lineOf({ request, response, requestId, started }))
        })
        answer(request, response)
      },
    flush,
  }
}

const idHeader = 'X-Request-Id'

type Answered = { request: IncomingMessage; response: ServerResponse; requestId: string; started: number }

function lineOf({ request, response, requestId, started }: Answered): string {
  const { method, url = '' } = request
  const isComplete = response.writableFinished
  const fields = {
    level: isComplete ? 'info' : 'warn',
    time: new Date().toISOString(),
    requestId,
    method,
    path: pathForLog(url.split('?', 1)[0] ?? ''),
    status: response.statusCode,
    ms: Math.round((performance.now() - started) * 10) / 10,
    msg: isComplete ? 'Answered' : 'The reader left before the answer was complete',
  }
  return `${JSON.stringify(fields)}\n`
}
