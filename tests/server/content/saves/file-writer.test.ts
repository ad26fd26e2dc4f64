import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { openGuardedRepository } from '#server/content/git/guarded-repository.ts'
import { createFileWriter } from '#server/content/saves/file-writer.ts'
import { silentLog } from '#server/kernel/log.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'
import { ada, committer } from '#tests/server/content/sample-content.ts'

test('an edit by hand between a save’s write and its commit is kept, and the save is committed', async (t) => {
  const dir = await temporaryFolder(t)
  const git = (...words: string[]) => execFileSync('git', words, { cwd: dir, encoding: 'utf8' })
  const file = path.join(dir, 'site.yaml')
  const gone = path.join(dir, 'old.yaml')
  await writeFile(file, 'name: Before\n')
  await writeFile(gone, 'name: Old\n')
  const repository = await openGuardedRepository({
    ...{ dir, committer, log: silentLog },
    first: async () => ['site.yaml', 'old.yaml'],
  })
  const edits = new Map([
    [file, 'name: By hand\n'],
    [gone, 'name: Back by hand\n'],
  ])
  const write = createFileWriter({
    ...{ dir, committer, log: silentLog, clock: Date.now, onPutBack() {} },
    repository: {
      ...repository,
      async commit(change) {
        const isSave = change.message === 'Save'
        if (isSave) for (const [name, text] of edits) await writeFile(name, text)
        return repository.commit(change)
      },
    },
  })
  const files = new Map([
    ['site.yaml', 'name: Saved\n'],
    ['old.yaml', null],
  ])
  assert.ok(await write({ files, message: 'Save', author: ada }))
  assert.equal(git('show', 'HEAD:site.yaml'), 'name: Saved\n')
  assert.equal(git('ls-tree', '--name-only', 'HEAD').includes('old.yaml'), false)
  for (const [name, text] of edits) assert.equal(await readFile(name, 'utf8'), text)

  // The next save finds the edit and commits it separately
  const next = new Map([['site.yaml', 'name: Saved again\n']])
  assert.ok(await write({ files: next, message: 'Save again', author: ada }))
  assert.equal(git('show', 'HEAD~1:site.yaml'), 'name: By hand\n')
  assert.equal(git('show', 'HEAD:site.yaml'), 'name: Saved again\n')
})
