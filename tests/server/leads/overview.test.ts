import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type Channel, DeliveryError } from '#server/leads/channels/channel.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { sampleLead } from './sample-lead.ts'
import { serveStaffLeads } from './staff-leads.ts'

const day = 86_400_000

const serve = (context: TestContext, deliver?: Channel['deliver']) =>
  serveStaffLeads(context, deliver && { deliver })

const handledAt = { at: '2026-01-01T00:00:00.000Z', by: 'a@b.co' }

test('counts by state, and a held lead as held only', async (context) => {
  const { repository, ask } = await serve(context)
  await repository.accept(sampleLead())
  await repository.accept(sampleLead({ held: 'content' }))
  const { id } = await repository.accept(sampleLead())
  await repository.handle(id, { ...handledAt, event: 'status', status: 'answered' })
  const { counts, stuck } = (await ask('GET', '/overview')).json
  assert.deepEqual(counts, { open: 1, answered: 1, closed: 0, held: 1 })
  assert.deepEqual(stuck, [])
})

test('lists without the held ones, and the oldest first when asked', async (context) => {
  const { repository, ids } = await serve(context)
  const older = await repository.accept(sampleLead({ receivedAt: 1_000 }))
  const held = await repository.accept(sampleLead({ receivedAt: 2_000, held: 'flood' }))
  const newer = await repository.accept(sampleLead({ receivedAt: 3_000 }))
  assert.deepEqual(await ids('held=no&order=oldest&limit=1'), [older.id])
  assert.deepEqual(await ids('held=yes'), [held.id])
  assert.deepEqual(await ids(''), [newer.id, held.id, older.id])
})

test('says which leads a stuck channel keeps, since when, and the latest reason', async (context) => {
  const { repository, clock, ask } = await serve(context, async () => {
    throw new DeliveryError('The mailbox is full.')
  })
  const { id } = await repository.accept(sampleLead())
  const first = await waitFor(
    'a failure',
    async () => (await repository.get(id))?.deliveries.mail?.firstFailureAt,
  )
  assert.deepEqual((await ask('GET', '/overview')).json.stuck, [])
  clock.ahead = day
  const { stuck } = (await ask('GET', '/overview')).json
  assert.deepEqual(stuck, [
    { channel: 'mail', ids: [id], since: first, reason: 'The mailbox is full.', leads: 1 },
  ])
})

test('what a channel said of a delivery is kept, over a restart too', async (context) => {
  const note = 'This address was answered within the last day'
  const { repository, reopened, ask } = await serve(context, async () => note)
  const { id } = await repository.accept(sampleLead())
  await waitFor(
    'the delivery',
    async () => (await repository.get(id))?.deliveries.mail?.status === 'delivered',
  )
  assert.equal((await ask('GET', `/${id}`)).json.deliveries.mail.note, note)
  assert.equal((await (await reopened()).get(id))?.deliveries.mail?.note, note)
})
