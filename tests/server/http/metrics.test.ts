import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import express from 'express'
import { createMetrics, metricsRoute } from '#server/http/metrics.ts'
import { leadMetrics } from '#server/leads/health.ts'
import { listen } from '#tests/helpers/listen.ts'

async function serve(context: TestContext, token: string | null, behindProxy = false) {
  const app = express()
  app.use(
    metricsRoute({
      token,
      behindProxy,
      metrics: createMetrics([
        ...leadMetrics(() => ({
          undelivered: { mail: 2, drive: 0 },
          failed: { mail: 0, drive: 1 },
          oldestUndeliveredMs: { mail: 90_000, drive: null },
          ...{ held: 3, toAnswer: 1, damaged: 0 },
        })),
        { name: 'ponte_page_answers', help: 'Answers.', label: 'outcome', read: () => ({ hit: 5 }) },
        { name: 'ponte_nothing', help: 'Nothing to report.', read: () => null },
      ]),
    }),
  )
  const origin = await listen(context, app)
  return async (headers: Record<string, string> = {}) => {
    const response = await fetch(`${origin}/metrics`, { headers })
    return { status: response.status, text: await response.text() }
  }
}

test('a local request gets the metrics of leads, pages and the process', async (context) => {
  const ask = await serve(context, null)
  const { status, text } = await ask()
  assert.equal(status, 200)
  for (const line of [
    'ponte_leads_undelivered{channel="mail"} 2',
    'ponte_leads_failed{channel="drive"} 1',
    'ponte_leads_oldest_undelivered_seconds{channel="mail"} 90',
    'ponte_leads_held 3',
    'ponte_page_answers{outcome="hit"} 5',
  ]) {
    assert.ok(text.includes(line), line)
  }
  assert.match(text, /^process_resident_memory_bytes /m)
})

test('a proxied request gets 404 without the right token, or if no token is set', async (context) => {
  const through = { 'x-forwarded-for': '203.0.113.7' }
  const open = await serve(context, null)
  assert.equal((await open(through)).status, 404)
  assert.equal((await open({ ...through, authorization: 'Bearer ' })).status, 404)
  const guarded = await serve(context, 'a token of sixteen')
  assert.equal((await guarded({ ...through, authorization: 'Bearer another token' })).status, 404)
  assert.equal((await guarded({ ...through, authorization: 'Bearer a token of sixteen' })).status, 200)
})

test('behind a proxy that sends no forwarding headers, a local request needs the token as well', async (context) => {
  const ask = await serve(context, 'a token of sixteen', true)
  assert.equal((await ask()).status, 404)
  assert.equal((await ask({ authorization: 'Bearer a token of sixteen' })).status, 200)
})
