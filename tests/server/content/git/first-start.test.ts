import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { openGuardedRepository } from '#server/content/git/guarded-repository.ts'
import { conflictBranch } from '#server/content/remote/conflicts.ts'
import { silentLog } from '#server/kernel/log.ts'
import { allBelow, recordFlushes } from '#tests/helpers/flush-recorder.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'
import { added, committer, git, openStore, temporaryContent } from '../sample-content.ts'

test('every file and folder of a repository created here is flushed to the disk', async (t) => {
  const dir = await temporaryContent(t)
  const recorder = recordFlushes()
  t.after(() => recorder.stop())
  const store = await openStore(t, dir)
  await added(store)
  const made = await allBelow(path.join(dir, '.git'))
  const notFlushed = made.filter((name) => !recorder.isFlushed(name))
  const names = notFlushed.map((name) => path.relative(dir, name))
  // Git itself flushes objects, references and indexes (core.fsync); the commit graph is made in the background
  const byGit = /^\.git\/(?:objects\/..\/|objects\/info\/commit-graphs|refs\/heads\/main$|index)/
  const own = names.filter((name) => !byGit.test(name))
  assert.deepEqual(own, [])
  assert.ok(recorder.isFlushed(dir))
  for (const name of ['.git/HEAD', '.git/config', '.git/objects', '.git/refs/heads', '.git/logs'])
    assert.ok(made.includes(path.join(dir, name)), name)
})

for (const days of [30, -30]) {
  test(`a save flushes the folders of its git objects even if the disk’s clock is ${-days} days off`, async (t) => {
    const dir = await temporaryContent(t)
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() + days * 86_400_000 })
    const store = await openStore(t, dir)
    await added(store, 'One')
    const recorder = recordFlushes()
    t.after(() => recorder.stop())
    await added(store, 'Two')
    for (const name of git(dir, 'rev-parse', 'HEAD', 'HEAD^{tree}', 'HEAD:posts/two.md').split('\n'))
      assert.ok(recorder.isFlushed(path.join(dir, '.git/objects', name.slice(0, 2))), name)
  })
}

test('joining a remote’s commit flushes the folders and logs of every branch that it sets', async (t) => {
  const dir = await temporaryContent(t)
  const first = async () => ['site.yaml']
  const repository = await openGuardedRepository({ dir, committer, first, log: silentLog })
  const to = git(dir, 'commit-tree', '-p', 'HEAD', '-m', 'Theirs', 'HEAD^{tree}')
  const conflict = conflictBranch({ path: 'posts/one.md', commit: to })
  const recorder = recordFlushes()
  t.after(() => recorder.stop())
  await repository.advance({
    ...{ from: git(dir, 'rev-parse', 'HEAD'), to, reason: 'pull' },
    references: new Map([[conflict, to]]),
  })
  const made = [
    await allBelow(path.join(dir, '.git/refs/heads')),
    await allBelow(path.join(dir, '.git/logs')),
  ]
  const names = made.flat().filter((name) => !recorder.isFlushed(name))
  // Git itself flushes the references (core.fsync)
  const byGit = git(dir, 'for-each-ref', '--format=.git/%(refname)').split('\n')
  assert.ok(byGit.includes(`.git/${conflict}`))
  assert.deepEqual(names.map((name) => path.relative(dir, name)).sort(), byGit.sort())
})

test('leftovers of an interrupted repository creation are removed at the next start', async (t) => {
  const dir = await temporaryContent(t)
  git(dir, 'init', '-q', '.git-new-0123456789ab')
  await openStore(t, dir)
  assert.deepEqual((await readdir(dir)).sort(), ['.git', 'catalogue.yaml', 'posts', 'site.yaml', 'texts'])
})

test('the default settings are copied whole and flushed to the disk', async (t) => {
  const dir = await temporaryFolder(t)
  const recorder = recordFlushes()
  t.after(() => recorder.stop())
  await openStore(t, dir, { defaults: path.resolve('content') })
  for (const name of ['site.yaml', 'catalogue.yaml']) {
    assert.ok(recorder.isFlushed(path.join(dir, name)), name)
    assert.deepEqual(await readFile(path.join(dir, name)), await readFile(path.resolve('content', name)))
  }
  assert.ok(recorder.isFlushed(dir))
})
