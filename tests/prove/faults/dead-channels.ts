import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { root } from '#scripts/setup.mjs'
import { type MailRefusal, startMailServer } from '#tests/helpers/mail-server.ts'
import { makeFolders, startServer } from '#tests/helpers/server.ts'
import { startWebDavServer } from '#tests/helpers/webdav-server.ts'
import type { Sabotage } from '../broken-build.ts'
import { settled } from '../lead-kills.ts'
import { say } from '../verdict.ts'

const firstLeads = 20
const leadsEach = 100
const mostPostMs = 50
const mostRecoveryMs = 60_000

export const sabotage: Sabotage = {
  name: 'a delivery that failed is given up',
  file: 'server/leads/delivery/delivery.ts',
  find: 'const over = nextTryAt > firstFailureAt + givesUpAfter',
  replace: 'const over = true',
}

/** How the other side behaves until it recovers. */
type Mode = 'well' | 'refuses' | 'hangs' | 'cuts' | MailRefusal
const modes = {
  mail: ['well', 'refuses', 'hangs', 'cuts', 'puts off', 'rejects', 'cuts after the message'],
  drive: ['refuses', 'hangs', 'cuts', 'puts off'],
} as const satisfies Record<string, readonly Mode[]>

/**
 * Mail or drive dead in each of the ways a server can be: visitors notice nothing, and everything is delivered within a
 * minute of its recovery. Nothing is dead when mail is well: that run is the measure of the machine.
 */
export async function deadChannels(): Promise<boolean> {
  let held = true
  for (const channel of ['mail', 'drive'] as const)
    for (const mode of modes[channel]) held = (await deadChannel(channel, mode)) && held
  return held
}

export async function deadChannel(channel: 'mail' | 'drive', mode: Mode, program?: string): Promise<boolean> {
  const folders = await makeFolders()
  const far = channel === 'mail' ? await farMail() : await farDrive()
  const server = await startServer({
    folders,
    env: {
      LEADS_PER_MINUTE: '0',
      RETRY_BASE_MS: '200',
      ...(channel === 'mail' ? { SMTP_URL: far.url } : { DRIVE_URL: far.url }),
    },
    ...(program && { program }),
  })
  try {
    far.behave(mode)
    const times = await inquire(server.origin)
    await sleep(1_000)
    far.behave('well')
    const since = performance.now()
    const recovered = await settled(server).then(
      () => true,
      () => false,
    )
    const recovery = performance.now() - since
    const missing = firstLeads + leadsEach - far.arrived()
    const p99 = times.sort((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1] ?? 0
    const right = recovered && recovery <= mostRecoveryMs && missing === 0 && p99 < mostPostMs
    const after = `all delivered ${(recovery / 1000).toFixed(1)} s after recovery, ${missing} missing`
    return say(right, `${channel} ${mode}: POST p99 ${p99.toFixed(1)} ms; ${after}`)
  } finally {
    await server.stop()
    await far.stop()
    await folders.remove()
  }
}

/** Milliseconds of each inquiry but the first ones. */
async function inquire(origin: string): Promise<number[]> {
  const visitor = path.join(import.meta.dirname, 'visitor.ts')
  const words = ['--import', 'tsx', visitor, origin, String(firstLeads), String(leadsEach)]
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: root })
  return JSON.parse(stdout)
}

async function farMail() {
  let mode: Mode = 'well'
  const mail = await startMailServer(0, () => mode)
  const front = await gate(mail.port)
  return {
    url: `smtp://127.0.0.1:${front.port}`,
    behave(next: Mode) {
      mode = next
      front.behave(next)
    },
    arrived: () =>
      new Set(mail.received.flatMap(({ raw }) => /^Message-ID: <([0-9a-z]{26})@/im.exec(raw)?.[1] ?? []))
        .size,
    async stop() {
      front.stop()
      await mail.stop()
    },
  }
}

async function farDrive() {
  const drive = await startWebDavServer()
  drive.folders.add('/leads/')
  const front = await gate(Number(new URL(drive.url).port), 'HTTP/1.1 503 Later\r\nContent-Length: 0\r\n\r\n')
  return {
    url: `webdav+http://u:p@127.0.0.1:${front.port}/leads`,
    behave: front.behave,
    arrived: () =>
      new Set([...drive.files.keys()].flatMap((at) => /([0-9a-z]{26})\/lead\.json$/.exec(at)?.[1] ?? []))
        .size,
    async stop() {
      front.stop()
      await drive.stop()
    },
  }
}

/** Stands in front of a server and decides what happens to a connection. `later`: what it says when it puts off. */
async function gate(port: number, later?: string) {
  let mode: Mode = 'well'
  const sockets = new Set<Socket>()
  const endAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  const front = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    if (mode === 'refuses') return socket.destroy()
    if (mode === 'hangs') return
    if (mode === 'puts off' && later) return socket.once('data', () => socket.end(later))
    const behind = connect(port, '127.0.0.1')
    behind.on('error', () => socket.destroy()).on('close', () => socket.destroy())
    socket.on('close', () => behind.destroy())
    socket.pipe(behind).pipe(socket)
    if (mode === 'cuts') setTimeout(() => socket.destroy(), 5)
  }).listen(0, '127.0.0.1')
  await once(front, 'listening')
  return {
    port: (front.address() as AddressInfo).port,
    behave(next: Mode) {
      mode = next
      // Whatever hung in there dies with what made it hang
      endAll()
    },
    stop() {
      endAll()
      front.close()
    },
  }
}
