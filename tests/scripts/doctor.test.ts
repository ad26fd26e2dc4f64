import assert from 'node:assert/strict'
import { once } from 'node:events'
import { chmod, readdir, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { SMTPServer } from 'smtp-server'
import { type Config, readConfig } from '#server/config.ts'
import { ensureFolder } from '#server/kernel/files.ts'
import type { Finding } from '#server/kernel/finding.ts'
import { checkMail } from '#server/leads/channels/mail-check.ts'
import { type Examination, examine } from '#server/operations/doctor/doctor.ts'
import { createAccounts } from '#server/staff/accounts.ts'
import { loadSecret } from '#server/staff/secret.ts'
import { gitOfEditor } from '#tests/helpers/editor.ts'
import { startMailServer } from '#tests/helpers/mail-server.ts'
import { callPonte } from '#tests/helpers/ponte.ts'
import { envOf, type Folders, foldersOf, startServer } from '#tests/helpers/server.ts'

/** A faultless installation, except that no server runs. */
async function installation(context: TestContext): Promise<Folders & { env: Record<string, string> }> {
  const folders = await foldersOf(context)
  const { contentDir, dataDir } = folders
  gitOfEditor(contentDir, 'init', '--quiet')
  gitOfEditor(contentDir, 'add', '--all')
  gitOfEditor(contentDir, 'commit', '--quiet', '--message', 'Start')
  await ensureFolder(path.join(dataDir, 'leads'))
  await loadSecret(dataDir)
  const accounts = createAccounts({ dir: path.join(dataDir, 'staff') })
  await accounts.add({ name: 'Grace', email: 'grace@example.com', password: 'a long enough password' })
  const mail = await startMailServer()
  context.after(() => mail.stop())
  const env = {
    ...envOf(folders),
    SMTP_URL: mail.url,
    // Not a public domain, which would cause a DNS request
    MAIL_FROM: 'Ponte <hello@localhost>',
    PUBLIC_URL: 'https://ponte.example',
    TRUST_PROXY: '1',
  }
  return { ...folders, env }
}

const look = (env: Record<string, string>, cwd: string): Promise<Examination> => examine({ env, cwd })

/** States and ids of all findings that are not ok. */
const troubles = ({ findings }: Examination): string[] =>
  findings.filter(({ state }) => state !== 'ok').map(({ id, state }) => `${state} ${id}`)

const found = ({ findings }: Examination, id: string): Finding => {
  const one = findings.find((finding) => finding.id === id && finding.state !== 'ok')
  assert.ok(one, `there is no finding of ${id}`)
  assert.ok(one.remedy)
  return one
}

const configOf = (env: Record<string, string>): Config => {
  const read = readConfig(env)
  assert.ok(read.ok)
  return read.config
}

test('in a sound installation doctor reports only that no server runs, and changes nothing', async (context) => {
  const { env, base } = await installation(context)
  const before = await readdir(base, { recursive: true })
  assert.deepEqual(troubles(await look(env, base)), ['warning server'])
  const left = (await readdir(base, { recursive: true })).filter((name) => !name.includes('.git/'))
  assert.deepEqual(left.sort(), before.filter((name) => !name.includes('.git/')).sort())
})

test('doctor exits with 0 without a fault, 1 with one, 78 for the configuration, and prints no secret', async (context) => {
  const { env, dataDir } = await installation(context)
  const quiet = { ...env, SMTP_URL: '' }
  const well = await callPonte(['doctor', '--json'], { env: quiet })
  assert.equal(well.status, 0, well.stdout)
  assert.equal(JSON.parse(well.stdout).faults, 0)
  await chmod(path.join(dataDir, 'secret'), 0o644)
  const ill = await callPonte(['doctor'], {
    env: { ...quiet, SMTP_URL: 'smtp://me:hunter2secret@127.0.0.1:1' },
  })
  assert.equal(ill.status, 1)
  assert.match(ill.stdout, /FAULT\s+Others may read .*secret\.\n\s+→ chmod 600/)
  assert.match(ill.stdout, /FAULT\s+127\.0\.0\.1:1: /)
  const wrong = await callPonte(['doctor'], {
    env: { ...quiet, TRUST_PROXY: 'hunter2secret', PORT: 'hunter2secret' },
  })
  assert.equal(wrong.status, 78)
  assert.match(wrong.stdout, /FAULT\s+PORT[\s\S]*FAULT\s+TRUST_PROXY|FAULT\s+TRUST_PROXY[\s\S]*FAULT\s+PORT/)
  assert.doesNotMatch(well.stdout + ill.stdout + ill.stderr + wrong.stdout + wrong.stderr, /hunter2secret/)
  assert.equal((await callPonte(['doctor', 'now'], { env: quiet })).status, 2)
})

test('doctor recognises its running server, and reports an address that leads to another website', async (context) => {
  const { env, base, ...folders } = await installation(context)
  const server = await startServer({ folders: { base, ...folders }, env: { SMTP_URL: env.SMTP_URL ?? '' } })
  context.after(() => server.stop())
  const right = await look({ ...env, PUBLIC_URL: server.origin, TRUST_PROXY: '0' }, base)
  assert.deepEqual(troubles(right), [])
  const wrong = await look({ ...env, PUBLIC_URL: server.origin.replace('localhost', '127.0.0.1') }, base)
  assert.match(found(wrong, 'reach').text, /not with this website/)
})

test('doctor reports files that others may read, and a file in the place of a folder', async (context) => {
  const { env, base, dataDir } = await installation(context)
  await chmod(path.join(dataDir, 'staff/accounts.json'), 0o640)
  await writeFile(path.join(base, '.env'), '', { mode: 0o644 })
  await writeFile(path.join(base, 'file'), '')
  const seen = await look({ ...env, PUBLIC_OBJECTS_DIR: path.join(base, 'file') }, base)
  const found = ['fault public-objects', 'fault secrets', 'warning secrets', 'warning server']
  assert.deepEqual(troubles(seen).sort(), found)
})

test('doctor names a faulty post and a missing object of the repository', async (context) => {
  const { env, base, contentDir } = await installation(context)
  await writeFile(path.join(contentDir, 'posts', 'broken.md'), '---\ntitle: [\n---\ntext\n')
  const object = gitOfEditor(contentDir, 'rev-parse', 'HEAD:site.yaml')
  await rm(path.join(contentDir, '.git/objects', object.slice(0, 2), object.slice(2)))
  const seen = await look(env, base)
  assert.match(found(seen, 'posts').text, /posts\/broken\.md/)
  assert.match(found(seen, 'history').text, /missing/)
})

test('no staff is a warning, damaged accounts are a fault', async (context) => {
  const { env, base, dataDir } = await installation(context)
  const file = path.join(dataDir, 'staff/accounts.json')
  await rm(file)
  assert.equal(found(await look(env, base), 'staff').state, 'warning')
  await writeFile(file, '{"accounts":[', { mode: 0o600 })
  assert.equal(found(await look(env, base), 'staff').state, 'fault')
})

test('a shallow history and a detached HEAD are warnings with a remedy', async (context) => {
  const { env, base, contentDir } = await installation(context)
  const git = (...words: string[]) => gitOfEditor(contentDir, ...words)
  const history = async () => (await look(env, base)).findings.filter(({ id }) => id === 'history')
  git('checkout', '--quiet', '--detach')
  const [detached] = await history()
  assert.equal(detached?.state, 'warning')
  assert.match(detached?.text ?? '', /on no branch/)
  assert.match(detached?.remedy ?? '', /git switch/)
  git('checkout', '--quiet', '-')
  assert.deepEqual(
    (await history()).map(({ state }) => state),
    ['ok'],
  )
  await writeFile(path.join(contentDir, '.git/shallow'), git('rev-parse', 'HEAD'))
  const [cut] = await history()
  assert.equal(cut?.state, 'warning')
  assert.match(`${cut?.text} ${cut?.remedy}`, /shallow clone.*--unshallow/)
})

test('a silent mail server times out and is a fault', async (context) => {
  const { env } = await installation(context)
  const sockets = new Set<Socket>()
  const mute = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1')
  await once(mute, 'listening')
  context.after(() => {
    for (const socket of sockets) socket.destroy()
    mute.close()
  })
  const { port } = mute.address() as AddressInfo
  const config = configOf({ ...env, SMTP_URL: `smtp://127.0.0.1:${port}` })
  const seen = await checkMail(config, { connection: 200, silence: 200 })
  assert.equal(seen.state, 'fault')
  assert.match(seen.text, /did not answer in time/)
})

test('a password that the mail server refuses is a fault, and not printed, even if the server repeats it', async (context) => {
  const { env } = await installation(context)
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _session, done) => done(new Error(`No: ${password}`)),
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  context.after(() => new Promise<void>((resolve) => server.close(resolve)))
  const { port } = server.server.address() as AddressInfo
  const config = configOf({ ...env, SMTP_URL: `smtp://me:hunter2secret@127.0.0.1:${port}` })
  const seen = await checkMail(config)
  assert.equal(seen.state, 'fault')
  assert.match(seen.text, /did not accept the user name or the password/)
  assert.match(seen.remedy ?? '', /user and password/)
  assert.doesNotMatch(JSON.stringify(seen), /hunter2secret/)
})

test('a mail server that refuses the greeting is reported as such, not as a wrong password', async (context) => {
  const { env } = await installation(context)
  const strict = createServer((socket) => {
    socket.write('220 mx.example ESMTP\r\n')
    socket.on('data', (line) => {
      const isWelcome = /^EHLO (?!www\.strict\.example)[\w-]+\.[\w.]+/i.test(line.toString())
      if (isWelcome) socket.write('250 mx.example\r\n')
      else socket.end('421 4.7.0 Try again later, closing connection. (EHLO)\r\n')
    })
    socket.on('error', () => undefined)
  }).listen(0, '127.0.0.1')
  await once(strict, 'listening')
  context.after(() => strict.close())
  const { port } = strict.address() as AddressInfo
  const look = (publicUrl: string | null, sender: string | null) =>
    checkMail({ ...configOf({ ...env, SMTP_URL: `smtp://127.0.0.1:${port}` }), publicUrl, sender })
  const named = await look('https://www.strict.example', null)
  assert.match(named.remedy ?? '', /greeted as www\.strict\.example/)
  const nameless = await look(null, null)
  assert.match(nameless.remedy ?? '', /set PUBLIC_URL/)
  for (const { remedy } of [named, nameless]) assert.doesNotMatch(remedy ?? '', /password/)
  assert.equal((await look('https://site.example', null)).state, 'ok')
  assert.equal((await look('http://localhost', 'hello@site.example')).state, 'ok')
})

test('a missing or plain http address, and a proxy setting that does not fit, are reported', async (context) => {
  const { env, base } = await installation(context)
  assert.match(found(await look({ ...env, PUBLIC_URL: '' }, base), 'address').text, /not set/)
  const plain = await look({ ...env, PUBLIC_URL: 'http://ponte.example' }, base)
  assert.match(found(plain, 'address').text, /not https/)
  assert.match(
    found(await look({ ...env, TRUST_PROXY: '0' }, base), 'proxy').text,
    /all visitors look like one/,
  )
  assert.match(found(await look({ ...env, HOST: '0.0.0.0' }, base), 'proxy').text, /make up an address/)
})
