import assert from 'node:assert/strict'
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { silentLog } from '#server/http/log.ts'
import { takeInheritedSockets } from '#server/inherited-sockets.ts'
import { createSupervisor } from '#server/supervisor.ts'
import { holdSocket } from '#tests/helpers/held-socket.ts'
import { startPonte } from '#tests/helpers/ponte.ts'
import { type Folders, makeFolders, send, signIn, startServer } from '#tests/helpers/server.ts'
import { beginTraffic } from '#tests/helpers/traffic.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

const perSecond = 60

async function site(context: TestContext): Promise<Folders> {
  const folders = await makeFolders()
  context.after(async () => {
    await endOwner(folders)
    await folders.remove()
  })
  return folders
}

const ownerOf = async ({ dataDir }: Folders): Promise<number> =>
  JSON.parse(await readFile(path.join(dataDir, 'server.lock'), 'utf8')).pid

const reload = (folders: Folders) =>
  startPonte(['reload', '--json'], {
    env: { CONTENT_DIR: folders.contentDir, DATA_DIR: folders.dataDir },
    cwd: folders.base,
  })

/** Ends the process that has the folders now: the one that was started has gone. */
async function endOwner(folders: Folders): Promise<void> {
  const pid = await ownerOf(folders).catch(() => null)
  if (pid === null) return
  process.kill(pid, 'SIGTERM')
  await waitFor('the end of the server', async () =>
    (await ownerOf(folders).catch(() => null)) === pid ? null : true,
  )
}

async function leadsIn({ dataDir }: Folders): Promise<Set<string>> {
  const folder = path.join(dataDir, 'leads')
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'))
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name, 'lead.json'), 'utf8')))
  return new Set(texts.map((text) => JSON.parse(text).fields.email))
}

test('ponte reload hands over twice, and no visit is refused or lost', async (context) => {
  const folders = await site(context)
  const server = await startServer({ folders, env: { LEADS_PER_MINUTE: '0' }, watch: () => undefined })
  const cookie = await signIn(server.origin)
  const traffic = beginTraffic(server.origin, perSecond)
  context.after(() => traffic.stop())
  let before = server.pid
  for (const _ of [1, 2]) {
    await sleep(500)
    // The second asks while the first is under way
    const [{ status, stdout, stderr }, second] = await Promise.all([reload(folders), reload(folders)])
    assert.equal(status, 0, stderr)
    assert.equal(second.status, 0, second.stderr)
    const { pid, pausedMs } = JSON.parse(stdout)
    context.diagnostic(`requests waited ${pausedMs} ms`)
    assert.equal(await ownerOf(folders), pid)
    assert.notEqual(pid, before)
    before = pid
  }
  await traffic.stop()
  assert.deepEqual(
    traffic.visits.filter(({ end }) => end !== 200),
    [],
  )
  const kept = await leadsIn(folders)
  assert.deepEqual(
    traffic.accepted.filter((email) => !kept.has(email)),
    [],
  )
  assert.ok(traffic.accepted.length > 0)
  assert.equal((await send('GET', `${server.origin}/api/session`, { cookie })).status, 200)
  // Both processes wrote into the audit trail
  assert.equal((await send('DELETE', `${server.origin}/api/session`, { cookie })).status, 204)
  const { status, stdout } = await startPonte(['audit', 'verify'], { env: { DATA_DIR: folders.dataDir } })
  assert.equal(status, 0, stdout)
})

test('a version that cannot start leaves the running one as it is, and the command says why', async (context) => {
  const folders = await site(context)
  const server = await startServer({ folders, watch: () => undefined })
  await writeFile(path.join(folders.base, '.env'), 'LEADS_PER_MINUTE=many\n')
  const { status, stderr } = await reload(folders)
  assert.equal(status, 78, stderr)
  // The command reads the same file; the server is asked as by a version that does not mind it
  process.kill(server.pid, 'SIGUSR2')
  const outcome = await waitFor('the outcome', () =>
    readFile(path.join(folders.dataDir, 'reload.json'), 'utf8').catch(() => null),
  )
  assert.match(outcome, /"failed".*LEADS_PER_MINUTE/)
  assert.equal(await ownerOf(folders), server.pid)
  assert.equal((await send('GET', server.origin)).status, 200)
  await writeFile(path.join(folders.base, '.env'), '')
  assert.equal((await reload(folders)).status, 0)
})

test('an upload that is under way is finished by the process that has it', async (context) => {
  const folders = await site(context)
  const server = await startServer({ folders, watch: () => undefined })
  const { port } = new URL(server.origin)
  const body = Buffer.from(
    JSON.stringify({ name: 'Ada', email: 'slow@example.com', question: 'How long does it take to begin?' }),
  )
  const answered = new Promise<number>((resolve, reject) => {
    const asked = request(
      {
        port,
        host: '127.0.0.1',
        path: '/api/question',
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Content-Length': body.length },
      },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      },
    )
    asked.once('error', reject)
    asked.write(body.subarray(0, 20))
    setTimeout(() => asked.end(body.subarray(20)), 4_000)
  })
  await sleep(700)
  const { status, stdout, stderr } = await reload(folders)
  assert.equal(status, 0, stderr)
  assert.equal(await answered, 200)
  assert.ok(JSON.parse(stdout).pausedMs < 4_000, stdout)
  assert.ok((await leadsIn(folders)).has('slow@example.com'))
})

test('a socket that is held outside carries the visitors over a restart', async (context) => {
  const folders = await site(context)
  const socket = holdSocket()
  context.after(() => socket.close())
  const options = { folders, env: { LEADS_PER_MINUTE: '0' }, socket: socket.fd, watch: () => undefined }
  let server = await startServer(options)
  const traffic = beginTraffic(server.origin, perSecond)
  context.after(() => traffic.stop())
  for (const _ of [1, 2]) {
    await sleep(500)
    assert.equal(await server.stop(), 0)
    server = await startServer(options)
  }
  await traffic.stop()
  assert.deepEqual(
    traffic.visits.filter(({ end }) => end !== 200),
    [],
  )
  const kept = await leadsIn(folders)
  assert.deepEqual(
    traffic.accepted.filter((email) => !kept.has(email)),
    [],
  )
})

test('sockets are taken only when they are meant for this process', () => {
  const env = { LISTEN_FDS: '2', LISTEN_PID: '40', LISTEN_FDNAMES: 'a:b', HOME: '/' }
  assert.deepEqual(takeInheritedSockets({ ...env }, 40), [3, 4])
  assert.deepEqual(takeInheritedSockets({ ...env }, 41), [])
  assert.deepEqual(takeInheritedSockets({ LISTEN_FDS: '1' }, 40), [])
  for (const LISTEN_FDS of ['0', '-1', 'x', '', '100']) {
    assert.deepEqual(takeInheritedSockets({ ...env, LISTEN_FDS }, 40), [])
  }
  const taken: Record<string, string | undefined> = { ...env }
  takeInheritedSockets(taken, 40)
  assert.deepEqual(taken, { HOME: '/' })
})

test('systemd is told of readiness and life, and of life only while the site answers', async (context) => {
  const folders = await site(context)
  const told = path.join(folders.base, 'told')
  const programs = path.join(folders.base, 'bin')
  await mkdir(programs)
  // Has the parameters of the real one, which needs systemd
  await writeFile(path.join(programs, 'systemd-notify'), `#!/bin/sh\necho "$@" >> '${told}'\n`)
  await chmod(path.join(programs, 'systemd-notify'), 0o755)
  const before = process.env.PATH
  process.env.PATH = `${programs}:${before}`
  context.after(() => {
    process.env.PATH = before
  })
  let answers = true
  const asked = createServer((_request, response) => answers && response.end())
  await new Promise<void>((resolve) => asked.listen(0, '127.0.0.1', resolve))
  context.after(() => {
    asked.closeAllConnections()
    asked.close()
  })
  const { port } = asked.address() as AddressInfo
  const env = { NOTIFY_SOCKET: '/run/systemd/notify', WATCHDOG_USEC: '600000' }
  const supervisor = createSupervisor({ env, log: silentLog })
  await supervisor.ready(`http://127.0.0.1:${port}`)
  const words = async () => (await readFile(told, 'utf8')).split('\n').filter((line) => line !== '')
  assert.deepEqual(await words(), [`--ready --pid=${process.pid}`])
  const pings = async () => (await words()).filter((word) => word === 'WATCHDOG=1').length
  await waitFor('three pings', async () => ((await pings()) >= 3 ? true : null))
  answers = false
  await sleep(500)
  const last = await pings()
  await sleep(1_000)
  assert.equal(await pings(), last)
  await supervisor.stopping()
  assert.equal((await words()).at(-1), '--stopping')
})

test('variables are read from the files of systemd’s credentials', async (context) => {
  const folders = await site(context)
  const credentials = path.join(folders.base, 'credentials')
  await mkdir(credentials)
  await writeFile(path.join(credentials, 'METRICS_TOKEN'), 'a-token-from-a-file\n')
  await writeFile(path.join(credentials, 'LOG_LEVEL'), 'debug')
  const server = await startServer({
    folders,
    env: { CREDENTIALS_DIRECTORY: credentials, PUBLIC_URL: 'https://www.example.com', LOG_LEVEL: 'info' },
  })
  const ask = (token: string) =>
    send('GET', `${server.origin}/metrics`, { headers: { Authorization: `Bearer ${token}` } })
  assert.equal((await ask('a-token-from-a-file')).status, 200)
  assert.equal((await ask('another')).status, 404)
  assert.doesNotMatch(server.output(), /a-token-from-a-file/)
})
