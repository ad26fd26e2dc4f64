import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import { readConfig } from '#server/config.ts'
import { createWebhookChannel, switchWebhook, webhookSince } from '#server/leads/channels/webhook.ts'
import { listen } from '#tests/helpers/listen.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { openLeads } from '../open-leads.ts'
import { sampleFields, sampleLead } from '../sample-lead.ts'

const secret = `whsec_${Buffer.from('a key of thirty-two bytes, really').toString('base64')}`
const hour = 3_600_000

type Taken = { headers: IncomingHttpHeaders; body: string }

/** A receiver that answers 200, or as `state.answer` says. */
async function startReceiver(context: TestContext) {
  const taken: Taken[] = []
  const state: { answer: RequestListener } = { answer: (_request, response) => response.end('ok') }
  const origin = await listen(context, async (request, response) => {
    const body = await text(request)
    if (request.method === 'POST') taken.push({ headers: request.headers, body })
    state.answer(request, response)
  })
  return { url: `${origin}/in/T0KEN`, taken, state }
}

async function startSite(
  context: TestContext,
  url: string,
  { now = Date.now, since = 0, timeoutMs = 2_000 } = {},
) {
  const channel = createWebhookChannel({ target: { url, secret }, since, language: () => 'en', timeoutMs })
  const opened = await openLeads(context, { channels: [channel], retryBaseMs: 30_000, clock: { now } })
  const repository = await opened.start()
  const delivery = async (id: string) => (await repository.get(id))?.deliveries.webhook
  const failure = (id: string) => waitFor('the failure', async () => (await delivery(id))?.lastError)
  return { ...opened, repository, delivery, failure }
}

const lead = (n: number, fields = {}) =>
  sampleLead({
    fields: { ...sampleFields, email: `visitor-${n}@example.com`, ...fields },
    receivedAt: Date.now(),
  })

test('an event has a Standard Webhooks signature, confirmed by openssl, and no markup for Slack', async (context) => {
  const { url, taken } = await startReceiver(context)
  const { repository } = await startSite(context, url)
  const { id } = await repository.accept(lead(1, { name: 'Ada <!channel> & <http://evil.example|Slack>' }))
  await waitFor('the event', () => taken.length === 1)
  const { headers, body } = taken[0] ?? { headers: {}, body: '' }
  assert.equal(headers['webhook-id'], id)
  assert.ok(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1_000) < 60)
  const event = JSON.parse(body)
  assert.equal(event.type, 'lead.received')
  assert.equal(event.data.fields.email, 'visitor-1@example.com')
  assert.equal(event.data.id, id)
  // Slack must find no mention of everybody and no disguised link in it
  assert.doesNotMatch(event.text, /<|>/)
  assert.match(event.text, /Ada &lt;!channel&gt; &amp;/)

  const signed = `${id}.${headers['webhook-timestamp']}.${body}`
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64').toString('hex')
  const hmac = ['dgst', '-sha256', '-mac', 'HMAC', '-macopt', `hexkey:${key}`, '-binary']
  const openssl = spawnSync('openssl', hmac, { input: signed })
  if (openssl.error) return context.skip('openssl is not installed')
  assert.equal(headers['webhook-signature'], `v1,${openssl.stdout.toString('base64')}`)
})

test('after two days without a receiver each lead is delivered once', async (context) => {
  const { url, taken, state } = await startReceiver(context)
  let now = Date.now()
  const { repository, delivery } = await startSite(context, url, { now: () => now })
  state.answer = (_request, response) => response.writeHead(503).end()
  const ids: string[] = []
  for (let n = 0; n < 12; n += 1) ids.push((await repository.accept(lead(n))).id)
  await waitFor('the first attempts', () => taken.length > 0)
  for (let at = 0; at < 48; at += 4) {
    const before = taken.length
    now += 4 * hour
    // Wakes the queue like its timer
    ids.push((await repository.accept(lead(100 + at))).id)
    await waitFor('another attempt', () => taken.length > before)
  }
  assert.equal(repository.status().undelivered.webhook, ids.length)
  taken.length = 0
  state.answer = (_request, response) => response.end('ok')
  now += 2 * hour
  ids.push((await repository.accept(lead(500))).id)
  await waitFor('every delivery', () => repository.status().undelivered.webhook === 0)
  assert.deepEqual(taken.map(({ headers }) => headers['webhook-id']).sort(), ids.sort())
  assert.equal((await delivery(ids[0] ?? ''))?.status, 'delivered')
})

test('a repeated event has the same id and body', async (context) => {
  const { url, taken } = await startReceiver(context)
  const { repository } = await startSite(context, url)
  const { id } = await repository.accept(lead(1))
  await waitFor('the event', () => taken.length === 1)
  await repository.resend(id, { channel: 'webhook' })
  await waitFor('the repeat', () => taken.length === 2)
  assert.equal(taken[0]?.headers['webhook-id'], taken[1]?.headers['webhook-id'])
  assert.equal(taken[0]?.body, taken[1]?.body)
})

test('a redirect is not followed, and no secret is in the delivery log', async (context) => {
  const { url, taken, state } = await startReceiver(context)
  const elsewhere = await startReceiver(context)
  state.answer = (_request, response) => response.writeHead(307, { Location: elsewhere.url }).end()
  const { repository, failure, dir } = await startSite(context, url)
  const { id } = await repository.accept(lead(1))
  assert.match(await failure(id), /redirects \(307\)/)
  assert.deepEqual([taken.length, elsewhere.taken.length], [1, 0])
  await repository.close()
  const log = await readFile(path.join(dir, id, 'delivery.jsonl'), 'utf8')
  assert.match(log, /redirects/)
  assert.doesNotMatch(log, /T0KEN|whsec_/)
})

test('an answer that never comes times out; an endless one still counts as delivered', async (context) => {
  const { url, state } = await startReceiver(context)
  const { repository, delivery, failure } = await startSite(context, url, { timeoutMs: 200 })
  state.answer = () => undefined
  const { id } = await repository.accept(lead(1))
  assert.match(await failure(id), /in time/)

  state.answer = (_request, response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write('x'.repeat(10_000)), 5)
    response.once('close', () => clearInterval(timer))
  }
  await repository.resend(id)
  await waitFor('the delivery', async () => (await delivery(id))?.status === 'delivered')
})

test('leads from before the webhook was switched on are not sent, and its start time is kept', async (context) => {
  const { url, taken } = await startReceiver(context)
  const { repository, delivery, base } = await startSite(context, url, { since: Date.now() - hour })
  const old = await repository.accept(sampleLead({ receivedAt: Date.now() - 2 * hour }))
  await repository.accept(lead(1))
  await waitFor('the event', () => taken.length === 1)
  assert.equal(await delivery(old.id), undefined)

  assert.equal(await webhookSince(base), null)
  assert.equal(await switchWebhook(base, true, 1_000), 1_000)
  assert.equal(await switchWebhook(base, true, 2_000), 1_000)
  assert.equal(await switchWebhook(base, false, 3_000), null)
  assert.equal(await webhookSince(base), null)
})

test("an erasure lists the receiver's copy, and an erased lead still waiting is not sent", async (context) => {
  const { url, taken, state } = await startReceiver(context)
  let now = Date.now()
  const site = await startSite(context, url, { now: () => now })
  const { repository, delivery } = site
  const sent = await repository.accept(lead(1))
  await waitFor('the event', async () => (await delivery(sent.id))?.status === 'delivered')
  state.answer = (_request, response) => response.writeHead(503).end()
  const waiting = await repository.accept(lead(2))
  await site.failure(waiting.id)

  const erasures = await site.erasures(repository, { retryMs: 50 })
  const { receipt } = await erasures.eraseLeads([sent.id, waiting.id], 'lead')
  await erasures.close()
  const found = receipt.unreachable.find(({ what }) => what === 'webhook')
  assert.deepEqual(found, { what: 'webhook', count: 1 })
  assert.notEqual(receipt.doneAt, null)
  taken.length = 0
  state.answer = (_request, response) => response.end()
  now += 48 * hour
  const other = await repository.accept(lead(3))
  await waitFor('another lead', async () => (await delivery(other.id))?.status === 'delivered')
  const seen = taken.map(({ headers }) => headers['webhook-id'])
  assert.deepEqual(seen, [other.id])
  assert.deepEqual(await readdir(site.dir), [other.id])
})

test('webhook address and secret are required together, and plain http is refused except to this machine', () => {
  const faults = (env: Record<string, string>) => {
    const read = readConfig(env)
    return read.ok ? [] : read.faults.map(({ name }) => name)
  }
  const url = 'https://hooks.example.com/in'
  assert.deepEqual(faults({ LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret }), [])
  assert.deepEqual(faults({ LEAD_WEBHOOK_URL: url }), ['LEAD_WEBHOOK_SECRET'])
  assert.deepEqual(faults({ LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: 'short' }), ['LEAD_WEBHOOK_SECRET'])
  for (const wrong of [
    'http://hooks.example.com/in',
    'https://user:word@example.com/in',
    'ftp://example.com',
  ]) {
    const found = faults({ LEAD_WEBHOOK_URL: wrong, LEAD_WEBHOOK_SECRET: secret })
    assert.deepEqual(found, ['LEAD_WEBHOOK_URL'], wrong)
  }
  assert.deepEqual(faults({ LEAD_WEBHOOK_URL: 'http://127.0.0.1:9/in', LEAD_WEBHOOK_SECRET: secret }), [])
})
