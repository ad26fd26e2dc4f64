import assert from 'node:assert/strict'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { clearStaleLocks } from '#server/content/store/locks.ts'
import { silentLog as log } from '#server/kernel/log.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'

async function locked(t: TestContext, ageSeconds: number): Promise<string> {
  const gitDir = await temporaryFolder(t)
  await mkdir(path.join(gitDir, 'refs/heads/feature'), { recursive: true })
  const time = Date.now() / 1000 - ageSeconds
  const references = ['refs/heads/main.lock', 'refs/heads/feature/one.lock']
  for (const name of ['index.lock', 'HEAD.lock', ...references, 'index']) {
    await writeFile(path.join(gitDir, name), '')
    await utimes(path.join(gitDir, name), time, time)
  }
  return gitDir
}

const clear = async (gitDir: string, working?: boolean | null) => {
  const gitAtWork = working !== undefined && { gitAtWork: async () => working }
  return (await clearStaleLocks({ gitDir, commonDir: gitDir, workTree: gitDir, log, ...gitAtWork })).length
}

test('removes old locks of index, HEAD and references, and nothing else', async (t) => {
  const gitDir = await locked(t, 3600)
  assert.equal(await clear(gitDir, false), 4)
  assert.deepEqual((await readdir(gitDir)).sort(), ['index', 'refs'])
})

test('leaves every lock alone while a git process is at work there', async (t) => {
  assert.equal(await clear(await locked(t, 3600), true), 0)
})

test('leaves a lock made during this process’s lifetime alone', async (t) => {
  assert.equal(await clear(await locked(t, 0), false), 0)
})

test('waits ten minutes where the system does not list processes', async (t) => {
  assert.equal(await clear(await locked(t, 500), null), 0)
  assert.equal(await clear(await locked(t, 700), null), 4)
})

test('sees no git at work in a folder that nobody uses', async (t) => {
  assert.equal(await clear(await locked(t, 3600)), 4)
})
