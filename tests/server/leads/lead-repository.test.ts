import assert from 'node:assert/strict'
import { appendFile, mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { Problem } from '#server/kernel/errors.ts'
import { type Channel, DeliveryError } from '#server/leads/channels/channel.ts'
import { allBelow, recordFlushes } from '#tests/helpers/flush-recorder.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { type LeadRepository, openLeads } from './open-leads.ts'
import { sampleFile, sampleLead } from './sample-lead.ts'

type Scripted = Channel & { delivered: string[]; fault: (() => Promise<never>) | null }

/** A channel to a recipient that the test controls. */
function scriptedChannel(name = 'mail'): Scripted {
  const channel: Scripted = {
    name,
    delivered: [],
    fault: null,
    async deliver(lead) {
      if (channel.fault) await channel.fault()
      channel.delivered.push(lead.id)
      return 'Taken'
    },
  }
  return channel
}

const unreachable = async (): Promise<never> => {
  throw new DeliveryError('Nobody there.', { unreachable: true })
}

async function leadsIn(context: TestContext) {
  const channel = scriptedChannel()
  return { channel, ...(await openLeads(context, { channels: [channel] })) }
}

const mailOf = async (repository: LeadRepository, id: string) => (await repository.get(id))?.deliveries.mail
const failure = (repository: LeadRepository, id: string) =>
  waitFor('a failure', async () => (await mailOf(repository, id))?.lastError)
const visibleIn = async (dir: string) => (await readdir(dir)).filter((name) => !name.startsWith('.'))
const events = async (dir: string, id: string) =>
  (await readFile(path.join(dir, id, 'delivery.jsonl'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).event)
/** Waits for a delivery's line on the disk, which is written after the state in memory. */
const waitForLine = (dir: string, id: string, event: string) =>
  waitFor(`a line ${event} on the disk`, async () => (await events(dir, id).catch(() => [])).at(-1) === event)

test('an accepted lead is stored as a complete folder', async (context) => {
  const { dir, start } = await leadsIn(context)
  const repository = await start()
  const lead = sampleLead()
  assert.deepEqual(await repository.accept(lead), { id: lead.id, duplicate: false })
  assert.deepEqual(JSON.parse(await readFile(path.join(dir, lead.id, 'lead.json'), 'utf8')), lead)
  assert.deepEqual(await readdir(path.join(dir, lead.id, 'files')), [])
  assert.deepEqual(await readdir(dir), [lead.id])
})

test('a lead, what staff do with it and its erasure are flushed to the disk, folder entries included', async (context) => {
  const { base, dir, start } = await openLeads(context)
  const repository = await start()
  const files = ['moved.pdf', 'kept.pdf'].map((stored) => ({ stored, path: path.join(base, stored) }))
  for (const file of files) await writeFile(file.path, 'brief')
  const recorder = recordFlushes()
  context.after(() => recorder.stop())
  const notFlushed = async () => (await allBelow(dir)).filter((name) => !recorder.isFlushed(name))
  const { id } = await repository.accept(
    sampleLead(),
    files.map((file) => ({ ...file, keep: file.stored === 'kept.pdf' })),
  )
  assert.equal((await readdir(path.join(dir, id, 'files'))).length, 2)
  assert.deepEqual(await notFlushed(), [])
  await repository.handle(id, {
    event: 'status',
    status: 'answered',
    at: new Date().toISOString(),
    by: 'Ada',
  })
  assert.ok((await readdir(path.join(dir, id))).includes('staff.jsonl'))
  assert.deepEqual(await notFlushed(), [])
  await repository.erase(id)
  assert.deepEqual(await allBelow(dir), [dir])
  assert.deepEqual(await notFlushed(), [])
})

test('a repeated submission is recognised as a duplicate after a restart', async (context) => {
  const { dir, start } = await leadsIn(context)
  const before = await start()
  await before.accept(sampleLead({ submissionId: 'once' }))
  await before.close()
  const after = await start()
  assert.equal((await after.accept(sampleLead({ submissionId: 'once' }))).duplicate, true)
  assert.equal((await visibleIn(dir)).length, 1)
})

test('a stored file name that is a path is refused, and nothing of the lead is kept', async (context) => {
  const { dir, start } = await leadsIn(context)
  const repository = await start()
  await assert.rejects(repository.accept(sampleLead(), [{ stored: '../../evil', path: '/nowhere' }]), Problem)
  assert.deepEqual(await readdir(dir), [])
})

test('leftovers of a killed process are removed at the next start, those of a running one are not', async (context) => {
  const { dir, start } = await leadsIn(context)
  const dead = `.lead-${process.pid}-00ff`
  const living = `.lead-${process.ppid}-00ff`
  for (const name of [dead, living]) {
    await mkdir(path.join(dir, name, 'files'), { recursive: true })
    await writeFile(path.join(dir, name, 'lead.json'), '{"id":')
  }
  await utimes(path.join(dir, living), new Date(), new Date())
  const repository = await start()
  assert.deepEqual(await readdir(dir), [living])
  assert.equal(repository.status().damaged, 0)
})

test('an upload in progress is not removed while the stored leads are being read', async (context) => {
  const { dir, open } = await leadsIn(context)
  await mkdir(dir)
  const repository = open()
  const staging = await repository.stagingFolder()
  await writeFile(path.join(staging, 'upload'), 'brief')
  await repository.start()
  const lead = sampleLead()
  await repository.accept(lead, [{ stored: '1-brief.pdf', path: path.join(staging, 'upload') }])
  assert.equal(await readFile(path.join(dir, lead.id, 'files', '1-brief.pdf'), 'utf8'), 'brief')
  await repository.discard(staging)
  assert.deepEqual(await readdir(dir), [lead.id])
})

test('a failed delivery is retried until it succeeds', async (context) => {
  const { dir, channel, start } = await leadsIn(context)
  channel.fault = unreachable
  const repository = await start()
  const { id } = await repository.accept(sampleLead())
  await waitFor('three attempts', async () => ((await mailOf(repository, id))?.attempts ?? 0) >= 3)
  assert.equal(await failure(repository, id), 'Nobody there.')
  assert.deepEqual(repository.status().undelivered, { mail: 1 })
  channel.fault = null
  await waitFor('the delivery', () => repository.status().undelivered.mail === 0)
  assert.deepEqual(channel.delivered, [id])
  await waitForLine(dir, id, 'delivered')
})

test('an undelivered lead is delivered after a restart, a delivered one is not repeated', async (context) => {
  const { channel, start } = await leadsIn(context)
  const before = await start({ retryBaseMs: 50 })
  const done = await before.accept(sampleLead())
  await waitFor('the first delivery', () => channel.delivered.length === 1)
  channel.fault = unreachable
  const pending = await before.accept(sampleLead())
  await failure(before, pending.id)
  await before.close()
  channel.fault = null
  const after = await start()
  await waitFor('the second delivery', () => channel.delivered.length === 2)
  await after.close()
  assert.deepEqual(channel.delivered, [done.id, pending.id])
})

test('a truncated delivery log is still read, and its next line is written intact', async (context) => {
  const { dir, channel, start } = await leadsIn(context)
  channel.fault = unreachable
  const before = await start()
  const { id } = await before.accept(sampleLead())
  await failure(before, id)
  await before.close()
  const file = path.join(dir, id, 'delivery.jsonl')
  await appendFile(file, '{"at":"2025-01-01T00:00:00.000Z","channel":"mail","event":"deliv')
  channel.fault = null
  const after = await start()
  await waitFor('the delivery', () => channel.delivered.length === 1)
  await after.close()
  const last = (await readFile(file, 'utf8')).trim().split('\n').at(-1) ?? ''
  assert.equal(JSON.parse(last).event, 'delivered')
})

test('a hanging channel does not delay the other, and times out', async (context) => {
  const { channel, start } = await leadsIn(context)
  const hanging = scriptedChannel('drive')
  hanging.fault = () => new Promise<never>(() => undefined)
  const repository = await start({ channels: [hanging, channel], deliveryTimeoutMs: 100 })
  const ids = await Promise.all(
    Array.from({ length: 12 }, async () => (await repository.accept(sampleLead())).id),
  )
  await waitFor('all mails', () => channel.delivered.length === ids.length)
  assert.equal(repository.status().undelivered.mail, 0)
  const cut = await waitFor('a timeout', async () =>
    (await repository.list()).leads.find((one) => one.deliveries.drive?.lastError),
  )
  assert.equal(cut.deliveries.drive?.lastError, 'There was no answer in time.')
})

test('a lead with large files has a longer timeout', async (context) => {
  const { channel, start } = await leadsIn(context)
  const slow: Channel = {
    ...channel,
    async deliver(lead, options) {
      await new Promise((resolve) => setTimeout(resolve, 300))
      options.signal.throwIfAborted()
      return channel.deliver(lead, options)
    },
  }
  const repository = await start({ channels: [slow], deliveryTimeoutMs: 100, retryBaseMs: 3_600_000 })
  const large = sampleLead({ files: [sampleFile('1-film.mov', { size: 16 * 60_000 })] })
  const staging = await repository.stagingFolder()
  await writeFile(path.join(staging, 'upload'), 'film')
  await repository.accept(large, [{ stored: '1-film.mov', path: path.join(staging, 'upload') }])
  const small = await repository.accept(sampleLead())
  await waitFor('the delivery of the large lead', () => channel.delivered.includes(large.id))
  assert.equal(await failure(repository, small.id), 'There was no answer in time.')
  assert.deepEqual(channel.delivered, [large.id])
})

test('once a channel recovers, its whole backlog is delivered without waiting for the retry times', async (context) => {
  const { channel, start } = await leadsIn(context)
  channel.fault = unreachable
  const repository = await start({ retryBaseMs: 3_600_000 })
  for (let count = 0; count < 10; count += 1) await repository.accept(sampleLead())
  await waitFor('ten failures', async () =>
    (await repository.list()).leads.every(({ deliveries }) => deliveries.mail?.attempts === 1),
  )
  channel.fault = null
  await repository.accept(sampleLead())
  await waitFor('the backlog', () => channel.delivered.length === 11)
})

test('when one channel recovers, others with the same transport are retried at once', async (context) => {
  const { start } = await leadsIn(context)
  const mail = { ...scriptedChannel('mail'), transport: 'smtp' }
  const reply = { ...scriptedChannel('reply'), transport: 'smtp' }
  const drive = scriptedChannel('drive')
  let dead = true
  const taken: string[] = []
  for (const channel of [mail, reply, drive]) {
    channel.deliver = async ({ id }) => {
      if (dead || (channel === drive && taken.length < 3)) await unreachable()
      taken.push(`${channel.name} ${id}`)
      return 'Taken'
    }
  }
  // Only the first lead gets a reply, so that no new lead makes the reply channel try again
  let first = true
  Object.assign(reply, {
    takes: () => {
      const takes = first
      first = false
      return takes
    },
  })
  const repository = await start({ retryBaseMs: 3_600_000, channels: [mail, reply, drive] })
  const before = await repository.accept(sampleLead({ submissionId: 'before' }))
  await waitFor('three failures', async () =>
    Object.values((await repository.get(before.id))?.deliveries ?? {}).every(
      ({ attempts }) => attempts === 1,
    ),
  )
  dead = false
  const after = await repository.accept(sampleLead({ submissionId: 'after' }))
  await waitFor('mail and reply', () => taken.length === 3)
  assert.deepEqual(taken.toSorted(), [`mail ${before.id}`, `mail ${after.id}`, `reply ${before.id}`].sort())
  assert.equal((await repository.get(before.id))?.deliveries.drive?.status, 'waiting')
})

test('a channel that refuses one lead is reachable again: its backlog is delivered at once', async (context) => {
  const { channel, start } = await leadsIn(context)
  channel.fault = unreachable
  const repository = await start({ retryBaseMs: 3_600_000 })
  const before = await repository.accept(sampleLead())
  await failure(repository, before.id)
  channel.fault = async () => {
    channel.fault = null
    throw new DeliveryError('Not this one.', { permanent: true })
  }
  const refused = await repository.accept(sampleLead())
  await waitFor('the backlog', () => channel.delivered.includes(before.id))
  assert.equal(await failure(repository, refused.id), 'Not this one.')
})

for (const days of [30, -30, 3_653, -3_653]) {
  test(`changing the clock by ${days} days neither delays a delivery nor gives it up`, async (context) => {
    const { channel, open, start } = await leadsIn(context)
    let now = Date.now()
    const options = { clock: { now: () => now }, retryBaseMs: 60_000 }
    channel.fault = unreachable
    const repository = await start(options)
    const { id } = await repository.accept(sampleLead({ receivedAt: now }))
    const attempts = async () => (await mailOf(repository, id))?.attempts
    await waitFor('a failure', async () => (await attempts()) === 1)
    now += days * 86_400_000
    // Any new lead wakes the queue, which otherwise looks once a minute
    await repository.accept(sampleLead({ receivedAt: now, held: 'content' }))
    await waitFor('the second attempt', async () => (await attempts()) === 2)
    assert.equal((await mailOf(repository, id))?.status, 'waiting')
    const { oldestUndeliveredMs } = repository.status()
    assert.equal(oldestUndeliveredMs.mail, 0)
    // The lead has waited for an hour of the new time
    now += 3_600_000
    await waitFor('a third attempt', async () => {
      await repository.accept(sampleLead({ receivedAt: now, held: 'content' }))
      return (await attempts()) === 3
    })
    assert.ok((repository.status().oldestUndeliveredMs.mail ?? 0) >= 3_600_000)
    await repository.close()
    // The log has entries of both times; a try scheduled in the future is due at once
    now -= days > 0 ? days * 86_400_000 : 0
    channel.fault = null
    const again = open(options)
    if (days < 0) now += 3_600_000
    await again.start()
    await waitFor('the delivery', () => channel.delivered.includes(id))
  })
}

test('a list shortens long texts, a single lead has them in full', async (context) => {
  const { start } = await leadsIn(context)
  const repository = await start()
  const fields = {
    name: 'Ada',
    businessDescription: 'x'.repeat(200_000),
    desiredPages: Array(400).fill('Home'),
  }
  const { id } = await repository.accept(sampleLead({ kind: 'onboarding', fields, held: 'content' }))
  const short = await repository.accept(sampleLead({ held: 'content' }))
  for (const query of [undefined, 'xxxx']) {
    const { leads } = await repository.list({ query, order: 'oldest' })
    const listed = leads.find(({ lead }) => lead.id === id)
    assert.ok(listed?.shortened)
    assert.ok(JSON.stringify(listed).length < 3_000)
  }
  assert.deepEqual((await repository.get(id))?.lead.fields, fields)
  const { leads } = await repository.list()
  const found = leads.find(({ lead }) => lead.id === short.id)
  assert.deepEqual(found, await repository.get(short.id))
  assert.deepEqual(await repository.list({ query: 'home', limit: 0 }), { total: 1, leads: [] })
})

test('a delivery that is given up is shown as failed, and staff can send it again', async (context) => {
  const { channel, start } = await leadsIn(context)
  let now = Date.now()
  channel.fault = unreachable
  const repository = await start({ clock: { now: () => now } })
  const { id } = await repository.accept(sampleLead())
  await failure(repository, id)
  now += 6 * 86_400_000
  await waitFor('the delivery to be given up', () => repository.status().failed.mail === 1)
  assert.equal(repository.status().undelivered.mail, 0)
  channel.fault = null
  assert.equal(await repository.resend(id), true)
  await waitFor('the delivery', () => channel.delivered.length === 1)
  assert.equal(await repository.resend('../etc'), false)
  assert.equal(await repository.resend(id, { channel: 'pigeon' }), false)
})

test('closing waits for running deliveries and starts no other', async (context) => {
  const { channel, start } = await leadsIn(context)
  const finish: (() => void)[] = []
  const slow: Channel = {
    name: 'mail',
    async deliver(lead) {
      await new Promise<void>((resolve) => finish.push(resolve))
      channel.delivered.push(lead.id)
      return 'Taken'
    },
  }
  const before = await start({ channels: [slow] })
  // One more than are delivered at once
  for (let count = 0; count < 5; count += 1) await before.accept(sampleLead())
  await waitFor('four running deliveries', () => finish.length === 4)
  const closed = before.close()
  assert.deepEqual(channel.delivered, [])
  for (const resolve of finish) resolve()
  await closed
  assert.equal(channel.delivered.length, 4)
  await start()
  await waitFor('the fifth delivery', () => channel.delivered.length === 5)
  assert.equal(new Set(channel.delivered).size, 5)
})

test('an unreadable lead is counted as damaged and does not stop the others', async (context) => {
  const { dir, channel, start } = await leadsIn(context)
  const broken = sampleLead().id
  await mkdir(path.join(dir, broken), { recursive: true })
  await writeFile(path.join(dir, broken, 'lead.json'), '{')
  const repository = await start()
  await repository.accept(sampleLead())
  await waitFor('the delivery', () => channel.delivered.length === 1)
  assert.equal(repository.status().damaged, 1)
  assert.equal((await repository.list()).total, 1)
})

test('records are read one at a time, newest first, without those erased meanwhile', async (context) => {
  const { start } = await leadsIn(context)
  const repository = await start()
  const ids: string[] = []
  for (const receivedAt of [1_000, 2_000, 3_000]) {
    const fields = { name: `No. ${receivedAt}` }
    ids.unshift((await repository.accept(sampleLead({ receivedAt, fields, held: 'content' }))).id)
  }
  const seen: string[] = []
  for await (const { lead } of repository.records({ state: 'held' })) {
    seen.push(lead.id)
    if (seen.length === 1) await repository.erase(ids[1] ?? '')
  }
  assert.deepEqual(seen, [ids[0], ids[2]])
  const found: string[] = []
  for await (const { lead } of repository.records({ query: 'NO. 1' })) found.push(lead.id)
  assert.deepEqual(found, [ids[2]])
})
