import { createHash, timingSafeEqual } from 'node:crypto'
import type { Request, Router } from 'express'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Metric } from '../kernel/feature.ts'
import { createRouter } from './router.ts'

/** Registers what Node itself measures, and these numbers, which are read when somebody asks. */
export function createMetrics(metrics: readonly Metric[]): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const { name, help, label, read } of metrics) {
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

type RouteOptions = {
  metrics: Registry
  /** Bearer token for callers on other machines; null = none is accepted. */
  token: string | null
  /**
   * Whether visitors come through a proxy. It may run on this machine, so a connection from this machine proves nothing,
   * and only the token counts.
   */
  behindProxy: boolean
}

/**
 * `/metrics` in Prometheus' text format: for requests from this machine when no proxy is configured, and for callers with the
 * token; 404 for all others. A request forwarded by a proxy on this machine does not count as one from this machine.
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
