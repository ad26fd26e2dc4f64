import assert from 'node:assert/strict'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { readConfig } from '#server/config.ts'
import { createFeatures } from '#server/features.ts'
import { createContentRevision } from '#server/http/content-revision.ts'
import { silentLog } from '#server/kernel/log.ts'
import { createAccounts } from '#server/staff/accounts.ts'
import { loadSecret } from '#server/staff/secret.ts'
import { imageProgram } from '#tests/helpers/images.ts'
import { foldersOf } from '#tests/helpers/server.ts'
import { ada } from './staff-site.ts'

async function startParts(context: TestContext, damage: (dataDir: string) => Promise<void>) {
  const folders = await foldersOf(context)
  await mkdir(path.join(folders.dataDir, 'staff'), { recursive: true })
  await damage(folders.dataDir)
  const read = readConfig({
    DATA_DIR: folders.dataDir,
    CONTENT_DIR: folders.contentDir,
    ADMIN_EMAIL: 'Owner@example.com',
    ADMIN_PASSWORD: 'correct horse battery',
  })
  assert.ok(read.ok)
  const said: string[] = []
  const say = (_fields: object, message: string) => {
    said.push(message)
  }
  const log = { ...silentLog, error: say, warn: say }
  const parts = await createFeatures({
    contentRevision: createContentRevision(),
    imageProgram,
    pushProgram: null,
    config: read.config,
    log,
    origin: () => 'http://localhost',
    buildFile: path.resolve('package.json'),
    defaultContent: folders.contentDir,
  })
  context.after(() => parts.close())
  return { parts, said, dataDir: folders.dataDir, staffDir: path.join(folders.dataDir, 'staff') }
}

const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8)

test('the first account comes from ADMIN_EMAIL, and staff data on disk is readable by its owner only', async (context) => {
  const { parts, dataDir, staffDir } = await startParts(context, async () => {})
  const owner = await parts.staff.accounts.verify('owner@example.com', 'correct horse battery')
  assert.equal(owner?.name, 'Owner')
  await parts.staff.sessions.create(owner?.id ?? '')
  await parts.staff.accounts.changePassword(owner?.id ?? '', 'a whole new password')
  const link = { postId: 'a', commit: null, savedAt: null, label: '', by: 'Owner' }
  assert.ok(await parts.content.previews.create(link, 1))
  await parts.activity.record({ by: owner?.id ?? null, action: 'sign-in', method: 'password' })
  assert.equal(await modeOf(staffDir), '700')
  assert.deepEqual(await readdir(staffDir), ['accounts.json', 'sessions.json'])
  assert.equal(await modeOf(path.join(dataDir, 'counts')), '700')
  for (const file of [
    'staff/accounts.json',
    'staff/sessions.json',
    'secret',
    'previews.json',
    'format.json',
    `activity/${new Date().toISOString().slice(0, 7)}.jsonl`,
  ]) {
    assert.equal(await modeOf(path.join(dataDir, file)), '600', file)
  }
})

test('a damaged accounts file is reported and left as it is, makes nobody the owner, and works once repaired', async (context) => {
  const torn = '{"accounts": [{"id": "1", "email": "owner@exam'
  const { parts, said, staffDir } = await startParts(context, (dataDir) =>
    writeFile(path.join(dataDir, 'staff/accounts.json'), torn),
  )
  assert.equal(await parts.staff.setUpLink(), null)
  assert.ok(said.some((message) => message.includes('staff/accounts.json')))
  assert.ok(!said.some((message) => message.includes('/admin?setup=')))
  assert.ok(!said.join().includes('owner@exam'))
  assert.deepEqual(await parts.staff.health.data(), { status: 'degraded', staff: 'damaged' })
  const { accounts } = parts.staff
  await assert.rejects(accounts.verify('owner@example.com', 'correct horse battery'), { code: 'unavailable' })
  await assert.rejects(accounts.add(ada), { code: 'unavailable' })
  assert.equal(await readFile(path.join(staffDir, 'accounts.json'), 'utf8'), torn)

  // The file is repaired while the site runs
  const good = await createAccounts({ dir: path.join(staffDir, 'other') }).add(ada)
  await writeFile(
    path.join(staffDir, 'accounts.json'),
    await readFile(path.join(staffDir, 'other/accounts.json'), 'utf8'),
  )
  assert.equal((await parts.staff.accounts.verify(ada.email, ada.password))?.id, good?.id)
  assert.deepEqual(await parts.staff.health.data(), { status: 'ok', staff: 'ok' })
})

test('damaged counts of visits and missing pages are reported and start again from zero', async (context) => {
  const name = `${new Date().toISOString().slice(0, 7)}.json`
  const { parts, said, dataDir } = await startParts(context, async (dataDir) => {
    await mkdir(path.join(dataDir, 'counts'), { mode: 0o700 })
    await writeFile(path.join(dataDir, 'counts', name), '{"2026-11-01": {"pages": {"/": -1')
    await writeFile(path.join(dataDir, 'missing-pages.json'), '{"pages": {"/old": {"2026')
  })
  const today = new Date().toISOString().slice(0, 10)
  parts.counts.counts.tally.view('/about', null)
  const [day] = await parts.counts.counts.between(today, today)
  assert.deepEqual([...(day?.pages ?? [])], [['/about', 1]])
  assert.ok(said.some((message) => message.includes('counts of a month')))
  await parts.counts.counts.close()
  assert.equal(await modeOf(path.join(dataDir, 'counts', name)), '600')
  assert.ok(said.some((message) => message.includes('counts of missing pages')))
  await parts.discovery.missing.ignore('/newer')
  assert.equal(await modeOf(path.join(dataDir, 'missing-pages.json')), '600')
})

test('concurrent callers get the same new secret', async (context) => {
  const folders = await foldersOf(context, { content: false })
  await mkdir(folders.dataDir, { recursive: true })
  const secrets = await Promise.all([1, 2, 3, 4].map(() => loadSecret(folders.dataDir)))
  assert.equal(new Set(secrets).size, 1)
  assert.match(secrets[0] ?? '', /^[\w-]{43}$/)
  assert.equal(await loadSecret(folders.dataDir), secrets[0])
  assert.deepEqual(await readdir(folders.dataDir), ['secret'])
})

test('a truncated secret is reported as damaged, neither used nor replaced', async (context) => {
  const folders = await foldersOf(context, { content: false })
  await mkdir(folders.dataDir, { recursive: true })
  const file = path.join(folders.dataDir, 'secret')
  for (const torn of ['', '\n', 'a', 'a'.repeat(31)]) {
    await writeFile(file, torn)
    await assert.rejects(loadSecret(folders.dataDir), /secret in the data folder is damaged/)
    assert.equal(await readFile(file, 'utf8'), torn)
  }
})
