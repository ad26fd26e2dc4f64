import assert from 'node:assert/strict'
import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { silentLog } from '#server/kernel/log.ts'
import { closeToOthers } from '#server/kernel/private-folders.ts'
import { startApplication } from '#tests/helpers/application.ts'
import { briefForm } from '#tests/helpers/brief.ts'
import { pngOf } from '#tests/helpers/pictures.ts'
import { callPonte } from '#tests/helpers/ponte.ts'
import { envOf, foldersOf, send, signIn, startServer, uploadPicture } from '#tests/helpers/server.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

/** Sets the umask to 0 for the test, since a server may be started so. */
function withoutUmask(context: TestContext): void {
  const before = process.umask(0)
  context.after(() => process.umask(before))
}

/** Modes of a folder and everything in it, by relative path. */
async function modesOf(folder: string): Promise<Map<string, number>> {
  const names = ['.', ...(await readdir(folder, { recursive: true }))]
  const modes = await Promise.all(
    names.map(async (name) => [name, (await stat(path.join(folder, name))).mode & 0o777] as const),
  )
  return new Map(modes)
}

const brief = (email: string, more: Record<string, string> = {}): FormData =>
  briefForm({ email, ...more }, { other_0: new File([new Uint8Array(1000)], 'menu.pdf') })

test('after typical use other users can read only the public objects in the data folder', async (context) => {
  withoutUmask(context)
  const folders = await foldersOf(context)
  const { dataDir } = folders
  const server = await startServer({ folders, env: { LEADS_PER_MINUTE: '0' } })
  context.after(() => server.stop())
  const { origin } = server
  const cookie = await signIn(origin)

  const inquiry = { name: 'Ada', surname: 'Rossi', email: 'ada@example.com', phone: '020 7946 0456' }
  const question = { name: 'Ada', email: 'ada@example.com', question: 'On Sundays, too?' }
  const answers = [
    await send('POST', `${origin}/api/pricing-inquiry`, { body: inquiry }),
    await send('POST', `${origin}/api/question`, { body: question }),
    await fetch(`${origin}/api/website-onboarding`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: brief('ada@example.com'),
    }),
  ]
  for (const { status } of answers) assert.equal(status, 200)
  // An incomplete form: its files are kept in a tray
  const native = await fetch(`${origin}/api/website-onboarding`, {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: brief('no address'),
  })
  assert.equal(native.status, 400)

  await uploadPicture(origin, cookie, await pngOf(1, 1))
  const added = await callPonte(['staff', 'add', 'grace@example.com'], { env: envOf(folders) })
  assert.equal(added.status, 0)
  await waitFor('the deliveries', async () => {
    const { mail, drive } = (await send('GET', `${origin}/readyz`)).json.parts
    return mail.undelivered === 0 && drive.undelivered === 0
  })
  await waitFor('mails and replies', async () => (await readdir(path.join(dataDir, 'mail'))).length >= 4)

  const modes = await modesOf(dataDir)
  for (const part of ['leads', 'mail', 'drive', 'trays', 'staff'])
    assert.ok([...modes.keys()].filter((name) => name.startsWith(`${part}/`)).length > 1, part)
  const open: string[] = []
  for (const [name, mode] of modes) {
    const isPublic = name.split(path.sep)[0] === 'public-objects'
    if (isPublic) assert.ok(mode === 0o755 || mode === 0o644, `${name} ${mode.toString(8)}`)
    else if ((mode & 0o077) !== 0) open.push(`${name} ${mode.toString(8)}`)
  }
  assert.deepEqual(open, [])
  assert.ok([...modes.keys()].some((name) => /^public-objects\/variants\/.+\.webp$/.test(name)))
})

test('data left open by an earlier version is closed to others at the start; a folder shared by the operator stays open', async (context) => {
  withoutUmask(context)
  const folders = await foldersOf(context)
  const { base, dataDir } = folders
  const shared = path.join(base, 'shared')
  await mkdir(path.join(dataDir, 'mail'), { recursive: true })
  await mkdir(path.join(dataDir, 'public-objects'))
  await mkdir(shared, { mode: 0o755 })
  await writeFile(path.join(dataDir, 'mail/one.eml'), 'x')
  await writeFile(path.join(dataDir, 'auto-replies.json'), '{}')
  const server = await startApplication({ folders, env: { DRIVE_URL: `file:${shared}` } })
  context.after(() => server.stop())
  const modeOf = async (...names: string[]) => ((await stat(path.join(...names))).mode & 0o777).toString(8)
  assert.equal(await modeOf(dataDir), '700')
  assert.equal(await modeOf(dataDir, 'mail'), '700')
  assert.equal(await modeOf(dataDir, 'auto-replies.json'), '600')
  assert.equal(await modeOf(dataDir, 'public-objects'), '777')
  const body = { name: 'Ada', email: 'ada@example.com', question: 'On Sundays, too?' }
  assert.equal((await send('POST', `${server.origin}/api/question`, { body })).status, 200)
  const [copy = ''] = await waitFor('the copy', async () => {
    const names = (await readdir(shared)).filter((name) => !name.startsWith('.'))
    return names.length > 0 ? names : null
  })
  assert.equal(await modeOf(shared, copy), '755')
  for (const name of await readdir(path.join(shared, copy)))
    assert.equal(await modeOf(shared, copy, name), '644', name)
  // Editors read the content folder
  const git = (await modesOf(folders.contentDir)).get('posts')
  assert.equal(((git ?? 0) & 0o755).toString(8), '755')
})

test('permissions that cannot be changed are logged once and do not stop the start', async (context) => {
  const dataDir = await temporaryFolder(context)
  await mkdir(path.join(dataDir, 'leads'))
  for (const name of ['.', 'leads']) await chmod(path.join(dataDir, name), 0o755)
  const said: object[] = []
  const log = { ...silentLog, warn: (facts: object) => said.push(facts) }
  const refuse = async () => {
    throw Object.assign(new Error('EPERM'), { code: 'EPERM' })
  }
  await closeToOthers({ dataDir, except: [], log, change: refuse })
  assert.deepEqual(said, [{ dataDir, open: ['.', 'leads'] }])
  await closeToOthers({ dataDir, except: [], log })
  assert.equal(said.length, 1)
  assert.equal((await stat(path.join(dataDir, 'leads'))).mode & 0o777, 0o700)
})
