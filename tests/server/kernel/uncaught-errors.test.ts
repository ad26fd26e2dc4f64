import assert from 'node:assert/strict'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { type Folders, foldersOf, type RunningServer, startServer } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

/** Loaded before the server: a signal makes an error that nobody handles. */
const preload = `import { isMainThread } from 'node:worker_threads'
if (isMainThread) {
  process.on('SIGWINCH', () => setTimeout(() => { throw new Error('thrown on purpose') }))
  process.on('SIGHUP', () => { Promise.reject(new Error('rejected on purpose')) })
}
`

async function start(context: TestContext, program?: (folders: Folders) => Promise<string>) {
  const folders = await foldersOf(context)
  const file = path.join(folders.base, 'preload.mjs')
  await writeFile(file, preload)
  const env = { NODE_OPTIONS: `--import=${file}` }
  const server = await startServer({ folders, env, ...(program && { program: await program(folders) }) })
  context.after(server.kill)
  return { server, folders }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** The exit code, and the lines that name an error; every line must be JSON. */
async function ended(server: RunningServer) {
  await waitFor('the end of the process', () => !isAlive(server.pid))
  const code = await server.stop()
  const lines = server
    .output()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  return { code, errors: lines.filter(({ level }) => level === 'error') }
}

for (const [signal, reason] of [
  ['SIGWINCH', 'thrown on purpose'],
  ['SIGHUP', 'rejected on purpose'],
] as const) {
  test(`an error that is ${reason} and that nobody handles ends the process with 70 and one line`, async (context) => {
    const { server } = await start(context)
    // Vike's handlers are in place at the latest when it has rendered
    assert.equal((await fetch(`${server.origin}/pricing`)).status, 200)
    process.kill(server.pid, signal)
    const { code, errors } = await ended(server)
    assert.equal(code, 70)
    const found = errors.map(({ msg }) => msg)
    assert.deepEqual(found, [`Uncaught error, the process ends: ${reason}`])
    assert.match(errors[0].error.stack, /preload\.mjs/)
  })
}

test('after an uncaught error what is in flight is answered and nothing new is taken', async (context) => {
  const { server } = await start(context)
  const { port } = new URL(server.origin)
  const open = async () => {
    const socket = connect(Number(port), '127.0.0.1')
    await once(socket, 'connect')
    return socket
  }
  const body = JSON.stringify({ name: 'Ada' })
  const slow = await open()
  slow.write(
    `POST /api/pricing-inquiry HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\n\r\n${body.slice(0, 4)}`,
  )
  // A request that was sent after it has been answered: the server has begun with the slow one
  await (await fetch(`${server.origin}/healthz`)).text()
  process.kill(server.pid, 'SIGWINCH')
  await waitFor('no new connection', async () => {
    const other = connect(Number(port), '127.0.0.1')
    const [event] = await Promise.race([
      once(other, 'connect').then(() => ['connect']),
      once(other, 'error').then(() => ['error']),
    ]).catch(() => ['error'])
    other.destroy()
    return event === 'error'
  })
  slow.write(body.slice(4))
  const [answer] = await once(slow, 'data')
  assert.match(String(answer), /^HTTP\/1\.1 400 /)
  assert.equal((await ended(server)).code, 70)
})

test('readers who leave in the middle of a page do not end the process', async (context) => {
  const { server } = await start(context)
  const pages = ['/', '/blog', '/admin', '/it', '/pricing', '/nothing-here', '/sitemap.xml', '/healthz']
  const leave = (at: number) =>
    new Promise<void>((resolve) => {
      const request = get(`${server.origin}${pages[at % pages.length]}`, { headers: { cookie: 'ponte=x' } })
      request.on('response', (response) => response.on('error', () => undefined).resume())
      request.on('error', () => undefined).once('close', resolve)
      setTimeout(() => request.destroy(), at % 40)
    })
  for (let round = 0; round < 10; round += 1)
    await Promise.all(Array.from({ length: 16 }, (_, at) => leave(round * 16 + at)))
  assert.equal((await fetch(`${server.origin}/healthz`)).status, 200)
  assert.equal(await server.stop(), 0)
})
