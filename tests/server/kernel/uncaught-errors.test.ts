import assert from 'node:assert/strict'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { foldersOf, type RunningServer, startServer } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

/** Loaded before the server: signals cause unhandled errors. */
const preload = `import { isMainThread } from 'node:worker_threads'
if (isMainThread) {
  process.on('SIGWINCH', () => setTimeout(() => { throw new Error('thrown on purpose') }))
  process.on('SIGHUP', () => { Promise.reject(new Error('rejected on purpose')) })
}
`

async function start(context: TestContext) {
  const folders = await foldersOf(context)
  const file = path.join(folders.base, 'preload.mjs')
  await writeFile(file, preload)
  const env = { NODE_OPTIONS: `--import=${file}` }
  const server = await startServer({ folders, env })
  context.after(server.kill)
  return server
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Asserts that the server ended with 70 and a single JSON line with the reason. */
async function endedBy(server: RunningServer, reason: string) {
  await waitFor('the end of the process', () => !isAlive(server.pid))
  assert.equal(await server.stop(), 70)
  const lines = server.output().trimEnd().split('\n')
  const [error, ...others] = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error')
  assert.deepEqual([error.msg, others], [`Uncaught error, the process ends: ${reason}`, []])
  assert.match(error.error.stack, /preload\.mjs/)
}

test('an uncaught error ends the process with 70 and one log line, after answering open requests and refusing new connections', async (context) => {
  const server = await start(context)
  // Vike's handlers are installed at the latest after a render
  assert.equal((await fetch(`${server.origin}/pricing`)).status, 200)
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
  // This later request is answered, so the server has begun the slow one
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
  await endedBy(server, 'thrown on purpose')
})

test('readers who disconnect mid-page do not end the process; an unhandled rejection does', async (context) => {
  const server = await start(context)
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
  process.kill(server.pid, 'SIGHUP')
  await endedBy(server, 'rejected on purpose')
})
