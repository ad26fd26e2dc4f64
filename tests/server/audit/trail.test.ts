import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFile, chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { promisify } from 'node:util'
import type { Activity } from '#domain/audit/activity.ts'
import { auditFolder, createAuditTrail } from '#server/audit/audit-trail.ts'
import { headText, lineOf, noHash } from '#server/audit/chain.ts'
import { entriesSince, readTrail } from '#server/audit/read-trail.ts'
import { verifyTrail } from '#server/audit/verify-trail.ts'
import { silentLog } from '#server/http/log.ts'
import { tryLock } from '#server/lock-file.ts'
import { failDisk } from '#tests/helpers/failing-disk.ts'
import { allBelow, recordFlushes } from '#tests/helpers/flush-recorder.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

/** The chain on a real disk: what is written, what of a damage is found, and how it goes on after a crash. */

const secret = 'a secret of the installation, for tests'
const noon = Date.parse('2026-11-23T12:00:00Z')

type Options = { now?: () => number; months?: number; dataDir?: string; mayExpire?: () => boolean }

async function trailIn(context: TestContext, { now = () => noon, ...others }: Options = {}) {
  const dataDir = others.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'ponte-audit-')))
  context.after(() => rm(dataDir, { recursive: true, force: true }))
  const dir = auditFolder(dataDir)
  const open = (more: Options = {}) =>
    createAuditTrail({ dataDir, secret, months: 24, log: silentLog, retryMs: 50, now, ...others, ...more })
  return {
    dataDir,
    dir,
    open,
    file: path.join(dir, '2026-11.jsonl'),
    head: path.join(dir, '0-head.json'),
    verify: () => verifyTrail(dir, secret),
    actions: async () =>
      (await readTrail(dir, { limit: 1_000 })).entries.map(({ action }) => action).reverse(),
  }
}

const signIn: Activity = { by: 'ada', action: 'sign-in', method: 'password' }
const view = (n: number): Activity => ({ by: 'ada', action: 'lead-viewed', object: `lead-${n}` })

/** The beginning and `count` events, closed. */
async function writtenTrail(context: TestContext, count: number, options?: Options) {
  const trail = await trailIn(context, options)
  const audit = trail.open()
  await Promise.all(Array.from({ length: count }, (_, n) => audit.record(view(n))))
  await audit.close()
  return trail
}

const linesIn = async (file: string) => (await readFile(file, 'utf8')).trimEnd().split('\n')
const writeLines = (file: string, lines: readonly string[]) => writeFile(file, `${lines.join('\n')}\n`)
const places = ({ faults }: { faults: { file: string; line: number | null }[] }) =>
  faults.map(({ file, line }) => `${file}:${line}`)

test('each line has the SHA-256 over the hash before and its own bytes, and only the owner can read it', async (context) => {
  const { file, head, dir, verify } = await writtenTrail(context, 3)
  let before = noHash
  for (const line of await linesIn(file)) {
    const [, body = '', hash] = /^(.*),"hash":"([0-9a-f]{64})"\}$/.exec(line) ?? []
    assert.equal(createHash('sha256').update(`${before}\n${body}}`).digest('hex'), hash)
    before = hash ?? ''
  }
  for (const [name, mode] of [
    [dir, '700'],
    [file, '600'],
    [head, '600'],
  ] as const)
    assert.equal(((await stat(name)).mode & 0o777).toString(8), mode)
  assert.deepEqual(await readdir(dir), ['0-head.json', '2026-11.jsonl'])
  const { entries, last, faults, notes } = await verify()
  assert.deepEqual(
    { entries, last, faults, notes },
    { entries: 4, last: { n: 4, hash: before }, faults: [], notes: [] },
  )
})

test('a flipped byte is found, wherever it is, and named by its line', async (context) => {
  const { file, verify } = await writtenTrail(context, 5)
  const whole = await readFile(file)
  const ends = [...whole.entries()].flatMap(([at, byte]) => (byte === 0x0a ? [at] : []))
  for (let at = 0; at < whole.length; at += 13) {
    const bytes = Buffer.from(whole)
    bytes[at] = (bytes[at] ?? 0) ^ 0x01
    await writeFile(file, bytes)
    const report = await verify()
    const line = ends.findIndex((end) => at <= end) + 1
    assert.equal(places(report)[0], `2026-11.jsonl:${line}`, `byte ${at}: ${JSON.stringify(report.faults)}`)
    assert.ok(report.faults.length <= 3, `byte ${at}: ${JSON.stringify(report.faults)}`)
  }
  await writeFile(file, whole)
  assert.deepEqual((await verify()).faults, [])
})

test('a changed text with a hash made to fit is found at the next line', async (context) => {
  const { file, verify } = await writtenTrail(context, 5)
  const lines = await linesIn(file)
  const before = /"hash":"(\w+)"/.exec(lines[1] ?? '')?.[1] ?? ''
  const { hash: _, ...entry } = JSON.parse(lines[2] ?? '')
  await writeLines(file, lines.with(2, lineOf({ ...entry, by: 'mallory' }, before).line))
  assert.deepEqual(places(await verify()), ['2026-11.jsonl:4'])
})

test('a line that was moved, removed, repeated or put in is found', async (context) => {
  const { file, verify } = await writtenTrail(context, 6)
  const lines = await linesIn(file)
  const damaged: [name: string, lines: string[], found: string][] = [
    ['moved', [...lines.slice(0, 2), lines[3] ?? '', lines[2] ?? '', ...lines.slice(4)], '2026-11.jsonl:3'],
    ['removed', lines.toSpliced(3, 1), '2026-11.jsonl:4'],
    ['several removed', lines.toSpliced(1, 3), '2026-11.jsonl:2'],
    ['the first removed', lines.slice(1), '2026-11.jsonl:1'],
    ['repeated', lines.toSpliced(3, 0, lines[2] ?? ''), '2026-11.jsonl:4'],
    ['put in', lines.toSpliced(3, 0, lineOf({ n: 4, at: '' }, noHash).line), '2026-11.jsonl:4'],
  ]
  for (const [name, changed, found] of damaged) {
    await writeLines(file, changed)
    const report = await verify()
    assert.equal(places(report)[0], found, `${name}: ${JSON.stringify(report.faults)}`)
  }
})

test('an end that was cut off is found, also at a line, also after the trail went on', async (context) => {
  const { file, verify, open, actions } = await writtenTrail(context, 6)
  const lines = await linesIn(file)
  await writeLines(file, lines.slice(0, 5))
  const { faults } = await verify()
  assert.deepEqual(faults, [
    { file: '2026-11.jsonl', line: null, message: 'ends too early: 2 lines are missing at the end' },
  ])

  // The server goes on: what is missing stays missing
  const audit = open()
  await audit.record(signIn)
  await audit.close()
  assert.deepEqual((await actions()).slice(-2), ['trail-cut', 'sign-in'])
  const after = await verify()
  assert.deepEqual(places(after), ['2026-11.jsonl:6'])
  assert.match(after.faults[0]?.message ?? '', /2 lines are missing before it/)
})

test('a head that is removed, of another secret, or made older is found', async (context) => {
  const { file, head, verify, open } = await writtenTrail(context, 6)
  const signed = await readFile(head, 'utf8')
  await rm(head)
  assert.deepEqual(places(await verify()), ['0-head.json:null'])
  await writeFile(head, headText({ ...JSON.parse(signed), n: 3 }, 'another secret'))
  assert.deepEqual(places(await verify()), ['0-head.json:null'])
  const lines = await linesIn(file)
  await writeLines(file, lines.slice(0, 4))
  // A server that starts now cannot know what is missing, and leaves that to be read for good
  const audit = open()
  await audit.record(signIn)
  await audit.close()
  assert.deepEqual(places(await verify()), ['2026-11.jsonl:5'])
})

test('a line torn by a crash is told as such, and no fault', async (context) => {
  const { file, verify, open, actions } = await writtenTrail(context, 3)
  const last = (await linesIn(file)).at(-1) ?? ''
  const { hash, ...entry } = JSON.parse(last)
  const next = lineOf({ ...entry, n: 5 }, hash)
  const afterNext = lineOf({ ...entry, n: 6 }, next.hash)
  // The kill came after one line of a batch, within the next
  await appendFile(file, `${next.line}\n${afterNext.line.slice(0, 60)}`)
  const before = await verify()
  assert.deepEqual(before.faults, [])
  assert.equal(before.notes.length, 2)
  const audit = open()
  await audit.record(signIn)
  await audit.close()
  assert.deepEqual((await actions()).slice(4), ['lead-viewed', 'trail-torn', 'trail-resumed', 'sign-in'])
  const after = await verify()
  assert.deepEqual(after.faults, [])
  assert.deepEqual(
    after.notes.map(({ line }) => line),
    [6],
  )

  // The torn line cannot be replaced by another afterwards
  const lines = await linesIn(file)
  await writeLines(file, lines.with(5, `${lines[5]?.slice(0, 50)}!`))
  assert.deepEqual(places(await verify()), ['2026-11.jsonl:6'])
})

test('zeros that a power cut leaves are told as such', async (context) => {
  const { file, verify, open } = await writtenTrail(context, 3)
  await appendFile(file, Buffer.alloc(300))
  const audit = open()
  await audit.record(signIn)
  await audit.close()
  const { faults, notes } = await verify()
  assert.deepEqual({ faults, notes: notes.map(({ line }) => line) }, { faults: [], notes: [5] })
})

test('a chain goes on over months, and over a clock that was set back', async (context) => {
  let now = Date.parse('2026-11-30T23:59:59Z')
  const { dir, open, verify } = await trailIn(context, { now: () => now })
  const audit = open()
  for (const at of ['2026-11-30T23:59:59Z', '2026-12-01T00:00:01Z', '2026-11-30T23:59:00Z']) {
    now = Date.parse(at)
    await audit.record(signIn)
  }
  await audit.close()
  assert.deepEqual(await readdir(dir), ['0-head.json', '2026-11.jsonl', '2026-12.jsonl'])
  assert.deepEqual((await linesIn(path.join(dir, '2026-12.jsonl'))).length, 2)
  const { entries, faults } = await verify()
  assert.deepEqual({ entries, faults }, { entries: 4, faults: [] })
  await rm(path.join(dir, '2026-11.jsonl'))
  assert.deepEqual(places(await verify()), ['2026-12.jsonl:1'])
})

test('months that are over are removed, the trail says so, and its new beginning is proven', async (context) => {
  let now = Date.parse('2026-01-15T12:00:00Z')
  let mayExpire = false
  const { dir, open, verify, actions } = await trailIn(context, { now: () => now, months: 3 })
  for (let month = 1; month <= 7; month += 1) {
    now = Date.parse(`2026-0${month}-15T12:00:00Z`)
    const audit = open({ mayExpire: () => mayExpire })
    audit.start()
    await audit.record(signIn)
    await audit.close()
  }
  // Nothing goes by a clock that is in doubt
  assert.equal((await readdir(dir)).length, 8)
  mayExpire = true
  const audit = open({ mayExpire: () => mayExpire })
  audit.start()
  await audit.close()
  assert.deepEqual(await readdir(dir), [
    '0-head.json',
    '2026-04.jsonl',
    '2026-05.jsonl',
    '2026-06.jsonl',
    '2026-07.jsonl',
  ])
  assert.equal((await actions()).at(-1), 'trail-shortened')
  assert.deepEqual((await verify()).faults, [])
  // No more than what was said
  await rm(path.join(dir, '2026-04.jsonl'))
  assert.deepEqual(places(await verify()), ['2026-05.jsonl:1'])
})

test('several processes write one chain', async (context) => {
  const { dataDir, verify } = await trailIn(context)
  const program = `
    import { createAuditTrail } from '#server/audit/audit-trail.ts'
    import { silentLog } from '#server/http/log.ts'
    const audit = createAuditTrail({ dataDir: process.argv[1], secret: ${JSON.stringify(secret)}, months: 24, log: silentLog })
    for (let n = 0; n < 20; n += 1) await audit.record({ by: 'process-' + process.argv[2], action: 'lead-viewed', object: String(n) })
    await audit.close()`
  await Promise.all(
    ['1', '2'].map((name) =>
      promisify(execFile)(
        process.execPath,
        ['--import', 'tsx', '--input-type=module', '-e', program, dataDir, name],
        {
          cwd: path.resolve(import.meta.dirname, '../../..'),
        },
      ),
    ),
  )
  const { entries, faults, notes } = await verify()
  assert.deepEqual({ entries, faults, notes }, { entries: 41, faults: [], notes: [] })
})

test('a disk that takes nothing holds nobody up; what is kept in memory is written when it does', async (context) => {
  const { dir, file, open, verify, actions } = await writtenTrail(context, 1)
  const audit = open()
  // A folder in the place of the file: an error of the system on each append, also for root
  await rm(file)
  await mkdir(file)
  const begun = performance.now()
  for (let n = 0; n < 100; n += 1) await audit.record(view(n))
  assert.ok(performance.now() - begun < 1_000)
  assert.deepEqual(audit.state(), { status: 'failing', waiting: 100, lost: 0 })
  await rm(file, { recursive: true })
  while (audit.state().waiting > 0) await new Promise((resolve) => setTimeout(resolve, 20))
  await audit.close()
  assert.equal((await actions()).filter((action) => action === 'lead-viewed').length, 100)
  // The file that was taken away is a gap
  assert.equal((await verify()).faults.length, 1)
  await chmod(dir, 0o700)
})

test('what was recorded survives a power cut: lines, head and folder are flushed', async (context) => {
  const { dir, open } = await trailIn(context)
  const flushes = recordFlushes()
  try {
    const audit = open()
    await audit.record(signIn)
    for (const name of await allBelow(dir)) {
      if (!name.includes('trail.lock')) assert.ok(flushes.isFlushed(name), name)
    }
    await audit.close()
  } finally {
    flushes.stop()
  }
})

test('a disk that fails at any step loses no event, writes none twice, and leaves a sound chain', async (context) => {
  let steps = 0
  for (let nth = 1; ; nth += 1) {
    const { dataDir, open, verify, actions } = await writtenTrail(context, 1)
    const audit = open()
    const disk = failDisk(dataDir, nth, { code: nth % 2 === 0 ? 'EIO' : 'ENOSPC' })
    try {
      await Promise.all([1, 2, 3].map((n) => audit.record(view(n))))
      await waitFor('the events', () => audit.state().waiting === 0)
    } finally {
      disk.mend()
    }
    await audit.close()
    const viewed = (await actions()).filter((action) => action === 'lead-viewed').length
    assert.equal(viewed, 4, `${disk.failedAt()}: ${await actions()}`)
    assert.deepEqual((await verify()).faults, [], `${disk.failedAt()}`)
    if (disk.failedAt() === null) break
    steps = nth
  }
  context.diagnostic(`${steps} steps failed in turn`)
  assert.ok(steps >= 6)
})

test('an answer does not wait for a trail that cannot be written now', async (context) => {
  const { dir, open, actions } = await writtenTrail(context, 1)
  const audit = open()
  const attempt = await tryLock(path.join(dir, 'trail.lock'), async () => false)
  assert.ok(attempt.ok)
  const begun = performance.now()
  await audit.record(signIn)
  const waited = performance.now() - begun
  assert.ok(waited >= 250 && waited < 2_000, `${waited} ms`)
  await attempt.lock.release()
  await audit.close()
  assert.deepEqual((await actions()).slice(-1), ['sign-in'])
})

test('a flood of refused sign-ins is ten lines a minute and their number', async (context) => {
  let now = noon
  const { open, file } = await trailIn(context, { now: () => now })
  const audit = open()
  for (let n = 0; n < 500; n += 1)
    await audit.record({ by: null, action: 'sign-in-failed', method: 'password' })
  now += 60_000
  await audit.record({ by: null, action: 'sign-in-failed', method: 'password' })
  await audit.close()
  const lines = (await linesIn(file)).map((line) => JSON.parse(line))
  assert.equal(lines.length, 1 + 10 + 1 + 1)
  assert.equal(lines.find(({ count }) => count !== undefined)?.count, 490)
})

test('what is no id does not get into the trail', async (context) => {
  const { open, file } = await trailIn(context)
  const audit = open()
  await audit.record({
    by: 'jo@example.com',
    action: 'lead-viewed',
    object: '+44 20 7946 0000',
    channel: 'Jo Doe',
  })
  await audit.close()
  const { by, object, channel } = JSON.parse((await linesIn(file)).at(-1) ?? '')
  assert.deepEqual([by, object, channel], ['unnamed', 'unnamed', 'unnamed'])
})

test('pages of the trail: newest first, by member and by kind', async (context) => {
  const { dir, open } = await trailIn(context)
  const audit = open()
  for (let n = 0; n < 30; n += 1) {
    await audit.record({
      by: n % 2 === 0 ? 'ada' : 'grace',
      action: n % 3 === 0 ? 'sign-in' : 'lead-viewed',
      object: `${n}`,
    })
  }
  await audit.close()
  const objects = async (query: Partial<Parameters<typeof readTrail>[1]>) => {
    const { entries, next } = await readTrail(dir, { limit: 4, ...query })
    return { objects: entries.map(({ object }) => object), next }
  }
  assert.deepEqual(await objects({}), { objects: ['29', '28', '27', '26'], next: 28 })
  assert.deepEqual((await objects({ before: 28 })).objects, ['25', '24', '23', '22'])
  assert.deepEqual((await objects({ by: 'grace', kind: 'access' })).objects, ['27', '21', '15', '9'])
  assert.deepEqual(await objects({ by: 'nobody' }), { objects: [], next: null })
  const since = async (time: string) => {
    let count = 0
    for await (const _ of entriesSince(dir, time)) count += 1
    return count
  }
  assert.deepEqual([await since('2026-11-23'), await since('2026-11-24')], [31, 0])
})

test('100,000 entries are verified within two seconds', async (context) => {
  const { dir, file, head, verify } = await trailIn(context)
  await mkdir(dir)
  let before = noHash
  const lines: string[] = []
  const by = '0b6c3c1e-8f3a-4c0c-9b42-6f1d2a7e5c11'
  for (let n = 1; n <= 100_000; n += 1) {
    const object = `01jd${n.toString(32).padStart(22, '0')}`
    const made = lineOf(
      { n, at: new Date(noon + n).toISOString(), by, action: 'lead-viewed', object },
      before,
    )
    before = made.hash
    lines.push(made.line)
  }
  await writeLines(file, lines)
  const { size } = await stat(file)
  const from = { n: 0, hash: noHash }
  const end = { version: 1 as const, n: 100_000, hash: before, file: '2026-11.jsonl', size, from }
  await writeFile(head, headText(end, secret))
  const begun = performance.now()
  const cpuBegun = process.cpuUsage()
  const { entries, faults } = await verify()
  const ms = Math.round(performance.now() - begun)
  const { user, system } = process.cpuUsage(cpuBegun)
  // Other tests may have the processor meanwhile
  const cpuMs = Math.round((user + system) / 1_000)
  context.diagnostic(
    `100,000 entries, ${(size / 1e6).toFixed(1)} MB: verified in ${ms} ms, ${cpuMs} ms of the processor`,
  )
  assert.deepEqual({ entries, faults }, { entries: 100_000, faults: [] })
  assert.ok(cpuMs <= 2_000, `${cpuMs} ms`)
  const pageBegun = performance.now()
  assert.equal((await readTrail(dir, { limit: 50, by: 'nobody' })).entries.length, 0)
  context.diagnostic(`searched to its beginning in ${Math.round(performance.now() - pageBegun)} ms`)
})
