import type { Router } from 'express'
import type { HealthChecks, HealthReport } from '../kernel/feature.ts'
import { createRouter } from './router.ts'

/** `/healthz`: the process answers. `/readyz`: the status of each part; 503 when one is down. */
export function healthRoutes(parts: HealthChecks): Router {
  const router = createRouter()
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' })
  })
  router.get('/readyz', async (_request, response) => {
    const entries = await Promise.all(
      Object.entries(parts).map(async ([name, check]) => {
        const health = await check().catch(
          (error: unknown): HealthReport => ({ status: 'down', reason: codeOf(error) }),
        )
        return [name, health] as const
      }),
    )
    const states = entries.map(([, health]) => health.status)
    const status = states.includes('down') ? 'down' : states.includes('degraded') ? 'degraded' : 'ok'
    response
      .set('Cache-Control', 'no-store')
      .status(status === 'down' ? 503 : 200)
      .json({ status, parts: Object.fromEntries(entries) })
  })
  return router
}

const codeOf = (error: unknown): string =>
  String((error instanceof Error && Reflect.get(error, 'code')) || 'failed')
