import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type Channel, DeliveryError } from '#server/leads/channels/channel.ts'
import { createAccounts } from '#server/staff/accounts.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { sampleLead } from './sample-lead.ts'
import { serveStaffLeads } from './staff-leads.ts'

const hour = 3_600_000
const mara = { name: 'Mara', email: 'mara@example.com', password: 'correct horse battery' }
const tim = { name: 'Tim', email: 'tim@example.com', password: 'correct horse battery' }

type Options = { deliver?: Channel['deliver']; releaseGraceMs?: number }

/** The staff routes with real accounts; Mara is signed in. */
async function serve(context: TestContext, options: Options = {}) {
  const dir = await temporaryFolder(context)
  const accounts = createAccounts({ dir })
  await accounts.add(mara)
  await accounts.add(tim)
  return {
    ...(await serveStaffLeads(context, { ...options, members: accounts.list, member: mara })),
    accounts,
  }
}

test('a lead can be taken, handed over and given up, and its owner is kept after a restart', async (context) => {
  const { repository, reopened, ask, ids } = await serve(context)
  const { id } = await repository.accept(sampleLead())
  const { id: other } = await repository.accept(
    sampleLead({ receivedAt: Date.parse('2025-03-05T00:00:00Z') }),
  )
  assert.equal((await ask('GET', `/${id}`)).json.handling.owner, null)
  const taken = await ask('POST', `/${id}/owner`, { owner: mara.email })
  assert.deepEqual(taken.json.handling.owner, { email: mara.email, name: 'Mara' })
  assert.deepEqual(await ids('owner=mara@example.com'), [id])
  assert.deepEqual(await ids('owner=none'), [other])
  const given = await ask('POST', `/${id}/owner`, { owner: 'TIM@example.com' })
  assert.deepEqual(given.json.handling.owner, { email: tim.email, name: 'Tim' })
  assert.deepEqual(await ids('owner=mara@example.com'), [])

  const later = await reopened()
  assert.deepEqual((await later.get(id))?.handling.owner, { email: tim.email, name: 'Tim' })
  assert.equal((await later.list({ owner: tim.email })).total, 1)

  assert.equal((await ask('POST', `/${id}/owner`, { owner: null })).json.handling.owner, null)
  assert.deepEqual(await ids('owner=none'), [other, id])
  assert.equal((await ask('POST', `/${id}/owner`, { owner: 'nobody@example.com' })).status, 400)
  assert.equal((await ask('POST', `/${id}/owner`, {})).status, 400)
  assert.equal((await ask('POST', `/${'0'.repeat(26)}/owner`, { owner: null })).status, 404)
})

test('a removed member owns no lead, nor does a new account with the same email', async (context) => {
  const { repository, accounts, ask, ids } = await serve(context)
  const { id } = await repository.accept(sampleLead())
  await ask('POST', `/${id}/owner`, { owner: tim.email })
  await accounts.remove(tim.email)
  assert.equal((await ask('GET', `/${id}`)).json.handling.owner, null)
  assert.deepEqual(await ids('owner=none'), [id])
  assert.deepEqual(await ids('owner=tim@example.com'), [])
  await accounts.add(tim)
  assert.equal((await ask('GET', `/${id}`)).json.handling.owner, null)
  assert.deepEqual(await ids('owner=tim@example.com'), [])
})

test('leads are ordered by attention: late, stuck, without an owner, taken, then the rest', async (context) => {
  const now = Date.now()
  let broken = false
  const { repository, ask, ids, clock } = await serve(context, {
    deliver: async ({ id }) => {
      if (broken) throw new DeliveryError(`No room for ${id}.`)
      return 'ok'
    },
  })
  const add = async (hours: number) =>
    (await repository.accept(sampleLead({ receivedAt: now - hours * hour }))).id
  const mine = await add(5)
  const answered = await add(30)
  const fresh = await add(1)
  const late = await add(25)
  const soon = await add(21)
  await waitFor('the deliveries', () => repository.status().undelivered.mail === 0)
  broken = true
  const stuck = await add(0)
  await waitFor('the failure', async () => (await repository.get(stuck))?.deliveries.mail?.attempts === 1)
  clock.ahead = 11 * 60_000
  await ask('POST', `/${mine}/owner`, { owner: mara.email })
  await ask('POST', `/${answered}/status`, { status: 'answered' })
  assert.deepEqual(await ids('order=attention'), [late, soon, stuck, fresh, mine, answered])
  assert.deepEqual(await ids('order=attention&status=open&limit=2'), [late, soon])
  assert.deepEqual(await ids('order=attention&owner=mara@example.com'), [mine])
  assert.equal((await ask('GET', '/?order=loudest')).status, 400)
})

test('a release can be undone before anything is delivered', async (context) => {
  const delivered: string[] = []
  const { repository, reopened, ask } = await serve(context, {
    deliver: async ({ id }) => {
      delivered.push(id)
      return 'ok'
    },
    releaseGraceMs: 200,
  })
  const { id } = await repository.accept(sampleLead({ held: 'content' }))
  const { id: genuine } = await repository.accept(sampleLead())
  assert.equal((await ask('POST', `/${genuine}/hold`)).status, 409)
  assert.equal((await ask('POST', `/${id}/hold`)).status, 409)
  await waitFor('the delivery of the genuine lead', () => delivered.includes(genuine))
  assert.equal((await ask('POST', `/${id}/release`)).json.held, null)
  const held = await ask('POST', `/${id}/hold`)
  assert.equal(held.json.held, 'content')
  assert.equal(held.json.handling.released, null)
  await new Promise((resolve) => setTimeout(resolve, 450))
  assert.deepEqual(delivered, [genuine])
  assert.equal((await (await reopened()).get(id))?.held, 'content')
  // This release is not undone
  await ask('POST', `/${id}/release`)
  await waitFor('the delivery of the released lead', () => delivered.includes(id))
})
