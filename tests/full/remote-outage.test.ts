import assert from 'node:assert/strict'
import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { openRepository } from '#server/content/git/repository.ts'
import { readRemoteAddress } from '#server/content/remote/address.ts'
import { createRemote } from '#server/content/remote/remote.ts'
import { silentLog } from '#server/kernel/log.ts'
import { gitOfEditor } from '#tests/helpers/editor.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { ada, committer } from '#tests/server/content/sample-content.ts'

test('after 48 hours without the remote and 200 saves, both sides are in sync within ten seconds', async (t) => {
  const base = await temporaryFolder(t)
  const [far, dir] = [path.join(base, 'far.git'), path.join(base, 'content')]
  gitOfEditor(base, 'init', '--quiet', '--bare', '--initial-branch=main', far)
  gitOfEditor(base, 'init', '--quiet', '--initial-branch=main', dir)
  const repository = await openRepository({
    ...{ dir, committer, log: silentLog, atStart: true, hasRemote: true },
    first: async () => [],
  })
  const time = createTime()
  const address = readRemoteAddress(far)
  assert.ok(address)
  const remote = createRemote({
    ...{ address, branch: 'main', seconds: 10, repository, committer, log: silentLog },
    ...{ clock: time.now, later: time.later, undisturbed: (task) => task(), accepts: () => true },
    takeUp: async () => {
      await repository.takeUp()
    },
  })
  t.after(() => remote.close())
  const save = async (index: number) => {
    await writeFile(path.join(dir, 'page.md'), `Version ${index}\n`)
    await repository.commit({ paths: ['page.md'], message: `Save ${index}`, author: ada, date: new Date() })
    remote.committed()
  }
  await save(0)
  remote.look()
  await waitFor(
    'both sides are in sync',
    () => remote.state().status === 'level' && remote.state().ahead === 0,
  )

  await rename(far, `${far}.away`)
  const twoDays = 48 * 3_600_000
  for (let index = 1; index <= 200; index += 1) {
    await save(index)
    const { failures } = remote.state()
    time.pass(twoDays / 200)
    await waitFor('another failed attempt', () => remote.state().failures > failures)
    await delay(5)
  }
  await waitFor('all saves to be counted', () => remote.state().ahead === 200)
  const { lagSeconds, status, fault } = remote.state()
  assert.deepEqual({ status, fault }, { status: 'failing', fault: 'unreachable' })
  assert.ok(lagSeconds > 47.5 * 3_600, `${lagSeconds} s`)

  await rename(`${far}.away`, far)
  const back = time.now()
  for (let second = 0; second < 10 && remote.state().status !== 'level'; second += 1) {
    time.pass(1_000)
    await delay(300)
  }
  assert.equal(remote.state().status, 'level')
  assert.equal(remote.state().lagSeconds, 0)
  assert.equal(gitOfEditor(far, 'rev-parse', 'main'), await repository.head())
  assert.equal(gitOfEditor(far, 'rev-list', '--count', 'main'), '201')
  t.diagnostic(`level after ${(time.now() - back) / 1000} s`)
})

/** A clock that the test moves; a timer fires once when its time has passed. */
function createTime() {
  let now = Date.UTC(2026, 0, 1)
  const timers = new Map<() => void, number>()
  return {
    now: () => now,
    later(task: () => void, ms: number) {
      timers.set(task, now + ms)
      return () => {
        timers.delete(task)
      }
    },
    pass(ms: number) {
      now += ms
      for (const [task, due] of [...timers]) {
        if (due > now) continue
        timers.delete(task)
        task()
      }
    },
  }
}
