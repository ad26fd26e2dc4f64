import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import express from 'express'
import { silentLog } from '#server/http/log.ts'
import { type Channel, DeliveryError } from '#server/leads/channels/channel.ts'
import { createOutbox } from '#server/leads/outbox.ts'
import { createErasures } from '#server/leads/retention/erasure.ts'
import { createStaffLeadRoutes } from '#server/leads/staff-routes.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { sampleLead } from './sample-lead.ts'

const day = 86_400_000

/** The staff routes with one channel; `clock.now` is the outbox's time. */
async function serve(context: TestContext, deliver: Channel['deliver'] = async () => 'Taken') {
  const base = await mkdtemp(path.join(tmpdir(), 'ponte-overview-'))
  const dir = path.join(base, 'leads')
  const clock = { at: Date.now(), now: () => clock.at }
  const channel: Channel = { name: 'mail', deliver }
  const outbox = createOutbox({ dir, channels: [channel], retryBaseMs: 60_000, log: silentLog, clock })
  await outbox.start()
  const erasures = await createErasures({
    dataDir: base,
    outbox,
    channels: [],
    retryMs: 60_000,
    log: silentLog,
  })
  const app = express()
  app.use(
    createStaffLeadRoutes({
      accessReport: () => Promise.reject(new Error('There is none')),
      outbox,
      erasures,
      language: () => 'en',
      requireStaff: (_request, _response, next) => next(),
      requireProof: (_request, _response, next) => next(),
      memberOf: () => null,
    }),
  )
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  context.after(async () => {
    server.close()
    server.closeAllConnections()
    await outbox.close()
    await rm(base, { recursive: true, force: true })
  })
  const ask = async (at: string) => (await fetch(`http://127.0.0.1:${port}${at}`)).json()
  return { outbox, clock, ask }
}

const handledAt = { at: '2026-01-01T00:00:00.000Z', by: 'a@b.co' }

test('counts by state, and a held lead as held only', async (context) => {
  const { outbox, ask } = await serve(context)
  await outbox.accept(sampleLead())
  await outbox.accept(sampleLead({ held: 'content' }))
  const { id } = await outbox.accept(sampleLead())
  await outbox.handle(id, { ...handledAt, event: 'status', status: 'answered' })
  const { counts, stuck } = await ask('/overview')
  assert.deepEqual(counts, { open: 1, answered: 1, closed: 0, held: 1 })
  assert.deepEqual(stuck, [])
})

test('lists without the held ones, and the oldest first when asked', async (context) => {
  const { outbox, ask } = await serve(context)
  const older = await outbox.accept(sampleLead({ receivedAt: 1_000 }))
  const held = await outbox.accept(sampleLead({ receivedAt: 2_000, held: 'flood' }))
  const newer = await outbox.accept(sampleLead({ receivedAt: 3_000 }))
  const ids = async (query: string) =>
    (await ask(`/?${query}`)).leads.map(({ lead }: { lead: { id: string } }) => lead.id)
  assert.deepEqual(await ids('held=no&order=oldest'), [older.id, newer.id])
  assert.deepEqual(await ids('held=no&order=oldest&limit=1'), [older.id])
  assert.deepEqual(await ids('held=yes'), [held.id])
  assert.deepEqual(await ids(''), [newer.id, held.id, older.id])
})

test('says which leads a stuck channel keeps, since when, and the latest reason', async (context) => {
  const { outbox, clock, ask } = await serve(context, async () => {
    throw new DeliveryError('The mailbox is full.')
  })
  const { id } = await outbox.accept(sampleLead())
  const first = await waitFor(
    'a failure',
    async () => (await outbox.get(id))?.deliveries.mail?.firstFailureAt,
  )
  assert.deepEqual((await ask('/overview')).stuck, [])
  clock.at += day
  const { stuck } = await ask('/overview')
  assert.deepEqual(stuck, [
    { channel: 'mail', ids: [id], since: first, reason: 'The mailbox is full.', leads: 1 },
  ])
})

test('what a channel said of a delivery is kept, over a restart too', async (context) => {
  const { outbox, ask } = await serve(context, async () => 'This address was answered within the last day')
  const { id } = await outbox.accept(sampleLead())
  await waitFor('the delivery', async () => (await outbox.get(id))?.deliveries.mail?.status === 'delivered')
  assert.equal((await ask(`/${id}`)).deliveries.mail.note, 'This address was answered within the last day')
  const again = createOutbox({
    dir: outbox.dir,
    channels: [{ name: 'mail', deliver: async () => '' }],
    retryBaseMs: 60_000,
    log: silentLog,
  })
  await again.load()
  assert.equal((await again.get(id))?.deliveries.mail?.note, 'This address was answered within the last day')
  await again.close()
})
