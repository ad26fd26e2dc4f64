import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { createGit } from '#server/content/git/git.ts'
import { firstCommits } from '#server/content/git/read-log.ts'
import { editor } from '#tests/helpers/editor.ts'
import { added, git, newStore, openStore, temporaryContent } from '../sample-content.ts'

/** Three commits, a year apart; the second adds the post. */
async function threeCommits(t: TestContext): Promise<string> {
  const dir = await temporaryContent(t)
  git(dir, 'init', '--quiet', '--initial-branch=main')
  await mkdir(path.join(dir, 'posts'))
  for (const [file, year] of [
    ['notes.txt', 2021],
    ['posts/hills.md', 2022],
    ['more.txt', 2023],
  ] as const) {
    await writeFile(path.join(dir, file), 'Text.\n')
    git(dir, 'add', '--all')
    const env = { ...editor, GIT_COMMITTER_DATE: `${year}-05-03T10:00:00Z` }
    execFileSync('git', ['commit', '--quiet', '--message', file], { cwd: dir, env })
  }
  return dir
}

test('the commit at which a shallow clone begins dates no post, and causes a warning', async (t) => {
  const origin = await threeCommits(t)
  const clone = await temporaryContent(t)
  for (const [depth, years] of [
    [[], [2022]],
    [['--depth', '2'], []],
    [['--depth', '1'], []],
  ] as const) {
    await rm(clone, { recursive: true })
    git(path.dirname(clone), 'clone', '--quiet', ...depth, `file://${origin}`, clone)
    const reader = createGit({ cwd: clone })
    const times = await firstCommits(reader, ['posts/hills.md'], new AbortController().signal)
    const found = [...times.values()].map((time) => new Date(time).getUTCFullYear())
    assert.deepEqual(found, years, `depth ${depth.join(' ')}`)
    const store = await openStore(t, clone)
    const told = (await store.historyWarnings()).map(({ id }) => id)
    assert.deepEqual(told, depth.length === 0 ? [] : ['cut-off'])
    await store.close()
  }
})

test('a detached HEAD causes a warning until it is on a branch again', async (t) => {
  const { dir, store } = await newStore(t)
  await added(store)
  const told = async () => (await store.historyWarnings()).map(({ id }) => id)
  assert.deepEqual(await told(), [])
  git(dir, 'checkout', '--quiet', '--detach')
  assert.deepEqual(await told(), ['detached'])
  await added(store, 'Another one')
  git(dir, 'switch', '--quiet', 'main')
  assert.deepEqual(await told(), [])
})
