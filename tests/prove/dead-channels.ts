import { execFile } from 'node:child_process'
import { createServer, type Server, type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { SMTPServer } from 'smtp-server'
import { root } from '#scripts/setup.mjs'
import { makeFolders, startServer } from '#tests/helpers/server.ts'
import { brokenBuild, type Sabotage } from './broken-build.ts'
import { settled } from './lead-kills.ts'

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
type Mode = 'well' | 'refuses' | 'hangs' | 'cuts' | 'puts off' | 'rejects' | 'cuts after the message'
const mailModes: Mode[] = ['refuses', 'hangs', 'cuts', 'puts off', 'rejects', 'cuts after the message']
const driveModes: Mode[] = ['refuses', 'hangs', 'cuts', 'puts off']

/**
 * Mail or drive dead in each of the ways a server can be: visitors notice nothing, and everything is delivered within a
 * minute of its recovery.
 */
export async function proveDeadChannels(): Promise<boolean> {
  // The measure of the machine: nothing is dead here
  let held = await proveOne('mail', 'well')
  for (const mode of mailModes) held = (await proveOne('mail', mode)) && held
  for (const mode of driveModes) held = (await proveOne('drive', mode)) && held
  const build = await brokenBuild(sabotage)
  try {
    const fails = !(await proveOne('mail', 'puts off', build.program))
    console.log(`  ${fails ? 'ok  ' : 'FAIL'} broken: ${sabotage.name}: the line above must fail`)
    return held && fails
  } finally {
    await build.remove()
  }
}

async function proveOne(channel: 'mail' | 'drive', mode: Mode, program?: string): Promise<boolean> {
  const folders = await makeFolders()
  const far = channel === 'mail' ? await mailServer() : await driveServer()
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
    const missing = far.missing(firstLeads + leadsEach)
    const p99 = percentile(times, 0.99)
    const right = recovered && recovery <= mostRecoveryMs && missing === 0 && p99 < mostPostMs
    console.log(
      `  ${right ? 'ok  ' : 'FAIL'} ${channel} ${mode}: POST median ${percentile(times, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; all delivered ${(recovery / 1000).toFixed(1)} s after recovery, ${missing} missing`,
    )
    return right
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

/** By nearest rank: the smallest time that so large a share of all does not exceed. */
const percentile = (times: number[], share: number): number =>
  [...times].sort((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? 0

type FarSide = {
  url: string
  behave(mode: Mode): void
  /** How many of so many leads never arrived. */
  missing(expected: number): number
  stop(): Promise<void>
}

/** Stands in front of a server and decides what happens to a connection. */
async function gate(target: () => number): Promise<{ port: number; behave(mode: Mode): void; stop(): void }> {
  let mode: Mode = 'well'
  const sockets = new Set<Socket>()
  const { connect } = await import('node:net')
  const front: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    if (mode === 'refuses') return socket.destroy()
    if (mode === 'hangs') return
    const behind = connect(target(), '127.0.0.1')
    behind.on('error', () => socket.destroy()).on('close', () => socket.destroy())
    socket.on('close', () => behind.destroy())
    socket.pipe(behind).pipe(socket)
    if (mode === 'cuts') setTimeout(() => socket.destroy(), 5)
  })
  await new Promise<void>((resolve) => {
    front.listen(0, '127.0.0.1', resolve)
  })
  const address = front.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    behave(next) {
      mode = next
      // Whatever hung in there dies with what made it hang
      for (const socket of sockets) socket.destroy()
    },
    stop() {
      for (const socket of sockets) socket.destroy()
      front.close()
    },
  }
}

async function mailServer(): Promise<FarSide> {
  let mode: Mode = 'well'
  const arrived = new Set<string>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo(_address, _session, done) {
      if (mode === 'puts off') return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
      if (mode === 'rejects') return done(Object.assign(new Error('No such user'), { responseCode: 550 }))
      done()
    },
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk
      })
      stream.on('end', () => {
        if (mode === 'cuts after the message') {
          stream.destroy()
          return done(new Error('Cut off'))
        }
        const id = /^Message-ID: <([0-9a-z]{26})@/im.exec(text)?.[1]
        if (id) arrived.add(id)
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const front = await gate(() => port)
  return {
    url: `smtp://127.0.0.1:${front.port}`,
    behave(next) {
      mode = next
      front.behave(next)
    },
    missing: (expected) => expected - arrived.size,
    async stop() {
      front.stop()
      await new Promise<void>((resolve) => server.close(resolve))
    },
  }
}

async function driveServer(): Promise<FarSide> {
  const { createServer: createHttpServer } = await import('node:http')
  let mode: Mode = 'well'
  const complete = new Set<string>()
  const kept = new Map<string, number>()
  const server = createHttpServer((request, response) => {
    const at = decodeURIComponent(request.url ?? '/')
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
    })
    request.on('end', () => {
      if (mode === 'puts off') return void response.writeHead(503).end()
      if (request.method === 'PUT') {
        kept.set(at, size)
        const id = /([0-9a-z]{26})\/lead\.json$/.exec(at)?.[1]
        if (id) complete.add(id)
        return void response.writeHead(201).end()
      }
      if (request.method === 'MKCOL') return void response.writeHead(201).end()
      const known = kept.get(at)
      if (known === undefined) return void response.writeHead(404).end()
      response.writeHead(200, { 'Content-Length': String(known) }).end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const front = await gate(() => port)
  return {
    url: `webdav+http://u:p@127.0.0.1:${front.port}/leads`,
    behave(next) {
      mode = next
      front.behave(next)
    },
    missing: (expected) => expected - complete.size,
    async stop() {
      front.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
