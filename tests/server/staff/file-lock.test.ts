import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { ensureFolder } from '#server/kernel/files.ts'
import { withFileLock } from '#server/staff/file-lock.ts'
import { staffFolder } from './staff-site.ts'

test('tasks under one lock never overlap, and leave nothing behind', async (context) => {
  const dir = await staffFolder(context)
  await ensureFolder(dir)
  let inside = 0
  let most = 0
  const task = async () => {
    inside += 1
    most = Math.max(most, inside)
    await new Promise((resolve) => setTimeout(resolve, 2))
    inside -= 1
  }
  const lock = path.join(dir, 'lock')
  await Promise.all(Array.from({ length: 10 }, () => withFileLock(lock, task)))
  assert.equal(most, 1)
  assert.deepEqual(await readdir(dir), [])
})

test('a task that fails frees the lock', async (context) => {
  const dir = await staffFolder(context)
  await ensureFolder(dir)
  const lock = path.join(dir, 'lock')
  await assert.rejects(
    withFileLock(lock, () => Promise.reject(new Error('no'))),
    /no/,
  )
  assert.equal(await withFileLock(lock, async () => 'done'), 'done')
})

test('a lock whose holder was killed is taken away', async (context) => {
  const dir = await staffFolder(context)
  await ensureFolder(dir)
  const lock = path.join(dir, 'lock')
  const { pid } = spawnSync(process.execPath, ['--version'])
  await writeFile(lock, JSON.stringify({ host: hostname(), pid, id: 'gone' }))
  assert.equal(await withFileLock(lock, async () => 'done'), 'done')
})

test('a lock with our own number from before a restart is taken away', async (context) => {
  const dir = await staffFolder(context)
  await ensureFolder(dir)
  const lock = path.join(dir, 'lock')
  await writeFile(lock, JSON.stringify({ host: hostname(), pid: process.pid, id: 'before' }))
  assert.equal(await withFileLock(lock, async () => 'done'), 'done')
})

test('an old lock that names nobody is taken away', async (context) => {
  const dir = await staffFolder(context)
  await ensureFolder(dir)
  const lock = path.join(dir, 'lock')
  await writeFile(lock, '')
  await utimes(lock, 0, 0)
  assert.equal(await withFileLock(lock, async () => 'done'), 'done')
})
