import { createHash, timingSafeEqual } from 'node:crypto'
import type { Request, Router } from 'express'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { RemoteState } from '../content/remote/remote.ts'
import { stuckChannels } from '../leads/delivery/alarm.ts'
import type { Outbox } from '../leads/outbox.ts'
import type { PageCache } from './page-cache.ts'
import { createRouter } from './router.ts'
import type { SharedCacheState } from './shared-cache.ts'

type MetricsOptions = {
  leads: () => ReturnType<Outbox['status']>
  /** Null: the content has no remote. */
  remote: () => RemoteState | null
  /** Null: there is no shared cache. */
  sharedCache: () => SharedCacheState | null
  pages: PageCache['status']
  /** Since the start. */
  droppedLogLines: () => number
}

export function createMetrics({
  leads,
  remote,
  sharedCache,
  pages,
  droppedLogLines,
}: MetricsOptions): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const gauge = (name: string, help: string, labelNames: string[], collect: (gauge: Gauge) => void) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      collect() {
        this.reset()
        collect(this)
      },
    })
  const perChannel =
    (read: (status: ReturnType<Outbox['status']>) => Record<string, number | null>) => (own: Gauge) => {
      for (const [channel, value] of Object.entries(read(leads()))) own.set({ channel }, value ?? 0)
    }
  gauge(
    'ponte_leads_undelivered',
    'Leads still to be delivered, by channel.',
    ['channel'],
    perChannel(({ undelivered }) => undelivered),
  )
  gauge(
    'ponte_leads_failed',
    'Leads given up after five days of tries, by channel.',
    ['channel'],
    perChannel(({ failed }) => failed),
  )
  gauge(
    'ponte_leads_oldest_undelivered_seconds',
    'How long the oldest undelivered lead has waited, by channel.',
    ['channel'],
    perChannel(({ oldestUndeliveredMs }) =>
      Object.fromEntries(
        Object.entries(oldestUndeliveredMs).map(([channel, ms]) => [channel, (ms ?? 0) / 1000]),
      ),
    ),
  )
  gauge(
    'ponte_leads_alarm',
    'Channels by which leads do not get through: 1 while a lead has waited for ten minutes or was given up.',
    ['channel'],
    (own) => {
      const status = leads()
      const stuck = stuckChannels(status)
      for (const channel of Object.keys(status.undelivered))
        own.set({ channel }, stuck.includes(channel) ? 1 : 0)
    },
  )
  gauge('ponte_leads_held', 'Leads held as suspected spam.', [], (own) => own.set(leads().held))
  gauge('ponte_leads_damaged', 'Lead folders that cannot be read.', [], (own) => own.set(leads().damaged))
  gauge('ponte_pages_kept', 'Rendered pages that are kept.', [], (own) => own.set(pages().pages))
  gauge('ponte_pages_kept_bytes', 'Bytes of kept pages in all their encodings.', [], (own) =>
    own.set(pages().bytes),
  )
  gauge(
    'ponte_page_answers',
    'Answers of the page cache since the start: kept pages, unchanged ones (304), and misses.',
    ['outcome'],
    (own) => {
      const { hits, notModified, misses } = pages()
      for (const [outcome, count] of Object.entries({ hit: hits, unchanged: notModified, miss: misses })) {
        own.set({ outcome }, count)
      }
    },
  )
  const ofRemote = (name: string, help: string, read: (state: RemoteState) => number) =>
    gauge(`ponte_content_remote_${name}`, help, [], (own) => {
      const state = remote()
      if (state) own.set(read(state))
    })
  ofRemote('failing', '1 while the remote of the content cannot be used.', ({ status }) =>
    status === 'failing' ? 1 : 0,
  )
  ofRemote('failures', 'Looks at the remote that failed, since the start.', ({ failures }) => failures)
  ofRemote('commits_waiting', 'Commits that the remote does not have.', ({ ahead }) => ahead)
  ofRemote('lag_seconds', 'Since when content and remote have not been level.', (state) => state.lagSeconds)
  gauge('ponte_shared_caches_behind', 'Shared caches that have not confirmed the last change.', [], (own) => {
    const state = sharedCache()
    if (state) own.set(state.behind)
  })
  gauge(
    'ponte_shared_cache_lag_seconds',
    'Since when a shared cache has not confirmed a change.',
    [],
    (own) => {
      const state = sharedCache()
      if (state) own.set(state.lagSeconds)
    },
  )
  ofRemote('conflicts', 'Files of which staff have to choose a version.', ({ conflicts }) => conflicts)
  gauge('ponte_log_lines_dropped', 'Log lines dropped since the start because nobody read them.', [], (own) =>
    own.set(droppedLogLines()),
  )

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
