import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import {
  appendFile,
  chmod,
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPonte } from '#tests/helpers/ponte.ts'
import { type Folders, makeFolders, send, signIn, startServer } from '#tests/helpers/server.ts'
import { beginTraffic } from '#tests/helpers/traffic.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

type Report = {
  version: string
  possible: boolean
  findings: { id: string; state: string; text: string; remedy?: string }[]
  writes: string[]
}

async function site(context: TestContext): Promise<Folders> {
  const folders = await makeFolders()
  context.after(() => folders.remove())
  return folders
}

const environmentOf = ({ contentDir, dataDir }: Folders, more: Record<string, string> = {}) => ({
  CONTENT_DIR: contentDir,
  DATA_DIR: dataDir,
  ...more,
})

const check = (
  folders: Folders,
  { env = {}, words = [] }: { env?: Record<string, string>; words?: string[] } = {},
) => startPonte(['upgrade', '--check', ...words], { env: environmentOf(folders, env), cwd: folders.base })

async function report(folders: Folders, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = await check(folders, { env, words: ['--json'] })
  assert.ok(status === 0 || status === 1, stderr)
  const found: Report = JSON.parse(stdout)
  assert.equal(status === 0, found.possible)
  return found
}

const faultsOf = ({ findings }: Report): string[] => [
  ...new Set(findings.filter(({ state }) => state === 'fault').map(({ id }) => id)),
]

/** Everything about every file and folder below; `server.lock` without its time, which the server itself moves. */
async function imageOf(folder: string): Promise<Record<string, string>> {
  const image: Record<string, string> = {}
  for (const name of ['', ...(await readdir(folder, { recursive: true }))].sort()) {
    const file = path.join(folder, name)
    const { mode, size, mtimeNs, ctimeNs, ino } = await lstat(file, { bigint: true })
    const isFile = (Number(mode) & 0o170000) === 0o100000
    const hash = isFile
      ? createHash('sha256')
          .update(await readFile(file))
          .digest('hex')
      : ''
    const times = name === 'server.lock' ? '' : `${mtimeNs} ${ctimeNs}`
    image[name] = [mode, isFile ? size : '', ino, times, hash].join(' ')
  }
  return image
}

const imagesOf = async ({ contentDir, dataDir }: Folders) => [
  await imageOf(contentDir),
  await imageOf(dataDir),
]

test('upgrade --check says of new folders what the first start writes, and makes none', async (context) => {
  const folders = await site(context)
  const before = await imageOf(folders.base)
  const found = await report(folders)
  assert.deepEqual(faultsOf(found), [])
  const writes = found.writes.join('\n')
  for (const part of [/DATA_DIR .* is made/, /format\.json gets 1\.0/, /git repository/, /secret is made/]) {
    assert.match(writes, part)
  }
  assert.deepEqual(await imageOf(folders.base), before)
})

test('upgrade --check beside a running server with leads and an uncommitted edit changes no byte and no time (R254)', async (context) => {
  const folders = await makeFolders()
  const server = await startServer({ folders, env: { LEADS_PER_MINUTE: '0' } })
  context.after(async () => {
    await server.stop()
    await folders.remove()
  })
  await signIn(server.origin)
  const traffic = beginTraffic(server.origin, 40)
  context.after(() => traffic.stop())
  await waitFor('leads', () => traffic.accepted.length > 2)
  await traffic.stop()
  await appendFile(path.join(folders.contentDir, 'notes.txt'), 'Not in a commit\n')
  const [content, data] = await waitFor('folders at rest', async () => {
    // A file may go between its listing and its reading
    const images = await imagesOf(folders).catch(() => null)
    await sleep(300)
    const later = await imagesOf(folders).catch(() => null)
    return images !== null && JSON.stringify(images) === JSON.stringify(later) ? images : null
  })
  const [found, words] = await Promise.all([report(folders), check(folders)])
  assert.deepEqual(faultsOf(found), [])
  assert.deepEqual(found.writes, [])
  assert.deepEqual(await imageOf(folders.contentDir), content)
  assert.deepEqual(await imageOf(folders.dataDir), data)

  assert.equal(words.status, 0, words.stderr)
  assert.match(words.stdout, /can be started on these folders/)
  assert.match(words.stdout, /first start writes nothing/)
  assert.equal((await send('GET', `${server.origin}/healthz`)).status, 200)
})

test('upgrade --check names everything that must be done first, each with what to do (R253)', async (context) => {
  const folders = await site(context)
  const { contentDir, dataDir, base } = folders
  const write = async (name: string, text: string) => {
    await mkdir(path.dirname(path.join(dataDir, name)), { recursive: true })
    await writeFile(path.join(dataDir, name), text)
  }
  await write('format.json', '{"major":2,"minor":0,"since":"3.0.0"}')
  await write('staff/accounts.json', '{"accounts":[{"id":1}],"links":[]}')
  await write('staff/sessions.json', '[{"id":1}]')
  await write('secret', 'short')
  await write('erasures/a.json', '{"receipt":null}')
  await write('drafts/ada/a.json', '{"title":1}')
  await write('missing-pages.json', '{')
  await write('leads/01abcdefghjkmnpqrstvwxyz01/lead.json', '{"id":')
  await writeFile(path.join(contentDir, 'posts/broken.md'), '---\ntitle: Only a title\n---\nText\n')
  await writeFile(
    path.join(base, '.env'),
    'SMPT_URL=smtp://secret.example.com\nAWS_REGION=eu-west-1\nLOG_LEVEL=info\n',
  )
  const before = await imagesOf(folders)
  const key = path.join(base, 'missing.key')
  const found = await report(folders, {
    OFFSITE_URL: `file:${path.join(base, 'copy')}`,
    OFFSITE_KEY_FILE: key,
    // Without git and restic
    PATH: base,
  })
  assert.deepEqual(faultsOf(found).sort(), [
    'format',
    'git',
    'leads-damaged',
    'offsite',
    'posts',
    'secret',
    'staff',
    'state-drafts',
    'state-erasures',
  ])
  for (const { state, text, remedy } of found.findings) {
    if (state !== 'ok') assert.ok(remedy, text)
  }
  const texts = found.findings.map(({ text }) => text).join('\n')
  for (const part of [
    /Install Ponte 3\.0\.0/,
    /broken\.md/,
    /missing\.key/,
    /restic is not installed/,
    /no variable SMPT_URL/,
  ]) {
    assert.match(texts, part)
  }
  assert.doesNotMatch(texts, /AWS_REGION|secret\.example/)
  assert.match(texts, /sessions cannot be read/)
  assert.deepEqual(await imagesOf(folders), before)

  const faulty = await report(folders, { PORT: 'x', ADMIN_EMAIL: 'a@example.com' })
  assert.deepEqual(faultsOf(faulty), ['settings'])
  assert.equal(faulty.findings.filter(({ id }) => id === 'settings').length, 2)
})

test('upgrade --check --to asks the version in another folder, and names what it reads differently (R253)', async (context) => {
  const folders = await site(context)
  const other = path.join(folders.base, 'other')
  for (const part of ['domain', 'server', 'scripts', 'locales', 'package.json', 'tsconfig.json']) {
    await cp(path.resolve(part), path.join(other, part), { recursive: true })
  }
  await symlink(path.resolve('node_modules'), path.join(other, 'node_modules'))
  const manifest = path.join(other, 'package.json')
  await writeFile(
    manifest,
    (await readFile(manifest, 'utf8')).replace(/"version": "[^"]+"/, '"version": "9.9.9"'),
  )
  const ask = () => check(folders, { words: ['--to', other, '--json'] })
  const same: Report = JSON.parse((await ask()).stdout)
  assert.equal(same.version, '9.9.9')
  assert.ok(!same.findings.some(({ id }) => id === 'content-differs'))

  // A version whose markup knows no headings
  const markup = path.join(other, 'domain/posts/markup.ts')
  const source = await readFile(markup, 'utf8')
  const changed = source.replace(/return length < headingUnder.*/, 'return null')
  assert.notEqual(changed, source)
  await writeFile(markup, changed)
  const { status, stdout, stderr } = await ask()
  assert.equal(status, 0, stderr)
  const different: Report = JSON.parse(stdout)
  const found = different.findings.find(({ id }) => id === 'content-differs')
  assert.match(
    found?.text ?? '',
    /Version 9\.9\.9 reads \d+ content files differently.*posts\/[^:]+\.md: article/,
  )
})

test('upgrade --check names data that this account cannot read, and usage errors', async (context) => {
  const folders = await site(context)
  const old = path.join(folders.base, 'old/scripts')
  await mkdir(old, { recursive: true })
  await writeFile(path.join(old, 'ponte.ts'), '')
  const [bare, missing, older] = await Promise.all([
    startPonte(['upgrade'], { env: environmentOf(folders) }),
    check(folders, { words: ['--to', path.join(folders.base, 'nothing')] }),
    check(folders, { words: ['--to', path.dirname(old)] }),
  ])
  assert.equal(bare.status, 2)
  assert.equal(missing.status, 1)
  assert.match(missing.stderr, /There is no Ponte/)
  assert.equal(older.status, 1)
  assert.match(older.stderr, /older than this command/)
  if (process.getuid?.() === 0) return
  const staff = path.join(folders.dataDir, 'staff')
  await mkdir(staff, { recursive: true })
  await writeFile(path.join(staff, 'sessions.json'), '[]')
  await chmod(path.join(staff, 'sessions.json'), 0)
  assert.ok(faultsOf(await report(folders)).includes('state'))
  await rm(staff, { recursive: true })
})
