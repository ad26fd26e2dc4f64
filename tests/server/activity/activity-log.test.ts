import assert from 'node:assert/strict'
import { appendFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import type { Activity } from '#domain/activity.ts'
import { createActivityLog } from '#server/activity/activity-log.ts'
import { readActivity } from '#server/activity/read-activity.ts'
import { silentLog } from '#server/kernel/log.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'

const noon = Date.parse('2026-11-23T12:00:00Z')
const signIn: Activity = { by: 'ada', action: 'sign-in', method: 'password' }
const view = (n: number): Activity => ({ by: 'ada', action: 'lead-viewed', object: `lead-${n}` })

async function logIn(context: TestContext, options: { now?: () => number } = {}) {
  const dataDir = await temporaryFolder(context)
  const dir = path.join(dataDir, 'activity')
  const refused: unknown[] = []
  const log = { ...silentLog, error: (fields: unknown) => refused.push(fields) }
  const open = () => createActivityLog({ dataDir, log, now: () => noon, ...options })
  const actions = async () => (await readActivity(dataDir)).entries.map(({ action }) => action).reverse()
  return { dataDir, dir, file: path.join(dir, '2026-11.jsonl'), refused, open, actions }
}

test("each activity is one line of JSON in the file of its month, which only the server's user can read", async (context) => {
  const { dir, file, open } = await logIn(context)
  const { record } = open()
  await Promise.all([record(signIn), record(view(1))])
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
  const [at, by] = ['2026-11-23T12:00:00.000Z', 'ada']
  assert.deepEqual(
    lines.map((line) => JSON.parse(line)),
    [
      { at, by, action: 'sign-in', object: null, method: 'password' },
      { at, by, action: 'lead-viewed', object: 'lead-1' },
    ],
  )
  assert.equal((await stat(dir)).mode & 0o777, 0o700)
  assert.equal((await stat(file)).mode & 0o777, 0o600)
})

test('a line truncated by a crash is skipped, and the others are still read', async (context) => {
  const { file, open, actions } = await logIn(context)
  await open().record(signIn)
  await appendFile(file, '{"at":"2026-11-23T12:00:01.000Z","by":"ada","act')
  await open().record(view(1))
  assert.deepEqual(await actions(), ['sign-in', 'lead-viewed'])
})

test('several logs can write to one list at the same time', async (context) => {
  const { open, actions } = await logIn(context)
  const logs = [open(), open(), open()]
  await Promise.all(logs.flatMap(({ record }) => Array.from({ length: 20 }, () => record(signIn))))
  assert.equal((await actions()).length, 50)
})

test('if the folder cannot be written, the activity goes to the error log and nothing fails', async (context) => {
  const { dataDir, refused, open } = await logIn(context)
  await writeFile(path.join(dataDir, 'activity'), 'a file in the way')
  await open().record(view(1))
  assert.match(JSON.stringify(refused), /"action":"lead-viewed","object":"lead-1"/)
})

test('months older than two years are removed, also those of an older version, but not by a clock that has jumped', async (context) => {
  let time = Date.parse('2036-11-23T12:00:00Z')
  const { dataDir, dir, open } = await logIn(context, { now: () => time })
  const old = path.join(dataDir, 'audit')
  for (const folder of [dir, old]) {
    await mkdir(folder)
    for (const month of ['2024-10', '2024-11', '2026-10'])
      await writeFile(path.join(folder, `${month}.jsonl`), '')
  }
  const { record } = open()
  await record(signIn)
  assert.equal((await readdir(old)).length, 3)
  await rm(path.join(dir, '2036-11.jsonl'))
  time = noon
  await record(signIn)
  assert.deepEqual(await readdir(dir), ['2024-11.jsonl', '2026-10.jsonl', '2026-11.jsonl'])
  assert.deepEqual(await readdir(old), ['2024-11.jsonl', '2026-10.jsonl'])
})

test('a flood of refused sign-ins is recorded as ten lines a minute and the number of the rest', async (context) => {
  let time = noon
  const { dataDir, open } = await logIn(context, { now: () => time })
  const { record, flush } = open()
  const flood = async () => {
    for (let n = 0; n < 25; n += 1) await record({ by: null, action: 'sign-in-failed' })
  }
  await flood()
  time += 60_000
  await flood()
  await flush()
  const { entries } = await readActivity(dataDir)
  assert.equal(entries.length, 22)
  const found = entries.map(({ facts }) => facts.count).filter((count) => count !== undefined)
  assert.deepEqual(found, [15, 15])
})

test('values that are not ids are not recorded', async (context) => {
  const { file, open } = await logIn(context)
  const { record } = open()
  await record({ by: 'ada@example.com', action: 'lead-resent', object: 'Ada Lovelace', channel: 'a b' })
  assert.doesNotMatch(await readFile(file, 'utf8'), /ada@|Lovelace|a b/)
})

test('the list is paged, newest first, filtered by member and kind, and includes the lines of an older version', async (context) => {
  const { dataDir, open } = await logIn(context)
  const old = path.join(dataDir, 'audit')
  await mkdir(old)
  const hash = '0'.repeat(64)
  const [at, object] = ['2026-10-01T09:00:01.000Z', null]
  const lines = [
    { n: 1, at: '2026-10-01T09:00:00.000Z', by: 'server', object, action: 'trail-begun', hash },
    { n: 2, at, by: 'grace', action: 'sign-in', object, method: 'passkey', hash },
  ]
  await writeFile(path.join(old, '2026-10.jsonl'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  const { record } = open()
  for (let n = 0; n < 60; n += 1) await record(view(n))
  const first = await readActivity(dataDir)
  assert.equal(first.entries.length, 50)
  assert.equal(first.entries[0]?.object, 'lead-59')
  assert.ok(first.hasOlder)
  const second = await readActivity(dataDir, { page: 2 })
  assert.equal(second.entries.length, 11)
  const oldest = { at, by: 'grace', action: 'sign-in', object, facts: { method: 'passkey' } }
  assert.deepEqual(second.entries.at(-1), oldest)
  assert.equal(second.hasOlder, false)
  assert.equal((await readActivity(dataDir, { by: 'grace' })).entries.length, 1)
  assert.equal((await readActivity(dataDir, { kind: 'access' })).entries.length, 1)
  assert.equal((await readActivity(dataDir, { by: 'lead-7' })).entries[0]?.by, 'ada')
})
