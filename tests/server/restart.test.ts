import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { takeInheritedSocket } from '#server/http/inherited-socket.ts'
import { isFull } from '#tests/helpers/full.ts'
import { holdSocket } from '#tests/helpers/held-socket.ts'
import { emailsOnDisk } from '#tests/helpers/leads-on-disk.ts'
import { makeFolders, send, startServer } from '#tests/helpers/server.ts'
import { beginTraffic } from '#tests/helpers/traffic.ts'

const perSecond = 60

const folders = await makeFolders()
const socket = holdSocket()
const credentials = path.join(folders.base, 'credentials')
await mkdir(credentials)
await writeFile(path.join(credentials, 'METRICS_TOKEN'), 'a-token-from-a-file\n')
const variables = { CREDENTIALS_DIRECTORY: credentials, PUBLIC_URL: 'https://www.example.com' }
const env = { LEADS_PER_MINUTE: '0', ...variables }
const options = { folders, env, socket: socket.fd, watch: () => undefined }
let server = await startServer(options)
after(async () => {
  await server.stop()
  socket.close()
  await folders.remove()
})

test('with an inherited socket, no visit fails and no lead is lost during a restart', async (context) => {
  const traffic = beginTraffic(server.origin, perSecond)
  context.after(() => traffic.stop())
  for (let round = 0; round < (isFull ? 20 : 1); round += 1) {
    await sleep(500)
    assert.equal(await server.stop(), 0)
    server = await startServer(options)
  }
  await traffic.stop()
  const found = traffic.visits.filter(({ end }) => end !== 200)
  assert.deepEqual(found, [])
  const kept = await emailsOnDisk(folders.dataDir)
  const seen = traffic.accepted.filter((email) => !kept.has(email))
  assert.deepEqual(seen, [])
})

test('a request in progress is finished before the process ends; variables are read from systemd credentials', async () => {
  const metrics = (token: string) =>
    send('GET', `${server.origin}/metrics`, { headers: { Authorization: `Bearer ${token}` } })
  assert.equal((await metrics('a-token-from-a-file')).status, 200)
  assert.equal((await metrics('another')).status, 404)
  assert.doesNotMatch(server.output(), /a-token-from-a-file/)
  const { port } = new URL(server.origin)
  const body = Buffer.from(
    JSON.stringify({ name: 'Ada', email: 'slow@example.com', question: 'How long does it take to begin?' }),
  )
  const answered = new Promise<number>((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length }
    const address = { port, host: '127.0.0.1', path: '/api/question', method: 'POST', headers }
    const asked = request(address, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    asked.once('error', reject)
    asked.write(body.subarray(0, 20))
    setTimeout(() => asked.end(body.subarray(20)), 2_500)
  })
  await sleep(700)
  assert.equal(await server.stop(), 0)
  assert.equal(await answered, 200)
  assert.ok((await emailsOnDisk(folders.dataDir)).has('slow@example.com'))
})

test('an inherited socket is used only if it is meant for this process', () => {
  const env = { LISTEN_FDS: '2', LISTEN_PID: '40', LISTEN_FDNAMES: 'a:b', HOME: '/' }
  assert.equal(takeInheritedSocket({ ...env }, 40), 3)
  assert.equal(takeInheritedSocket({ ...env }, 41), null)
  assert.equal(takeInheritedSocket({ LISTEN_FDS: '1' }, 40), null)
  for (const LISTEN_FDS of ['0', '-1', 'x', '', '100']) {
    assert.equal(takeInheritedSocket({ ...env, LISTEN_FDS }, 40), null)
  }
  const taken: Record<string, string | undefined> = { ...env }
  takeInheritedSocket(taken, 40)
  assert.deepEqual(taken, { HOME: '/' })
})
