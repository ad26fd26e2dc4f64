import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import path from 'node:path'
import { after, before, test } from 'node:test'
import {
  type Folders,
  makeFolders,
  type RunningServer,
  send,
  signIn,
  startServer,
} from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

// The protocol of clamd (INSTREAM, NUL-terminated), and nothing else of it: tests/prove/virus.ts asks the real one.
const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'
const mostBytes = 300_000

let folders: Folders
let server: RunningServer
let cookie: string
let socketPath: string
const sockets = new Set<Socket>()
let scanner = scripted()

function scripted() {
  return createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    let bytes = Buffer.alloc(0)
    const say = (answer: string) => socket.end(`${answer}\0`)
    socket.on('data', (more: Buffer) => {
      bytes = Buffer.concat([bytes, more])
      const command = 'zINSTREAM\0'
      if (bytes.toString('latin1', 0, 6) === 'zPING\0') return say('PONG')
      if (bytes.length < command.length) return
      let [at, file] = [command.length, Buffer.alloc(0)]
      while (bytes.length >= at + 4) {
        const length = bytes.readUInt32BE(at)
        if (length === 0) return say(file.includes(eicar) ? 'stream: Eicar-Signature FOUND' : 'stream: OK')
        if (bytes.length < at + 4 + length) return
        file = Buffer.concat([file, bytes.subarray(at + 4, at + 4 + length)])
        at += 4 + length
        if (file.length > mostBytes) return say('INSTREAM size limit exceeded. ERROR')
      }
    })
  })
}
const listen = () => new Promise<void>((resolve) => scanner.listen(socketPath, resolve))

before(async () => {
  folders = await makeFolders()
  socketPath = path.join(folders.base, 'clamd.sock')
  server = await startServer({
    folders,
    env: { LEADS_PER_MINUTE: '0', RETRY_BASE_MS: '50', CLAMD_URL: `unix:${socketPath}` },
  })
  cookie = await signIn(server.origin)
})
after(async () => {
  await server.stop()
  for (const socket of sockets) socket.destroy()
  scanner.close()
  await folders.remove()
})

const brief = {
  fullName: 'Ada Byron',
  businessName: 'Byron Baths',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  businessDescription: 'A bath house in the hills.',
  targetAudience: 'Tired people',
  websiteGoals: '["Generate leads"]',
  desiredPages: '["Home"]',
}

async function sendBrief(files: Record<string, string>): Promise<string> {
  const form = new FormData()
  for (const [name, value] of Object.entries(brief)) form.set(name, value)
  for (const [at, [name, text]] of Object.entries(files).entries())
    form.set(`other_${at}`, new File([text], name, { type: 'text/plain' }))
  const response = await fetch(`${server.origin}/api/website-onboarding`, { method: 'POST', body: form })
  assert.equal(response.status, 200, await response.text())
  const { json } = await send('GET', `${server.origin}/api/leads`, { cookie })
  return json.leads[0].lead.id
}
const lead = async (id: string) => (await send('GET', `${server.origin}/api/leads/${id}`, { cookie })).json
const driveState = async (id: string) => (await lead(id)).deliveries.drive
const isCopied = (id: string) =>
  waitFor('the copy', async () => (await driveState(id)).status === 'delivered')
const download = (id: string, stored: string) =>
  send('GET', `${server.origin}/api/leads/${id}/files/${stored}`, { cookie })

test('without its scanner a brief is taken, mailed and waits with its files, which nobody gets', async () => {
  const id = await sendBrief({ 'menu.txt': 'Soup' })
  await waitFor('a failed try', async () => (await driveState(id)).lastError?.includes('virus scanner'))
  const record = await lead(id)
  assert.deepEqual(record.scans, {})
  assert.equal(record.deliveries.mail.status, 'delivered')
  assert.equal((await download(id, record.lead.files[0].stored)).status, 409)
  await listen()
  await isCopied(id)
  const { scans, lead: copied } = await lead(id)
  assert.equal(scans[copied.files[0].stored].verdict, 'clean')
  assert.equal((await download(id, copied.files[0].stored)).status, 200)
})

test('a file with a virus is neither copied nor handed out; the others are, and one that is too large says so', async () => {
  const id = await sendBrief({ 'good.txt': 'Fine', 'bad.txt': eicar, 'large.txt': 'x'.repeat(mostBytes + 9) })
  await isCopied(id)
  const { scans, lead: stored } = await lead(id)
  const verdicts = stored.files.map((file: { stored: string }) => scans[file.stored].verdict)
  assert.deepEqual(verdicts, ['clean', 'infected', 'too-large'])
  const [good, bad, large] = stored.files.map((file: { stored: string }) => file.stored)
  assert.deepEqual(
    [(await download(id, good)).status, (await download(id, bad)).status, (await download(id, large)).status],
    [200, 403, 200],
  )
  const drive = path.join(folders.dataDir, 'drive')
  const folder = (await readdir(drive)).find((name) => name.includes(id)) ?? ''
  const names = (await readdir(path.join(drive, folder, 'files'))).sort()
  assert.deepEqual(names, ['01 good.txt', '02 bad.txt.txt', '03 large.txt'])
  const note = await readFile(path.join(drive, folder, 'files', '02 bad.txt.txt'), 'utf8')
  assert.match(note, /found Eicar-Signature in this file/)
  // Sent again: asked no more, and the same copy
  for (const socket of sockets) socket.destroy()
  await new Promise((resolve) => scanner.close(resolve))
  scanner = scripted()
  assert.equal(
    (await send('POST', `${server.origin}/api/leads/${id}/resend`, { cookie, body: { channel: 'drive' } }))
      .status,
    200,
  )
  await isCopied(id)
  assert.deepEqual((await readdir(path.join(drive, folder, 'files'))).sort(), names)
})

test('only a scanner on this machine, or in a container beside it, is accepted', async () => {
  const { readConfig } = await import('#server/config.ts')
  const isFine = (CLAMD_URL: string) => readConfig({ CLAMD_URL }).ok
  for (const good of [
    'unix:/run/clamav/clamd.ctl',
    'tcp://127.0.0.1:3310',
    'tcp://localhost:1',
    'tcp://clamav:3310',
  ])
    assert.ok(isFine(good), good)
  for (const bad of [
    'unix:clamd',
    'tcp://scanner.example.com:3310',
    'tcp://10.0.0.1:3310',
    'http://localhost',
    'tcp://localhost:0',
  ])
    assert.ok(!isFine(bad), bad)
})
