import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chmod, cp, open, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { lockData } from '#server/kernel/data-lock.ts'
import { ensureFolder } from '#server/kernel/files.ts'
import { silentLog } from '#server/kernel/log.ts'
import { createLeadRepository } from '#server/leads/lead-repository.ts'
import { backUp } from '#server/operations/backup/backup.ts'
import { restore } from '#server/operations/backup/restore.ts'
import { createAccounts } from '#server/staff/accounts.ts'
import { startApplication } from '#tests/helpers/application.ts'
import { bareEnvironment } from '#tests/helpers/bare-environment.ts'
import { briefForm } from '#tests/helpers/brief.ts'
import { gitOfEditor } from '#tests/helpers/editor.ts'
import { failDisk } from '#tests/helpers/failing-disk.ts'
import { allBelow, recordFlushes } from '#tests/helpers/flush-recorder.ts'
import { isFull } from '#tests/helpers/full.ts'
import { pngOf } from '#tests/helpers/pictures.ts'
import { callPonte, runPonte, startPonte } from '#tests/helpers/ponte.ts'
import { postBody } from '#tests/helpers/post-body.ts'
import { programOf } from '#tests/helpers/program-of.ts'
import {
  envOf,
  type Folders,
  foldersOf,
  makeFolders,
  owner,
  send,
  signIn,
  uploadPicture,
} from '#tests/helpers/server.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { sampleFields, sampleLead } from '#tests/server/leads/sample-lead.ts'

const placesOf = ({ contentDir, dataDir }: Folders) => ({
  contentDir,
  dataDir,
  publicObjectsDir: path.join(dataDir, 'public-objects'),
})
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const template = await makeFolders()
after(template.remove)
await fill(template)

/** Content with a history, a lead with a file, and an account. */
async function installation(context: TestContext): Promise<Folders> {
  const made = await foldersOf(context, { content: false })
  await cp(template.base, made.base, { recursive: true })
  return made
}

async function fill({ contentDir, dataDir }: Folders): Promise<void> {
  const git = gitIn(contentDir)
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Start')
  const leads = path.join(dataDir, 'leads')
  await ensureFolder(leads)
  const repository = createLeadRepository({ dir: leads, channels: [], retryBaseMs: 10, log: silentLog })
  const folder = await repository.stagingFolder()
  const bytes = randomBytes(50_000)
  const stored = 'documents-1.pdf'
  await writeFile(path.join(folder, stored), bytes)
  const about = { name: 'menù.pdf', stored, group: 'documents', size: bytes.length, type: 'application/pdf' }
  const lead = sampleLead({ files: [{ ...about, sha256: sha256(bytes) }] })
  await repository.accept(lead, [{ stored, path: path.join(folder, stored) }])
  await repository.discard(folder)
  await repository.close()
  const accounts = createAccounts({ dir: path.join(dataDir, 'staff') })
  await accounts.add({ name: 'Grace', email: 'grace@example.com', password: 'a long enough password' })
}

function gitIn(cwd: string) {
  return (...words: string[]) => gitOfEditor(cwd, ...words)
}

async function backedUp(from: Folders, name = 'backup.tar.gz'): Promise<string> {
  const file = path.join(from.base, name)
  const made = await backUp({ places: placesOf(from), file, version: 'test' })
  assert.ok(made.ok, 'message' in made ? made.message : '')
  return file
}

async function restoredFrom(context: TestContext, file: string) {
  const to = await foldersOf(context, { content: false })
  const done = await restore({ places: placesOf(to), file })
  assert.ok(done.ok, 'message' in done ? done.message : '')
  return { ...to, manifest: done.manifest }
}

/** Every file in a folder with its hash, except git's own files. */
async function filesIn(folder: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const name = path.relative(folder, path.join(entry.parentPath, entry.name))
    if (entry.isFile() && !name.split(path.sep).includes('.git'))
      found.set(name, sha256(await readFile(path.join(folder, name))))
  }
  return found
}

test('a backup made under load restores posts, history, images, staff and all leads confirmed before it', async (context) => {
  const before = await foldersOf(context)
  const server = await startApplication({ folders: before, env: { LEADS_PER_MINUTE: '0' } })
  context.after(() => server.stop().catch(() => undefined))
  const { origin } = server
  const cookie = await signIn(origin)

  const post = postBody('The empty hour', 'One.')
  const made = await send('POST', `${origin}/api/blog/posts`, { cookie, body: post })
  assert.equal(made.status, 201, made.text)
  const { id } = made.json
  await send('PUT', `${origin}/api/blog/posts/${id}`, { cookie, body: { ...post, content: 'Two.' } })
  const postFile = path.join(before.contentDir, 'posts', `${made.json.slug}.md`)
  await writeFile(postFile, (await readFile(postFile, 'utf8')).replace('Two.', 'Three.'))
  await waitFor('the hand edit', async () => {
    const { json } = await send('GET', `${origin}/api/blog/posts/${id}/history`, { cookie })
    const page = await send('GET', `${origin}/api/blog/slug/${made.json.slug}`, { cookie })
    return json.length === 2 && page.text.includes('Three.')
  })

  const { path: image } = await uploadPicture(origin, cookie, await pngOf(1, 1))
  const imageBytes = Buffer.from(await (await fetch(origin + image)).arrayBuffer())

  const brief = briefForm({}, { documents_0: new File([randomBytes(300_000)], 'menu.pdf') })
  const sent = await fetch(`${origin}/api/website-onboarding`, { method: 'POST', body: brief })
  assert.equal(sent.status, 200)

  // Leads arrive during the backup; those confirmed before it began must be in it
  const thanked: string[] = [(await sent.json()).reference]
  let loading = true
  const load = Array.from({ length: 4 }, async (_, worker) => {
    for (let count = 0; loading; count += 1) {
      const body = { ...sampleFields, name: `Ada ${worker}-${count}`, packageName: 'Get Clients' }
      const answer = await send('POST', `${origin}/api/pricing-inquiry`, { body })
      assert.equal(answer.status, 200, answer.text)
      thanked.push(answer.json.reference)
      await sleep(50)
    }
  })
  await waitFor('some leads', () => thanked.length > 20)
  const due = [...thanked]
  const file = path.join(before.base, 'backup.tar.gz')
  const backup = await startPonte(['backup', file, '--json'], { env: envOf(before) })
  const during = thanked.length - due.length
  loading = false
  await Promise.all(load)
  assert.equal(backup.status, 0, backup.stderr)
  assert.ok(during > 0, 'no lead came in while the backup was made')
  assert.ok(JSON.parse(backup.stdout).counts.leads >= due.length)
  assert.equal((await stat(file)).mode & 0o777, 0o600)
  const history = await send('GET', `${origin}/api/blog/posts/${id}/history`, { cookie })
  const shown = await send('GET', `${origin}/api/blog/slug/${made.json.slug}`, { cookie })
  await server.stop()

  const later = await foldersOf(context, { content: false })
  const restored = await callPonte(['restore', file], { env: envOf(later) })
  assert.equal(restored.status, 0, restored.stderr)
  assert.equal((await callPonte(['check'], { env: envOf(later) })).status, 0)
  assert.match(gitIn(later.contentDir)('status', '--porcelain'), /^M posts\//)
  for (const name of ['secret', 'staff/accounts.json']) {
    assert.equal((await stat(path.join(later.dataDir, name))).mode & 0o777, 0o600, name)
  }
  assert.equal((await stat(path.join(later.dataDir, 'staff'))).mode & 0o777, 0o700)
  const leads = path.join(later.dataDir, 'leads')
  const names = await readdir(leads)
  for (const name of names) {
    const lead = JSON.parse(await readFile(path.join(leads, name, 'lead.json'), 'utf8'))
    for (const { stored, sha256: hash } of lead.files)
      assert.equal(sha256(await readFile(path.join(leads, name, 'files', stored))), hash)
  }
  const references = new Set(names.map((name) => `${name.slice(0, 4)}-${name.slice(4, 8)}`.toUpperCase()))
  const found = due.filter((reference) => !references.has(reference))
  assert.deepEqual(found, [])

  const second = await startApplication({ folders: later, env: { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' } })
  context.after(() => second.stop().catch(() => undefined))
  const again = await signIn(second.origin, owner)
  const historyNow = await send('GET', `${second.origin}/api/blog/posts/${id}/history`, { cookie: again })
  assert.deepEqual(historyNow.json, history.json)
  const shownNow = await send('GET', `${second.origin}/api/blog/slug/${made.json.slug}`, { cookie: again })
  assert.deepEqual(shownNow.json, shown.json)
  const picture = await fetch(second.origin + image)
  assert.ok(Buffer.from(await picture.arrayBuffer()).equals(imageBytes))
  // The backup contains no sessions
  assert.equal((await send('GET', `${second.origin}/api/session`, { cookie })).status, 401)
})

test('a backup omits temporary files, sessions and links; all else is restored byte for byte', async (context) => {
  const from = await installation(context)
  const { dataDir } = from
  const [id = ''] = await readdir(path.join(dataDir, 'leads'))
  await writeFile(path.join(dataDir, 'staff/sessions.json'), '[]')
  await writeFile(path.join(dataDir, 'previews.json'), '[]')
  const accounts = createAccounts({ dir: path.join(dataDir, 'staff') })
  await accounts.createLink('grace@example.com')
  await writeFile(path.join(dataDir, 'staff/accounts.lock'), '{}')
  for (const name of ['trays/x', 'leads/.lead-1-00', 'leads/.staging-1-00']) {
    await ensureFolder(path.join(dataDir, name))
    await writeFile(path.join(dataDir, name, 'a'), 'a')
  }
  await writeFile(path.join(dataDir, '.secret.0123456789ab.tmp'), 'half')
  await ensureFolder(path.join(dataDir, 'drive', 'Ö “long” name '.padEnd(120, 'x')))
  const odd = path.join(dataDir, 'drive', 'Ö “long” name '.padEnd(120, 'x'), '01 menù.pdf')
  await writeFile(odd, 'bytes')
  const before = await filesIn(dataDir)

  const file = await backedUp(from)
  const to = await restoredFrom(context, file)
  const found = await filesIn(to.dataDir)
  for (const gone of [
    ...['staff/sessions.json', 'previews.json', 'staff/accounts.lock', '.secret.0123456789ab.tmp'],
    ...['trays/x/a', 'leads/.lead-1-00/a', 'leads/.staging-1-00/a'],
  ])
    assert.ok(before.delete(gone), gone)
  assert.deepEqual([...found.keys()].sort(), [...before.keys()].sort())
  const stored = JSON.parse(await readFile(path.join(to.dataDir, 'staff/accounts.json'), 'utf8'))
  assert.deepEqual([stored.accounts.length, stored.links], [1, []])
  before.delete('staff/accounts.json')
  found.delete('staff/accounts.json')
  assert.deepEqual(found, before)
  assert.equal((await stat(path.join(to.dataDir, 'leads', id))).mode & 0o777, 0o700)
  const touched = Math.round((await stat(path.join(to.dataDir, path.relative(dataDir, odd)))).mtimeMs)
  assert.equal(touched, Math.round((await stat(odd)).mtimeMs))
  const again = createAccounts({ dir: path.join(to.dataDir, 'staff') })
  assert.equal((await again.verify('grace@example.com', 'a long enough password'))?.name, 'Grace')
})

test('an uncommitted edit, new post and deletion are restored as uncommitted, on the same commits', async (context) => {
  const from = await installation(context)
  const git = gitIn(from.contentDir)
  git('branch', 'idea')
  git('tag', 'v1')
  const [first = '', second = ''] = await readdir(path.join(from.contentDir, 'posts'))
  await writeFile(path.join(from.contentDir, 'posts', first), 'edited')
  await rm(path.join(from.contentDir, 'posts', second))
  await writeFile(path.join(from.contentDir, 'posts', 'new.md'), 'new')
  // The backup must not contain programs that git would run
  git('config', 'core.pager', 'touch /tmp/x')
  await writeFile(path.join(from.contentDir, '.git/hooks/post-checkout'), '#!/bin/sh\nexit 1\n', {
    mode: 0o755,
  })
  const file = await backedUp(from)
  const to = await restoredFrom(context, file)
  const there = gitIn(to.contentDir)
  assert.equal(there('rev-parse', 'HEAD', 'idea', 'v1'), git('rev-parse', 'HEAD', 'idea', 'v1'))
  assert.equal(there('symbolic-ref', 'HEAD'), 'refs/heads/main')
  assert.equal(there('status', '--porcelain'), git('status', '--porcelain'))
  assert.equal(there('fsck', '--strict', '--no-dangling'), '')
  assert.equal(there('config', '--default', 'none', 'core.pager'), 'none')
  assert.ok(!(await readdir(path.join(to.contentDir, '.git/hooks'))).includes('post-checkout'))
})

test('a backup takes only the history of the content from a larger repository', async (context) => {
  const base = await temporaryFolder(context)
  const contentDir = path.join(base, 'site', 'content')
  const dataDir = path.join(base, 'data')
  await ensureFolder(dataDir)
  await cp(path.resolve('content'), contentDir, { recursive: true })
  const git = gitIn(path.join(base, 'site'))
  git('init', '--quiet')
  await writeFile(path.join(base, 'site', 'code.ts'), 'secret source')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Start')
  await writeFile(path.join(base, 'site', 'code.ts'), 'more')
  git('commit', '--quiet', '--all', '--message', 'Code only')
  const [name = ''] = await readdir(path.join(contentDir, 'posts'))
  git('checkout', '--quiet', '-b', 'side')
  await writeFile(path.join(contentDir, 'posts', name), 'side')
  const message = 'On the side\n\nWith a body'
  git('commit', '--quiet', '--all', '--message', message, '--author', 'Lin <lin@example.com>')
  git('checkout', '--quiet', '-')
  await writeFile(path.join(contentDir, 'site.yaml'), 'name: x')
  git('commit', '--quiet', '--all', '--message', 'Beside it')
  git('merge', '--quiet', '--no-edit', 'side')
  const to = await foldersOf(context, { content: false })
  const places = { contentDir, dataDir, publicObjectsDir: path.join(dataDir, 'public-objects') }
  const file = path.join(base, 'b.tar.gz')
  const refs = git('for-each-ref')
  const made = await backUp({ places, file, version: 'test' })
  assert.ok(made.ok, 'message' in made ? made.message : '')
  assert.equal(git('for-each-ref'), refs)
  const restored = await restore({ places: placesOf(to), file })
  assert.ok(restored.ok, 'message' in restored ? restored.message : '')
  const there = gitIn(to.contentDir)
  const format = '--format=%an %ae %aI %s%n%b'
  assert.equal(there('log', '--no-merges', format), git('log', '--no-merges', format, '--', 'content'))
  assert.equal(there('rev-parse', 'HEAD^{tree}'), git('rev-parse', 'HEAD:content'))
  assert.equal(there('status', '--porcelain'), '')
  assert.doesNotMatch(there('log', '--all', '--name-only'), /code\.ts|Code only/)
})

test('the history of a shallow clone is restored as far as it exists', async (context) => {
  const from = await installation(context)
  const git = gitIn(from.contentDir)
  git('commit', '--quiet', '--allow-empty', '--message', 'Second')
  const clone = { ...from, contentDir: path.join(from.base, 'shallow') }
  git('clone', '--quiet', '--depth', '1', `file://${from.contentDir}`, clone.contentDir)
  gitIn(clone.contentDir)('commit', '--quiet', '--allow-empty', '--message', 'Third')
  const to = await foldersOf(context, { content: false })
  const restored = await restore({ places: placesOf(to), file: await backedUp(clone) })
  assert.ok(restored.ok, 'message' in restored ? restored.message : '')
  assert.equal(gitIn(to.contentDir)('log', '--format=%s'), 'Third\nSecond')
  assert.equal(gitIn(to.contentDir)('status', '--porcelain'), '')
})

test('a truncated archive is refused, wherever it ends, and nothing is changed', async (context) => {
  const from = await installation(context)
  const bytes = await readFile(await backedUp(from))
  const to = await foldersOf(context, { content: false })
  const cut = path.join(from.base, 'cut.tar.gz')
  for (let part = 0; part < 12; part += 1) {
    await writeFile(cut, bytes.subarray(0, Math.floor((bytes.length * part) / 12)))
    const refused = await restore({ places: placesOf(to), file: cut })
    const found = refused.ok ? 'taken' : refused.message
    assert.match(found, /cut off|no backup of Ponte.*Nothing was changed/, `${part}`)
  }
  // A complete gzip file with an incomplete tar
  const plain = gunzipSync(bytes)
  for (const length of [plain.length - 2048, 512 * 40, 512]) {
    await writeFile(cut, gzipSync(plain.subarray(0, length)))
    const refused = await restore({ places: placesOf(to), file: cut })
    assert.match(refused.ok ? 'taken' : refused.message, /cut off/)
  }
  assert.deepEqual(await readdir(to.base), [])
})

test('a flipped bit anywhere in the archive is refused or harmless', async (context) => {
  const from = await installation(context)
  const plain = gunzipSync(await readFile(await backedUp(from)))
  const to = await foldersOf(context, { content: false })
  const bad = path.join(from.base, 'bad.tar.gz')
  // Bytes throughout the archive: headers, names, texts, the bundle, the manifest; the last kilobyte is zeros
  for (let at = 160; at < plain.length; at += Math.floor(plain.length / (isFull ? 60 : 15))) {
    const copy = Buffer.from(plain)
    copy[at] = (copy[at] ?? 0) ^ 0x04
    await writeFile(bad, gzipSync(copy, { level: 1 }))
    const refused = await restore({ places: placesOf(to), file: bad })
    // Accepted changes are harmless: in padding between files or in a timestamp
    if (refused.ok) {
      assert.deepEqual(await filesIn(to.contentDir), await filesIn(from.contentDir), `byte ${at}`)
      await rm(to.contentDir, { recursive: true })
      await rm(to.dataDir, { recursive: true })
    }
    assert.deepEqual(await readdir(to.base), [], `byte ${at}`)
  }
  const flipped = Buffer.from(plain)
  const inLead = plain.indexOf('"ada.rossi@example.com"')
  flipped[inLead + 1] = 'A'.charCodeAt(0)
  await writeFile(bad, gzipSync(flipped))
  const refused = await restore({ places: placesOf(to), file: bad })
  assert.match(refused.ok ? 'taken' : refused.message, /lead\.json is not as it was saved/)
})

type Made = {
  path: string
  text?: string
  /** Further records of the pax header. */
  pax?: Record<string, string>
}

/** An archive with a correct manifest of the given entries. */
async function archiveOf(entries: Made[], more: Record<string, unknown> = {}): Promise<Buffer> {
  const tar = pack()
  const add = ({ path: name, text = '', pax = {} }: Made) => {
    const header = { mode: 0o644, mtime: new Date(0), pax: { mtime: '0.000', ...pax } }
    tar.entry({ name, ...header }, text)
  }
  for (const entry of entries) add(entry)
  const files = entries.map(({ path: name, text = '' }) => ({
    path: name.replace('ponte-backup/', ''),
    size: Buffer.byteLength(text),
    sha256: sha256(Buffer.from(text)),
  }))
  const counts = { posts: 0, leads: 0, images: 0 }
  const about = { format: 2, product: 'ponte', version: 'x', createdAt: new Date(0).toISOString() }
  const manifest = { ...about, counts, history: null, files, ...more }
  add({ path: 'ponte-backup/manifest.json', text: JSON.stringify(manifest) })
  tar.finalize()
  const parts: Uint8Array[] = []
  for await (const part of tar) if (part instanceof Uint8Array) parts.push(part)
  return gzipSync(Buffer.concat(parts))
}

const refusedNames = {
  'leads out of the folder': 'ponte-backup/data/../../escaped',
  'is absolute': '/tmp/ponte-escaped',
  'is absolute below the top folder': 'ponte-backup/data//tmp/ponte-escaped',
  'leads out of the archive': '../ponte-backup/data/escaped',
  'has a backslash': 'ponte-backup/data/..\\escaped',
  'is in none of the folders': 'ponte-backup/elsewhere/file',
  'is one of the folders itself': 'ponte-backup/data',
  'is git’s configuration': 'ponte-backup/content/.git/config',
  'is a hook, with .git in capitals': 'ponte-backup/content/.GIT/hooks/post-checkout',
  'hides .git with an invisible character': 'ponte-backup/content/.g\u200cit/config',
}

test('archives with paths outside the folders, links, devices, or conflicting or duplicate names are refused', async (context) => {
  const to = await foldersOf(context, { content: false })
  const file = path.join(to.base, 'hostile.tar.gz')
  const refusal = async (bytes: Uint8Array) => {
    await writeFile(file, bytes)
    const refused = await restore({ places: placesOf(to), file })
    assert.deepEqual(await readdir(to.base), ['hostile.tar.gz'])
    return refused.ok ? 'taken' : refused.message
  }
  for (const [what, name] of Object.entries(refusedNames))
    assert.match(await refusal(await archiveOf([{ path: name, text: 'x' }])), /Nothing was changed/, what)
  const plain = gunzipSync(await archiveOf([{ path: 'ponte-backup/data/link', text: '' }]))
  for (const type of ['1', '2', '3', '6']) {
    const copy = Buffer.from(plain)
    const at = copy.indexOf('ustar', 1024) - 257
    const before = copy.readUInt8(at + 156)
    copy.write(type, at + 156, 'latin1')
    const sum = Number.parseInt(copy.toString('latin1', at + 148, at + 154), 8) + type.charCodeAt(0) - before
    copy.write(sum.toString(8).padStart(6, '0'), at + 148, 'latin1')
    assert.match(await refusal(gzipSync(copy)), /link or a device/, type)
  }
  const twice = { path: 'ponte-backup/data/a', text: 'x' }
  assert.match(await refusal(await archiveOf([twice, twice])), /twice/)
  const below = { path: 'ponte-backup/data/a/b', text: 'x' }
  assert.match(await refusal(await archiveOf([twice, below])), /in the way/)
  const bomb = await archiveOf([twice], { files: [] })
  assert.match(await refusal(bomb), /not saved/)
  assert.match(await refusal(await archiveOf([twice], { format: 3 })), /newer version/)
  assert.match(await refusal(Buffer.concat([gzipSync(plain), gzipSync(plain)])), /more behind the end/)
  assert.match(await refusal(await archiveOf([{ ...twice, pax: { size: '-1' } }])), /damaged/)
  assert.match(await refusal(await archiveOf([{ ...twice, pax: { path: '../escaped' } }])), /leads elsewhere/)
  assert.match(await refusal(gzipSync('no tar at all'.padEnd(2048, '.'))), /no backup of Ponte/)
  assert.match(await refusal(Buffer.from('no gzip')), /no backup of Ponte/)
})

test('a restore into non-empty folders is refused, or with --force moves them aside as a whole', async (context) => {
  const from = await installation(context)
  const file = await backedUp(from)
  const to = await foldersOf(context)
  await ensureFolder(path.join(to.dataDir, 'leads'))
  await writeFile(path.join(to.dataDir, 'mine'), 'mine')
  const before = await filesIn(to.base)
  const refused = await callPonte(['restore', file], { env: envOf(to) })
  assert.equal(refused.status, 1)
  assert.match(refused.stderr, /not empty.*--force/)
  assert.deepEqual(await filesIn(to.base), before)

  const forced = await callPonte(['restore', file, '--force', '--json'], { env: envOf(to) })
  assert.equal(forced.status, 0, forced.stderr)
  const [oldContent = '', oldData = ''] = JSON.parse(forced.stdout).aside
  assert.equal(await readFile(path.join(oldData, 'mine'), 'utf8'), 'mine')
  for (const [name, hash] of await filesIn(oldContent))
    assert.equal(before.get(`content/${name}`), hash, name)
  assert.equal(gitIn(to.contentDir)('status', '--porcelain'), '')
  // The next backup contains neither of the old folders
  const { counts } = JSON.parse(
    (await callPonte(['backup', path.join(to.base, 'next.tar.gz'), '--json'], { env: envOf(to) })).stdout,
  )
  assert.equal(counts.posts, 8)
  assert.equal(counts.leads, 1)
})

test('a restore that fails half-way puts everything back', async (context) => {
  const from = await installation(context)
  const file = await backedUp(from)
  for (let nth = 1; ; nth += isFull ? 1 : 4) {
    const to = await foldersOf(context)
    await ensureFolder(to.dataDir)
    await writeFile(path.join(to.dataDir, 'mine'), 'mine')
    const before = await filesIn(to.base)
    // Only the final phase, the renames, can fail
    const disk = failDisk(path.join(to.base, 'data'), nth, { code: 'EIO' })
    const outcome = await restore({ places: placesOf(to), file, force: true }).catch(
      (error: unknown) => error,
    )
    disk.mend()
    if (disk.failedAt() === null) break
    assert.equal(outcome instanceof Error ? outcome.message : Reflect.get(Object(outcome), 'ok'), false)
    assert.deepEqual(await filesIn(to.base), before, `${disk.failedAt()}`)
    await to.remove()
    if (nth > 200) assert.fail('there are more steps than expected')
  }
})

test('a restore is refused while a server runs on the folders', async (context) => {
  const from = await installation(context)
  const file = await backedUp(from)
  const lock = await lockData({ dataDir: from.dataDir, log: silentLog, onLost: () => undefined })
  const refused = await callPonte(['restore', file, '--force'], { env: envOf(from) })
  assert.equal(refused.status, 1)
  assert.match(refused.stderr, /A server is running on .*stop it first/)
  await lock.release()
  const forced = await callPonte(['restore', file, '--force'], { env: envOf(from) })
  assert.equal(forced.status, 0, forced.stderr)
})

test('a backup never overwrites a file, nor is it written into a folder that it saves', async (context) => {
  const from = await installation(context)
  const there = path.join(from.base, 'there.tar.gz')
  await writeFile(there, 'mine')
  const refusal = async (file: string) => {
    const made = await backUp({ places: placesOf(from), file: path.join(from.base, file), version: 'test' })
    return made.ok ? 'made' : made.message
  }
  assert.match(await refusal('there.tar.gz'), /never overwritten/)
  assert.equal(await readFile(there, 'utf8'), 'mine')
  await symlink(from.dataDir, path.join(from.base, 'link'))
  assert.match(await refusal('data/b.tar.gz'), /which it saves/)
  assert.match(await refusal('content/posts/b.tar.gz'), /which it saves/)
  assert.match(await refusal('data/public-objects/b.tar.gz'), /which it saves/)
  assert.match(await refusal('link/b.tar.gz'), /which it saves/)
  assert.match(await refusal('missing/b.tar.gz'), /There is no folder/)
  // Without a name, the backup gets a default one in the current folder
  const named = runPonte(['backup'], { env: envOf(from), cwd: from.base })
  assert.equal(named.status, 0, named.stderr)
  const made = (await readdir(from.base)).filter((name) => /^ponte-backup-[\d-]+\.tar\.gz$/.test(name))
  assert.equal(made.length, 1)
  assert.equal((await callPonte(['backup', there], { env: envOf(from) })).status, 1)
  assert.equal((await callPonte(['backup', 'a', 'b'], { env: envOf(from) })).status, 2)
})

test('a backup to a full or read-only disk fails with the reason and leaves nothing behind', async (context) => {
  const from = await installation(context)
  const target = path.join(from.base, 'target')
  await ensureFolder(target)
  for (const code of ['EROFS', 'ENOSPC', 'EFBIG'] as const) {
    for (let nth = 1; ; nth += 1) {
      const disk = failDisk(target, nth, { code })
      const file = path.join(target, 'b.tar.gz')
      const made = await backUp({ places: placesOf(from), file, version: 'test' })
      disk.mend()
      if (disk.failedAt() === null) break
      const found = made.ok ? 'made' : made.message
      const reason =
        code === 'EROFS' ? /written/ : /is full\. There is no backup, and nothing was left behind/
      assert.match(found, reason, `${disk.failedAt()}`)
      assert.deepEqual(await readdir(target), [], `${disk.failedAt()}`)
    }
    await rm(path.join(target, 'b.tar.gz'))
  }
})

test('a restore flushes files and folders to disk before it reports success', async (context) => {
  const from = await installation(context)
  for (const name of ['server.lock', 'server.lock.0123456789ab', 'server.lock.0123456789ab.tmp'])
    await writeFile(path.join(from.dataDir, name), '')
  const file = await backedUp(from)
  const to = await foldersOf(context, { content: false })
  // The folder has a file already, so that the flush of what is put aside is tested too
  await ensureFolder(path.join(to.dataDir, 'leads'))
  await writeFile(path.join(to.dataDir, 'leads', 'before'), '')
  const recorder = recordFlushes()
  context.after(() => recorder.stop())
  const done = await restore({ places: placesOf(to), file, force: true })
  assert.ok(done.ok, 'message' in done ? done.message : '')
  const there = [...(await allBelow(to.contentDir)), ...(await allBelow(to.dataDir))]
  // The lock files of the saved installation's server are not restored
  assert.ok(!there.some((name) => name.includes('server.lock')))
  // Except the files put aside, which are not written again
  const made = there.filter((name) => !/before-restore-[^/]*\/leads/.test(name))
  assert.ok(made.length > 20)
  const found = made.filter((name) => !recorder.isFlushed(name))
  assert.deepEqual(found, [])
})

test('data that other users could read is restored as readable by its owner only', async (context) => {
  const from = await installation(context)
  const [id = ''] = (await readdir(path.join(from.dataDir, 'leads'))).filter((name) => !name.startsWith('.'))
  const lead = path.join('leads', id, 'lead.json')
  await chmod(path.join(from.dataDir, lead), 0o644)
  await chmod(path.join(from.dataDir, 'leads', id), 0o755)
  const to = await restoredFrom(context, await backedUp(from))
  assert.equal((await stat(path.join(to.dataDir, lead))).mode & 0o777, 0o600)
  assert.equal((await stat(path.join(to.dataDir, 'leads', id))).mode & 0o777, 0o700)
  assert.equal((await stat(path.join(to.contentDir, 'site.yaml'))).mode & 0o044, 0o044)
})

test('a backup made before backups used tar-stream is restored completely', async (context) => {
  // Written by earlier code: a pax header for each entry, with a different name and format
  const file = path.resolve('tests/fixtures/backup-format-1.tar.gz')
  const to = await restoredFrom(context, file)
  assert.deepEqual(
    [to.manifest.files.length, to.manifest.counts.leads, to.manifest.counts.images],
    [10, 1, 1],
  )
  const lead = path.join(to.dataDir, 'leads/0a1b2c3d4e5f6g7h8j9k0m1n2p')
  assert.equal(await readFile(path.join(lead, 'files/documents-1.pdf'), 'utf8'), 'menu')
  assert.equal((await stat(path.join(lead, 'lead.json'))).mtimeMs, Date.parse('2026-03-04T10:20:30.456Z'))
  const long = path.join(to.dataDir, 'drive', `Ö “long” name ${'0'.repeat(120)}`, '01 menù.pdf')
  assert.equal(await readFile(long, 'utf8'), 'bytes')
  assert.equal(await readFile(path.join(to.dataDir, 'nothing'), 'utf8'), '')
  assert.deepEqual(await readdir(path.join(to.dataDir, 'empty')), [])
  const git = gitIn(to.contentDir)
  assert.equal(git('log', '--format=%an %s'), 'Ada Start')
  assert.equal(git('status', '--porcelain'), 'M posts/a-post.md')
})

test('names and times that do not fit a plain tar header are restored unchanged, and any tar can unpack them', async (context) => {
  const from = await installation(context)
  const places = placesOf(from)
  const folder = path.join(from.dataDir, 'drive', 'x'.repeat(200), 'y'.repeat(200))
  await ensureFolder(folder)
  const times = { old: 0, 'this year': 1_772_619_630_456, 'after 2038': 4_294_967_290_123 }
  for (const [name, ms] of Object.entries(times)) {
    await writeFile(path.join(folder, name), name)
    await utimes(path.join(folder, name), ms / 1000, ms / 1000)
  }
  const file = await backedUp(from)
  // Any tar can unpack it
  const into = path.join(from.base, 'by-tar')
  await ensureFolder(into)
  execFileSync('tar', ['-xzf', file, '-C', into])
  const unpacked = await filesIn(path.join(into, 'ponte-backup'))
  const manifest = JSON.parse(await readFile(path.join(into, 'ponte-backup/manifest.json'), 'utf8'))
  assert.equal(unpacked.size, manifest.files.length + 1)
  for (const each of manifest.files) assert.equal(unpacked.get(path.normalize(each.path)), each.sha256)
  const to = await restoredFrom(context, file)
  for (const [name, ms] of Object.entries(times)) {
    const there = path.join(to.dataDir, path.relative(places.dataDir, folder), name)
    assert.equal(Math.round((await stat(there)).mtimeMs), ms, name)
  }
})

test('a file name that cannot be restored everywhere makes the backup fail, with nothing left behind', async (context) => {
  const from = await installation(context)
  await writeFile(path.join(from.dataDir, 'drive\\letter'), 'x')
  const file = path.join(from.base, 'backup.tar.gz')
  const before = await readdir(from.base)
  const made = await backUp({ places: placesOf(from), file, version: 'test' })
  const found = made.ok ? 'made' : made.message
  assert.match(found, /name that no archive should hold: "data.drive.*There is no backup/)
  assert.deepEqual(await readdir(from.base), before)
})

test('backup and restore of a file of 120 MB take less than 100 MB more memory', async (context) => {
  const from = await installation(context)
  const large = await open(path.join(from.dataDir, 'large'), 'w')
  await large.truncate(120_000_000)
  await large.close()
  const to = await foldersOf(context, { content: false })
  const program = `
    import { backUp } from '#server/operations/backup/backup.ts'
    import { restore } from '#server/operations/backup/restore.ts'
    const [from, to, file] = JSON.parse(process.env.BACKUP)
    const before = process.resourceUsage().maxRSS
    const made = await backUp({ places: from, file, version: 'test' })
    const restored = await restore({ places: to, file })
    console.log(JSON.stringify([made.ok, restored.ok, process.resourceUsage().maxRSS - before]))`
  const said = execFileSync(process.execPath, await programOf(program), {
    encoding: 'utf8',
    env: {
      ...bareEnvironment,
      BACKUP: JSON.stringify([placesOf(from), placesOf(to), path.join(from.base, 'large.tar.gz')]),
    },
  })
  const [made, restored, grownKb] = JSON.parse(said)
  assert.deepEqual([made, restored], [true, true])
  assert.ok(grownKb < 100_000, `${grownKb} KB more`)
})
