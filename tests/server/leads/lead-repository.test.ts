import assert from 'node:assert/strict'
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { Problem } from '#server/kernel/errors.ts'
import { silentLog } from '#server/kernel/log.ts'
import { type Channel, DeliveryError } from '#server/leads/channels/channel.ts'
import { createLeadRepository } from '#server/leads/lead-repository.ts'
import { waitFor } from '../../helpers/wait-for.ts'
import { sampleLead } from './sample-lead.ts'

type Scripted = Channel & { delivered: string[]; fault: (() => Promise<never>) | null }

/** A channel whose other end is in the test's hands. */
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

type Options = Partial<Parameters<typeof createLeadRepository>[0]>
type LeadRepository = ReturnType<typeof createLeadRepository>

async function withLeads(
  run: (context: {
    dir: string
    channel: Scripted
    open: (options?: Options) => LeadRepository
    /** Opened and started. */
    start: (options?: Options) => Promise<LeadRepository>
  }) => Promise<void>,
) {
  const base = await mkdtemp(path.join(tmpdir(), 'ponte-repository-'))
  const dir = path.join(base, 'leads')
  const channel = scriptedChannel()
  const opened: LeadRepository[] = []
  const open = (options = {}) => {
    const repository = createLeadRepository({
      dir,
      channels: [channel],
      retryBaseMs: 10,
      log: silentLog,
      ...options,
    })
    opened.push(repository)
    return repository
  }
  const start = async (options: Options = {}) => {
    const repository = open(options)
    await repository.start()
    return repository
  }
  try {
    await run({ dir, channel, open, start })
  } finally {
    await Promise.all(opened.map((repository) => repository.close()))
    await rm(base, { recursive: true, force: true })
  }
}

const visibleIn = async (dir: string) => (await readdir(dir)).filter((name) => !name.startsWith('.'))
const events = async (dir: string, id: string) =>
  (await readFile(path.join(dir, id, 'delivery.jsonl'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).event)
/** What became of a delivery is known in memory before its line is on the disk. */
const waitForLine = (dir: string, id: string, event: string) =>
  waitFor(`a line ${event} on the disk`, async () => (await events(dir, id).catch(() => [])).at(-1) === event)

test('a lead is a complete folder once it is accepted', () =>
  withLeads(async ({ dir, start }) => {
    const repository = await start()
    const lead = sampleLead()
    assert.deepEqual(await repository.accept(lead), { id: lead.id, duplicate: false })
    assert.deepEqual(JSON.parse(await readFile(path.join(dir, lead.id, 'lead.json'), 'utf8')), lead)
    assert.deepEqual(await readdir(path.join(dir, lead.id, 'files')), [])
    assert.deepEqual(await readdir(dir), [lead.id])
  }))

test('a hundred parallel repeats are one lead and one delivery', () =>
  withLeads(async ({ dir, channel, start }) => {
    const repository = await start()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => repository.accept(sampleLead({ submissionId: 'once' }))),
    )
    assert.equal(answers.filter(({ duplicate }) => !duplicate).length, 1)
    assert.equal(new Set(answers.map(({ id }) => id)).size, 1)
    assert.equal((await visibleIn(dir)).length, 1)
    await repository.close()
    assert.equal(channel.delivered.length, 1)
  }))

test('a repeat after a restart is still the same lead', () =>
  withLeads(async ({ dir, start }) => {
    const before = await start()
    await before.accept(sampleLead({ submissionId: 'once' }))
    await before.close()
    const after = await start()
    assert.equal((await after.accept(sampleLead({ submissionId: 'once' }))).duplicate, true)
    assert.equal((await visibleIn(dir)).length, 1)
  }))

test('files that were staged move into the lead', () =>
  withLeads(async ({ dir, start }) => {
    const repository = await start()
    const staging = await repository.stagingFolder()
    await writeFile(path.join(staging, 'upload'), 'brief')
    const lead = sampleLead()
    await repository.accept(lead, [{ stored: '1-brief.pdf', path: path.join(staging, 'upload') }])
    assert.equal(await readFile(path.join(dir, lead.id, 'files', '1-brief.pdf'), 'utf8'), 'brief')
  }))

test('a stored name that is a path is refused, and no part of the lead stays', () =>
  withLeads(async ({ dir, start }) => {
    const repository = await start()
    await assert.rejects(
      repository.accept(sampleLead(), [{ stored: '../../evil', path: '/nowhere' }]),
      Problem,
    )
    assert.deepEqual(await readdir(dir), [])
  }))

test('what a killed process left half written goes at the next start, what another one is writing stays', () =>
  withLeads(async ({ dir, start }) => {
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
  }))

test('what this process is writing stays when the stored leads are read while visitors write', () =>
  withLeads(async ({ dir, open }) => {
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
  }))

test('a lead whose delivery failed is tried again until it is taken', () =>
  withLeads(async ({ dir, channel, start }) => {
    channel.fault = unreachable
    const repository = await start()
    const { id } = await repository.accept(sampleLead())
    await waitFor(
      'three attempts',
      async () => ((await repository.get(id))?.deliveries.mail?.attempts ?? 0) >= 3,
    )
    assert.equal((await repository.get(id))?.deliveries.mail?.lastError, 'Nobody there.')
    assert.deepEqual(repository.status().undelivered, { mail: 1 })
    channel.fault = null
    await waitFor('the delivery', () => repository.status().undelivered.mail === 0)
    assert.deepEqual(channel.delivered, [id])
    await waitForLine(dir, id, 'delivered')
  }))

test('an undelivered lead is delivered after a restart, a delivered one is not repeated', () =>
  withLeads(async ({ channel, start }) => {
    const before = await start({ retryBaseMs: 50 })
    const done = await before.accept(sampleLead())
    await waitFor('the first delivery', () => channel.delivered.length === 1)
    channel.fault = unreachable
    const pending = await before.accept(sampleLead())
    await waitFor('a failure', async () => (await before.get(pending.id))?.deliveries.mail?.lastError)
    await before.close()
    channel.fault = null
    const after = await start()
    await waitFor('the second delivery', () => channel.delivered.length === 2)
    await after.close()
    assert.deepEqual(channel.delivered, [done.id, pending.id])
  }))

test('a delivery log that was torn keeps what it says and takes the next line whole', () =>
  withLeads(async ({ dir, channel, start }) => {
    channel.fault = unreachable
    const before = await start()
    const { id } = await before.accept(sampleLead())
    await waitFor('a failure', async () => (await before.get(id))?.deliveries.mail?.lastError)
    await before.close()
    const file = path.join(dir, id, 'delivery.jsonl')
    await appendFile(file, '{"at":"2025-01-01T00:00:00.000Z","channel":"mail","event":"deliv')
    channel.fault = null
    const after = await start()
    await waitFor('the delivery', () => channel.delivered.length === 1)
    await after.close()
    const last = (await readFile(file, 'utf8')).trim().split('\n').at(-1) ?? ''
    assert.equal(JSON.parse(last).event, 'delivered')
  }))

test('one channel that hangs does not delay the other, and is cut off in time', () =>
  withLeads(async ({ channel, start }) => {
    const hanging = scriptedChannel('drive')
    hanging.fault = () => new Promise<never>(() => undefined)
    const repository = await start({ channels: [hanging, channel], deliveryTimeoutMs: 100 })
    const ids = await Promise.all(
      Array.from({ length: 12 }, async () => (await repository.accept(sampleLead())).id),
    )
    await waitFor('all mails', () => channel.delivered.length === ids.length)
    assert.equal(repository.status().undelivered.mail, 0)
    const cut = await waitFor('a cut', async () =>
      (await repository.list()).leads.find((one) => one.deliveries.drive?.lastError),
    )
    assert.equal(cut.deliveries.drive?.lastError, 'There was no answer in time.')
  }))

test('a lead with large files has more time', () =>
  withLeads(async ({ channel, start }) => {
    const slow: Channel = {
      ...channel,
      async deliver(lead, options) {
        await new Promise((resolve) => setTimeout(resolve, 300))
        options.signal.throwIfAborted()
        return channel.deliver(lead, options)
      },
    }
    const repository = await start({ channels: [slow], deliveryTimeoutMs: 100, retryBaseMs: 3_600_000 })
    const file = { name: 'film.mov', stored: '1-film.mov', group: 'other', type: 'video/quicktime' }
    const large = sampleLead({ files: [{ ...file, size: 16 * 60_000, sha256: '0'.repeat(64) }] })
    const staging = await repository.stagingFolder()
    await writeFile(path.join(staging, 'upload'), 'film')
    await repository.accept(large, [{ stored: file.stored, path: path.join(staging, 'upload') }])
    const small = await repository.accept(sampleLead())
    await waitFor('the large one', () => channel.delivered.includes(large.id))
    await waitFor(
      'the cut of the other',
      async () => (await repository.get(small.id))?.deliveries.mail?.attempts === 1,
    )
    assert.deepEqual(channel.delivered, [large.id])
    assert.equal((await repository.get(small.id))?.deliveries.mail?.lastError, 'There was no answer in time.')
  }))

test('once a dead channel answers, the whole backlog goes without sitting out its waits', () =>
  withLeads(async ({ channel, start }) => {
    channel.fault = unreachable
    const repository = await start({ retryBaseMs: 3_600_000 })
    for (let count = 0; count < 10; count += 1) await repository.accept(sampleLead())
    await waitFor('ten failures', async () =>
      (await repository.list()).leads.every(({ deliveries }) => deliveries.mail?.attempts === 1),
    )
    channel.fault = null
    await repository.accept(sampleLead())
    await waitFor('the backlog', () => channel.delivered.length === 11)
  }))

test('what goes by the same transport recovers with it, though its own waits are long', () =>
  withLeads(async ({ start }) => {
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
    // The reply goes to the first lead only, so that nothing new makes its channel try again
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
  }))

for (const days of [30, -30, 3_653, -3_653]) {
  test(`a clock that is set by ${days} days makes no delivery wait, and gives none up`, () =>
    withLeads(async ({ channel, open, start }) => {
      let now = Date.now()
      const options = { clock: { now: () => now }, retryBaseMs: 60_000 }
      channel.fault = unreachable
      const repository = await start(options)
      const { id } = await repository.accept(sampleLead({ receivedAt: now }))
      const attempts = async (of = repository) => (await of.get(id))?.deliveries.mail?.attempts
      await waitFor('a failure', async () => (await attempts()) === 1)
      now += days * 86_400_000
      // Anything wakes it; without, it looks once a minute
      await repository.accept(sampleLead({ receivedAt: now, held: 'content' }))
      await waitFor('the next try', async () => (await attempts()) === 2)
      assert.equal((await repository.get(id))?.deliveries.mail?.status, 'waiting')
      const { oldestUndeliveredMs } = repository.status()
      assert.equal(oldestUndeliveredMs.mail, 0)
      // It has waited for an hour of the new time
      now += 3_600_000
      await waitFor('a third try', async () => {
        await repository.accept(sampleLead({ receivedAt: now, held: 'content' }))
        return (await attempts()) === 3
      })
      assert.ok((repository.status().oldestUndeliveredMs.mail ?? 0) >= 3_600_000)
      await repository.close()
      // The log is of two times; what was written in the future is due at once
      now -= days > 0 ? days * 86_400_000 : 0
      channel.fault = null
      const again = open(options)
      if (days < 0) now += 3_600_000
      await again.start()
      await waitFor('the delivery', () => channel.delivered.includes(id))
    }))
}

test('a list cuts long texts, one lead has all of them', () =>
  withLeads(async ({ start }) => {
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
  }))

test('a delivery that is given up is shown as failed, and staff can send it again', () =>
  withLeads(async ({ channel, start }) => {
    let now = Date.now()
    channel.fault = unreachable
    const repository = await start({ clock: { now: () => now } })
    const { id } = await repository.accept(sampleLead())
    await waitFor('a failure', async () => (await repository.get(id))?.deliveries.mail?.lastError)
    now += 6 * 86_400_000
    await waitFor('the end', () => repository.status().failed.mail === 1)
    assert.equal(repository.status().undelivered.mail, 0)
    channel.fault = null
    assert.equal(await repository.resend(id), true)
    await waitFor('the delivery', () => channel.delivered.length === 1)
    assert.equal(await repository.resend('../etc'), false)
    assert.equal(await repository.resend(id, { channel: 'pigeon' }), false)
  }))

test('a held lead waits until it is released, also over a restart', () =>
  withLeads(async ({ channel, start }) => {
    const before = await start()
    const { id } = await before.accept(sampleLead({ held: 'honeypot' }))
    assert.equal(before.status().held, 1)
    await before.close()
    assert.deepEqual(channel.delivered, [])
    const after = await start()
    assert.equal((await after.get(id))?.held, 'honeypot')
    await after.resend(id)
    await waitFor('the delivery', () => channel.delivered.length === 1)
    assert.equal((await after.get(id))?.held, null)
  }))

test('closing lets a delivery under way finish, and starts no other', () =>
  withLeads(async ({ channel, start }) => {
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
    // One more than goes at once
    for (let count = 0; count < 5; count += 1) await before.accept(sampleLead())
    await waitFor('four at the channel', () => finish.length === 4)
    const closed = before.close()
    assert.deepEqual(channel.delivered, [])
    for (const resolve of finish) resolve()
    await closed
    assert.equal(channel.delivered.length, 4)
    await start()
    await waitFor('the fifth', () => channel.delivered.length === 5)
    assert.equal(new Set(channel.delivered).size, 5)
  }))

test('nothing is acknowledged when the folder cannot be written', () =>
  withLeads(async ({ dir, start }) => {
    const repository = await start()
    await rm(dir, { recursive: true })
    const missing = await repository.accept(sampleLead()).catch((error: unknown) => error)
    assert.ok(missing instanceof Problem && missing.status === 503)
    await writeFile(dir, 'no folder')
    const replaced = await repository.accept(sampleLead()).catch((error: unknown) => error)
    assert.ok(replaced instanceof Problem && replaced.status === 503)
    assert.deepEqual(repository.status().undelivered, { mail: 0 })
  }))

test('a lead that cannot be read is counted and stops no other', () =>
  withLeads(async ({ dir, channel, start }) => {
    const broken = sampleLead().id
    await mkdir(path.join(dir, broken), { recursive: true })
    await writeFile(path.join(dir, broken, 'lead.json'), '{')
    const repository = await start()
    await repository.accept(sampleLead())
    await waitFor('the delivery', () => channel.delivered.length === 1)
    assert.equal(repository.status().damaged, 1)
    assert.equal((await repository.list()).total, 1)
  }))

test('records are read one at a time, newest first, without those erased meanwhile', () =>
  withLeads(async ({ start }) => {
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
  }))
