import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import type { Git } from '#server/content/git/git.ts'
import { settingsFor } from '#server/content/git/git-settings.ts'
import { treeWith } from '#server/content/git/trees.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'
import { git } from '../sample-content.ts'

test('every tree is what git itself would write, and is flushed to the disk', async (context) => {
  const folder = await temporaryFolder(context)
  git(folder, 'init', '-q')
  // Git sorts a folder's name as if it ended with a slash
  for (const name of ['a.b/f', 'a/x/y', 'a-1/z', 'a.', 'a0', 'ü/é', 'posts/kept.md']) {
    await mkdir(path.join(folder, path.dirname(name)), { recursive: true })
    await writeFile(path.join(folder, name), name)
  }
  git(folder, 'add', '--all')
  const tree = git(folder, 'write-tree')
  const id = git(folder, 'rev-parse', ':a0')

  const trace = path.join(folder, '.git/trace')
  const options = settingsFor(undefined).flatMap((setting) => ['-c', setting])
  const traced: Git = async (parameters, { input } = {}) => ({
    stdout: execFileSync('git', [...options, ...parameters], {
      cwd: folder,
      env: { PATH: process.env.PATH, GIT_TRACE2_EVENT: trace },
      ...(input !== undefined && { input }),
    }),
    stderr: '',
    exitCode: 0,
  })
  assert.equal(await treeWith(traced, tree, new Map([['a0', { mode: '100644', id }]])), tree)

  await rm(trace)
  const changes = new Map([
    ['a/x/y', null],
    ['posts/new.md', { mode: '100644', id }],
  ])
  const made = await treeWith(traced, tree, changes)
  git(folder, 'rm', '-q', '--cached', 'a/x/y')
  git(folder, 'update-index', '--add', '--cacheinfo', `100644,${id},posts/new.md`)
  assert.equal(made, git(folder, 'write-tree'))
  // The trees of the root and of posts; for a, only the empty trees are left to write
  const flushes = (await readFile(trace, 'utf8')).match(/"fsync\/hardware-flush","value":"1"/g) ?? []
  assert.ok(flushes.length >= 2, `${flushes.length} flushes`)
})
