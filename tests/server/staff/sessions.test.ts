import assert from 'node:assert/strict'
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { staffCookieDays } from '#domain/staff/session-days.ts'
import { silentLog } from '#server/kernel/log.ts'
import { createSessions } from '#server/staff/sessions.ts'
import { staffFolder } from './staff-site.ts'

const day = 86_400_000

test('a session in daily use ends after thirty days, an unused one after a week', async (context) => {
  const dir = await staffFolder(context)
  let now = Date.parse('2026-01-01T12:00:00Z')
  const sessions = await createSessions({ dir, now: () => now })
  const [idle = '', resumed = '', used = ''] = await Promise.all(
    Array.from({ length: 3 }, () => sessions.create('ada')),
  )
  for (let days = 1; days < staffCookieDays.session; days += 1) {
    now += day
    assert.ok(sessions.find(used), `day ${days}`)
    if (days === staffCookieDays.idle - 1) assert.ok(sessions.find(resumed), 'resumed in time')
    if (days === staffCookieDays.idle) assert.equal(sessions.find(idle), null)
  }
  now += day
  assert.equal(sessions.find(used), null)
  // Completes pending writes of "last seen" before the folder is removed
  await sessions.create('ada')
})

test('if the disk refuses to write, no session is created, and a revoked one still ends', async (context) => {
  const dir = await staffFolder(context)
  const sessions = await createSessions({ dir })
  const kept = await sessions.create('ada')
  // A file in place of the folder makes writing fail even for root
  await rename(dir, `${dir}-away`)
  await writeFile(dir, '')
  await assert.rejects(sessions.create('grace'))
  assert.equal(sessions.list('grace').length, 0)
  await assert.rejects(sessions.revokeAll('ada'))
  assert.equal(sessions.find(kept), null)
  await rm(dir)
  await mkdir(dir)
  await chmod(dir, 0o700)
  assert.ok(sessions.find(await sessions.create('grace')))
})

test('a revocation that the disk refused is written by a later settle and survives a restart', async (context) => {
  const dir = await staffFolder(context)
  const sessions = await createSessions({ dir })
  const token = await sessions.create('ada')
  const file = path.join(dir, 'sessions.json')
  const written = await readFile(file, 'utf8')
  await rename(dir, `${dir}-away`)
  await writeFile(dir, '')
  await assert.rejects(sessions.revoke(sessions.find(token)?.id ?? ''))
  await assert.rejects(sessions.settle())
  await rm(dir)
  await mkdir(dir)
  await writeFile(file, written)
  await sessions.settle()
  assert.equal((await createSessions({ dir })).find(token), null)
})

test('a member has at most 100 sessions; a further one ends the oldest', async (context) => {
  const sessions = await createSessions({ dir: await staffFolder(context) })
  const other = await sessions.create('grace')
  const first = await sessions.create('ada')
  let newest = ''
  for (let at = 0; at < 100; at += 1) newest = await sessions.create('ada')
  assert.equal(sessions.find(first), null)
  assert.ok(sessions.find(newest))
  assert.ok(sessions.find(other))
  assert.equal(sessions.list('ada').length, 100)
})

test('damaged session data is logged and skipped, intact sessions stay, and the site still starts', async (context) => {
  const dir = await staffFolder(context)
  const said: string[] = []
  const log = { ...silentLog, error: (_fields: object, message: string) => said.push(message) }
  const token = await (await createSessions({ dir })).create('ada')
  const file = path.join(dir, 'sessions.json')
  const [good] = JSON.parse(await readFile(file, 'utf8'))
  assert.ok((await createSessions({ dir, log })).find(token))
  assert.deepEqual(said, [])

  await writeFile(file, JSON.stringify([{ id: 1 }, null, good]))
  assert.ok((await createSessions({ dir, log })).find(token))
  assert.equal(said.length, 1)
  for (const torn of ['[{"id": "x"', '', '{}', 'null', JSON.stringify([{ ...good, tokenHash: '' }])]) {
    said.length = 0
    await writeFile(file, torn)
    const sessions = await createSessions({ dir, log })
    assert.equal(sessions.find(token), null, torn)
    assert.equal(sessions.find(''), null, torn)
    assert.equal(said.length, 1, torn)
  }
})

test('a session with a date in the future is rejected', async (context) => {
  const dir = await staffFolder(context)
  const token = await (await createSessions({ dir })).create('ada')
  const file = path.join(dir, 'sessions.json')
  const [good] = JSON.parse(await readFile(file, 'utf8'))
  const later = Date.now() + 365 * day
  await writeFile(file, JSON.stringify([{ ...good, createdAt: later, seenAt: later }]))
  assert.equal((await createSessions({ dir })).find(token), null)
})

test('a stored session without an epoch gets epoch 0 and no fresh proof of identity', async (context) => {
  const dir = await staffFolder(context)
  const token = await (await createSessions({ dir })).create('ada')
  const file = path.join(dir, 'sessions.json')
  const [{ id, tokenHash, staffId, createdAt, seenAt }] = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify([{ id, tokenHash, staffId, createdAt, seenAt }]))
  const found = (await createSessions({ dir })).find(token)
  assert.deepEqual([found?.epoch, found?.proof.at], [0, 0])
})

test('renewing a session stores its new epoch and ends only the other sessions of that member', async (context) => {
  const dir = await staffFolder(context)
  const sessions = await createSessions({ dir })
  const create = (who: string) => sessions.create(who)
  const [kept, ended, other] = [await create('ada'), await create('ada'), await create('grace')]
  const id = sessions.find(kept)?.id ?? ''
  assert.equal(await sessions.renew(id, { epoch: 3, by: 'password' }), 1)
  const after = await createSessions({ dir })
  assert.equal(after.find(kept)?.epoch, 3)
  assert.equal(after.find(ended), null)
  assert.ok(after.find(other))
  assert.equal(await after.renew('nobody', { epoch: 3, by: 'password' }), 0)
})
