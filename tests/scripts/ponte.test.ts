import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { createAccounts } from '#server/staff/accounts.ts'
import { type Folders, makeFolders } from '#tests/helpers/server.ts'

let folders: Folders

before(async () => {
  folders = await makeFolders()
})

after(() => folders.remove())

function ponte(words: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/ponte.ts', ...words],
    {
      encoding: 'utf8',
      cwd: path.resolve(import.meta.dirname, '../..'),
      env: {
        PATH: process.env.PATH ?? '',
        CONTENT_DIR: folders.contentDir,
        DATA_DIR: folders.dataDir,
        ...env,
      },
    },
  )
  return { status, stdout, stderr }
}

test('a member is added by a link that only they can use, and removed again', async () => {
  const added = ponte(['staff', 'add', 'Grace@example.com', '--json'])
  assert.equal(added.status, 0, added.stderr)
  const token = new URL(JSON.parse(added.stdout).link).searchParams.get('setup') ?? ''
  const accounts = createAccounts({ dir: path.join(folders.dataDir, 'staff') })
  const grace = { name: 'Grace', email: 'grace@example.com', password: 'a long enough password' }
  assert.equal((await accounts.setUp(token, { ...grace, email: 'somebody@example.com' })).ok, false)
  assert.equal((await accounts.setUp(token, grace)).ok, true)
  assert.match(ponte(['staff', 'list']).stdout, /grace@example\.com {2}Grace/)
  assert.equal(ponte(['staff', 'add', 'grace@example.com']).status, 1)
  assert.equal(ponte(['staff', 'remove', 'grace@example.com']).status, 0)
  assert.equal(ponte(['staff', 'remove', 'grace@example.com']).status, 1)
})

test('the content that ships is sound', () => {
  const { status, stdout } = ponte(['check'])
  assert.equal(status, 0, stdout)
})

test('no leads yet is an answer, not an error', () => {
  assert.equal(ponte(['leads', 'list', '--json']).status, 0)
})

test('wrong words end with 2, a wrong configuration with 78', () => {
  assert.equal(ponte(['nonsense']).status, 2)
  assert.equal(ponte(['staff', 'add', 'no address']).status, 2)
  assert.equal(ponte(['staff', 'list', '--unknown']).status, 2)
  assert.equal(ponte(['staff', 'list'], { PORT: 'many' }).status, 78)
})
