import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { ensureFolder } from '#server/kernel/files.ts'
import { withFileLock } from '#server/staff/file-lock.ts'
import { staffFolder } from './staff-site.ts'

test('tasks under one lock never overlap and leave no lock file behind', async (context) => {
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

test('a lock does not block after a failed task, a killed process or a restart with the same PID, nor if it is old and empty', async (context) => {
  const dir = await staffFolder(context)
  await ensureFolder(dir)
  const lock = path.join(dir, 'lock')
  await assert.rejects(
    withFileLock(lock, () => Promise.reject(new Error('no'))),
    /no/,
  )
  assert.equal(await withFileLock(lock, async () => 'done'), 'done')
  const { pid } = spawnSync(process.execPath, ['--version'])
  const lockOf = (holder: number) => JSON.stringify({ host: hostname(), pid: holder, id: 'gone' })
  for (const left of [lockOf(pid), lockOf(process.pid), '']) {
    await writeFile(lock, left)
    if (left === '') await utimes(lock, 0, 0)
    assert.equal(await withFileLock(lock, async () => 'done'), 'done', left)
  }
})
