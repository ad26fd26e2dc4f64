import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { appendFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { backUp } from '#server/operations/backup/backup.ts'
import { restore } from '#server/operations/backup/restore.ts'
import { examine } from '#server/operations/doctor/doctor.ts'
import { foldersOf } from '#tests/helpers/server.ts'
import { ada, added, commitCount, git, openStore, sampleInput } from '../sample-content.ts'
import { addSigned, setTraps } from './traps.ts'

/**
 * The machine, the user, the environment and the repository itself name programs for git to run. Each program leaves a file
 * when it runs.
 */

test('git runs no program configured by the machine, the user, the environment or the repository', async (t) => {
  const { base, contentDir, dataDir, traps } = await trapped(t)
  await mkdir(dataDir)
  const elsewhere = git(traps.otherDir, 'rev-parse', 'HEAD')
  const restored = { contentDir: path.join(base, 'restored'), dataDir: path.join(base, 'restored-data') }

  const before = { ...process.env }
  t.after(() => {
    process.env = before
  })
  Object.assign(process.env, traps.environment)
  const store = await openStore(t, contentDir)
  const { id } = await added(store, 'One', { published: true })
  const changed = await store.update(id, sampleInput('One', { content: 'Two.', published: true }), ada)
  assert.ok(changed.ok)
  const history = (await store.history(id)) ?? []
  assert.equal(history.length, 2)
  const first = history[1]?.commit ?? ''
  assert.equal((await store.version(id, first))?.content, sampleInput().content)
  assert.equal((await store.versions(id, 10))?.total, 2)
  assert.ok((await store.restore(id, first, ada)).ok)
  assert.ok((await store.remove(id, ada)).ok)
  const found = (await store.deleted()).map(({ title }) => title)
  assert.deepEqual(found, ['One'])
  await store.close()
  const env = { CONTENT_DIR: contentDir, DATA_DIR: dataDir }
  const historyState = async () => {
    const { findings } = await examine({ env, cwd: base })
    return findings.filter((finding) => finding.id === 'history').map(({ state }) => state)
  }
  assert.deepEqual(await historyState(), ['fault'])
  git(contentDir, 'hash-object', '-w', '--no-filters', 'site.yaml')
  addSigned(contentDir)

  const file = path.join(base, 'backup.tar.gz')
  const backup = await backUp({ places: placesOf({ contentDir, dataDir }), file, version: 'test' })
  assert.ok(backup.ok, 'message' in backup ? backup.message : '')
  await mkdir(restored.contentDir)
  assert.ok((await restore({ places: placesOf(restored), file })).ok)
  assert.deepEqual(await historyState(), ['ok'])

  process.env = before
  assert.deepEqual(await traps.sprung(), [])
  assert.equal(git(traps.otherDir, 'rev-parse', 'HEAD'), elsewhere)
  assert.equal(commitCount(contentDir), 6)
  assert.equal(commitCount(restored.contentDir), 6)
})

test('without these precautions, git does run such programs', async (t) => {
  const { contentDir, traps } = await trapped(t)
  const open = (parameters: string[], environment: Record<string, string> = {}, cwd = contentDir) => {
    const env = { PATH: process.env.PATH, ...environment }
    spawnSync('git', parameters, { cwd, env, input: 'protocol=https\nhost=example.com\n\n' })
  }
  const only = (names: RegExp) =>
    Object.fromEntries(Object.entries(traps.environment).filter(([name]) => names.test(name)))

  open(['cat-file', '-e', traps.lostId])
  await appendFile(path.join(contentDir, 'locales/en/one.ts'), '// Changed\n')
  open(['diff'])
  open(['diff', '--no-ext-diff'])
  open(['diff'], only(/^GIT_EXTERNAL_DIFF$/))
  await appendFile(path.join(contentDir, 'catalogue.yaml'), '# Changed\n')
  open(['add', 'locales', 'catalogue.yaml'])
  open(['config', '--edit'])
  open(['fetch', 'ssh://localhost/nowhere'])
  open(['credential', 'fill'])
  open(['mark'])
  addSigned(contentDir)
  open(['log', '-1'])
  for (const names of [/_GLOBAL$/, /_SYSTEM$/, /_(?:COUNT|(?:KEY|VALUE)_0)$/, /^GIT_TRACE$/])
    open(['status'], only(names), traps.otherDir)

  const fired = await traps.sprung()
  const expected =
    'alias askpass clean credential editor environment-diff environment-fsmonitor external-diff fsmonitor gpg hook ' +
    'lazy-fetch odd-clean ssh system-fsmonitor system-trace textconv trace user-fsmonitor user-trace'
  assert.equal(fired.join(' '), expected)
})

const placesOf = ({ contentDir, dataDir }: { contentDir: string; dataDir: string }) => ({
  contentDir,
  dataDir,
  publicObjectsDir: path.join(dataDir, 'public-objects'),
})

async function trapped(t: TestContext) {
  const folders = await foldersOf(t)
  return { ...folders, traps: await setTraps(folders) }
}
