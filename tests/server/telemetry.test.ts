import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import { makeFolders, send, signIn, startServer } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { sampleFields } from '#tests/server/leads/sample-lead.ts'

type Attribute = { key: string; value: Record<string, unknown> }
type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: Attribute[] }
type Exported = {
  resourceSpans?: { scopeSpans: { spans: Span[] }[] }[]
  resourceMetrics?: { scopeMetrics: { metrics: { name: string; gauge?: object; sum?: object }[] }[] }[]
}

/** Keeps what it is sent; `hangs`: takes everything and never answers. */
async function startCollector(context: TestContext, { hangs = false } = {}) {
  const received: Exported[] = []
  // On a slow machine more than the usual five seconds pass between two batches, and one sent over a connection that is being
  // closed is lost
  const server = createServer({ keepAliveTimeout: 60_000 }, async (request, response) => {
    received.push((await json(request)) as Exported)
    if (!hangs) response.setHeader('Content-Type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  context.after(() => {
    server.close()
    server.closeAllConnections()
  })
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    spans: () =>
      received.flatMap(({ resourceSpans = [] }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    metrics: () =>
      received.flatMap(({ resourceMetrics = [] }) =>
        resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics)),
      ),
  }
}

const canary = 'Quagmire'
const post = {
  title: `${canary} post`,
  content: 'A text.',
  description: 'D',
  category: 'Technology',
  readTime: '1 min read',
  published: true,
}

test('a collector gets spans of requests, renders, saves and deliveries, and the metrics, and nothing personal', async (context) => {
  const collector = await startCollector(context)
  const folders = await makeFolders()
  context.after(folders.remove)
  const server = await startServer({
    folders,
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: '100',
      OTEL_METRIC_EXPORT_INTERVAL: '1000',
    },
  })
  context.after(() => server.kill())
  const cookie = await signIn(server.origin)
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const saved = await send('POST', `${server.origin}/api/blog/posts`, {
    cookie,
    body: post,
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  })
  assert.equal(saved.status, 201)
  await send('GET', `${server.origin}/blog?category=${canary}`)
  const lead = { ...sampleFields, name: canary, packageName: 'Get Clients' }
  assert.equal((await send('POST', `${server.origin}/api/pricing-inquiry`, { body: lead })).status, 200)
  const named = (name: string) => collector.spans().filter((span) => span.name === name)
  await waitFor('a delivery', () => named('deliver').length > 0)
  await waitFor('a render', () => named('render').length > 0)
  // A new site commits its first content, too
  const commit = await waitFor('the commit', () => named('commit').find((span) => span.traceId === traceId))
  const request = collector.spans().find(({ spanId }) => spanId === commit.parentSpanId)
  assert.equal(request?.parentSpanId, 'b7ad6b7169203331')
  assert.equal(request?.name, 'POST /api/blog/posts')
  await waitFor('the metrics', () =>
    collector.metrics().some(({ name, gauge }) => name === 'ponte_leads_undelivered' && gauge !== undefined),
  )
  assert.doesNotMatch(
    JSON.stringify(collector.received),
    new RegExp(`${canary}|example\\.com|127\\.0\\.0\\.1`, 'i'),
  )
  assert.equal(await server.stop(), 0)
})

test('a collector that never answers delays neither an answer nor the end', async (context) => {
  const collector = await startCollector(context, { hangs: true })
  const folders = await makeFolders()
  context.after(folders.remove)
  const server = await startServer({
    folders,
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '50' },
  })
  context.after(() => server.kill())
  const ask = () => send('GET', `${server.origin}/api/blog/posts`)
  await ask()
  await waitFor('the first export', () => collector.received.length > 0)
  assert.equal((await ask()).status, 200)
  const begun = performance.now()
  assert.equal(await server.stop(), 0)
  // The library's own limit is ten seconds
  assert.ok(performance.now() - begun < 8_000)
})
