import { createHash, timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Request, Router } from 'express'
import { Gauge, Registry } from 'prom-client'
import type { Metric } from '../kernel/feature.ts'
import { createRouter } from './router.ts'

/** Registers the figures of the process and the given metrics. Each is read on every scrape. */
export function createMetrics(metrics: readonly Metric[]): Registry {
  const registry = new Registry()
  for (const { name, help, label, read } of [...processMetrics(), ...metrics]) {
    new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [registry],
      collect() {
        this.reset()
        const value = read()
        if (typeof value === 'number') this.set(value)
        else if (value !== null && label !== undefined)
          for (const [key, one] of Object.entries(value)) this.set({ [label]: key }, one ?? 0)
      },
    })
  }
  return registry
}

/**
 * The names are those of prom-client's default metrics. The defaults themselves are not used: they observe
 * every garbage collection, which costs a tenth of the requests per second of cached pages.
 */
function processMetrics(): Metric[] {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  return [
    {
      name: 'process_resident_memory_bytes',
      help: 'Resident memory in bytes.',
      read: () => process.memoryUsage.rss(),
    },
    {
      name: 'nodejs_heap_size_used_bytes',
      help: 'Used part of the JavaScript heap in bytes.',
      read: () => process.memoryUsage().heapUsed,
    },
    {
      name: 'nodejs_external_memory_bytes',
      help: 'Memory of buffers and native objects in bytes.',
      read: () => process.memoryUsage().external,
    },
    {
      name: 'process_cpu_seconds_total',
      help: 'User and system CPU time in seconds.',
      read() {
        const { user, system } = process.cpuUsage()
        return (user + system) / 1e6
      },
    },
    {
      name: 'process_start_time_seconds',
      help: 'Start of the process in seconds since the epoch.',
      read: () => Math.round(Date.now() / 1000 - process.uptime()),
    },
    {
      name: 'nodejs_eventloop_lag_p99_seconds',
      help: 'The 99th percentile of the event loop delay since the last time it was read, in seconds.',
      read() {
        const seconds = delay.percentile(99) / 1e9
        delay.reset()
        return seconds
      },
    },
  ]
}

type RouteOptions = {
  metrics: Registry
  token: string | null
  /** Then only the token counts: the proxy may run on this machine, so a local connection proves nothing. */
  behindProxy: boolean
}

/**
 * `/metrics` in Prometheus' text format: for requests from this machine if no proxy is configured, and for
 * callers with the token; 404 for all others. A request forwarded by a proxy on this machine does not count
 * as local.
 */
export function metricsRoute({ metrics, token, behindProxy }: RouteOptions): Router {
  const router = createRouter()
  router.get('/metrics', async (request, response, next) => {
    const isTrusted = (!behindProxy && isOwnMachine(request)) || hasToken(request, token)
    if (!isTrusted) return next()
    response
      .set('Cache-Control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.metrics())
  })
  return router
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']

const isOwnMachine = (request: Request): boolean =>
  loopback.has(request.socket.remoteAddress ?? '') &&
  proxyHeaders.every((name) => request.headers[name] === undefined)

function hasToken(request: Request, token: string | null): boolean {
  const [, given] = /^Bearer (.{1,500})$/i.exec(request.headers.authorization ?? '') ?? []
  if (token === null || given === undefined) return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(token))
}
