import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { holdSocket } from '#tests/helpers/held-socket.ts'
import { startPonte } from '#tests/helpers/ponte.ts'
import { makeFolders, type RunningServer, startServer } from '#tests/helpers/server.ts'
import { beginTraffic, type Visit } from '#tests/helpers/traffic.ts'
import { brokenBuild, type Sabotage } from './broken-build.ts'

const restarts = Number(process.env.RESTARTS ?? 100)
const controlRestarts = Math.min(10, restarts)
const perSecond = 500
/** Between two restarts. Milliseconds. */
const pauseMs = 1_500

export const sabotage: Sabotage = {
  name: 'connections that are kept are closed at once',
  file: 'server/hand-over.ts',
  find: '    edge.sayGoodbye()\n    await sleep(goodbyeMs)\n',
  replace: '',
}

/**
 * `RESTARTS` (100) restarts under 500 visits a second, with leads and uploads: by a socket that is held outside, as systemd
 * does, and by `ponte reload`. No connection is refused or reset, and no lead that was thanked for is missing.
 */
export async function proveRestarts(): Promise<boolean> {
  let held = report('by a held socket', await underTraffic({ way: byHeldSocket, most: restarts }), true)
  held = report('by ponte reload', await underTraffic({ way: byReload, most: restarts }), true) && held
  const build = await brokenBuild(sabotage)
  try {
    const tally = await underTraffic({ way: byReload, most: controlRestarts, program: build.program })
    return report(`broken: ${sabotage.name}`, tally, false) && held
  } finally {
    await build.remove()
  }
}

type Tally = {
  restarts: number
  visits: readonly Visit[]
  windows: [from: number, to: number][]
  lost: number
  leads: number
}

function report(
  name: string,
  { restarts: done, visits, windows, lost, leads }: Tally,
  sound: boolean,
): boolean {
  const bad = visits.filter(({ end }) => end !== 200)
  const kinds = new Map<string, number>()
  for (const { kind, end } of bad) kinds.set(`${kind}: ${end}`, (kinds.get(`${kind}: ${end}`) ?? 0) + 1)
  const worst = windows.map(([from, to]) =>
    percentile(
      visits.filter(({ at, ms }) => at + ms >= from && at <= to).map(({ ms }) => ms),
      0.99,
    ),
  )
  const right = sound === (bad.length === 0 && lost === 0)
  console.log(
    `  ${right ? 'ok  ' : 'FAIL'} ${name}: ${done} restarts, ${visits.length} visits, ${bad.length} not answered, ${leads} leads, ${lost} lost`,
  )
  console.log(
    `       p99 of the visits of a restart: median ${Math.round(percentile(worst, 0.5))} ms, largest ${Math.round(largest(worst))} ms; slowest visit ${Math.round(largest(visits.map(({ ms }) => ms)))} ms`,
  )
  const first = windows[0]?.[0] ?? 0
  const steady = visits.filter(({ at, ms }) => at + ms < first && at > first - 1_500).map(({ ms }) => ms)
  console.log(`       before the first restart: p99 ${Math.round(percentile(steady, 0.99))} ms`)
  for (const { kind, end, at, ms } of bad.slice(0, 5)) {
    const before = windows.filter(([from]) => from <= at + ms).at(-1)
    console.log(
      `       ${kind}: ${end}, ${Math.round(ms)} ms, ended ${Math.round(at + ms - (before?.[0] ?? 0))} ms after a restart began`,
    )
  }
  for (const [what, count] of kinds) console.log(`       ${count} × ${what}`)
  return right
}

/** A spread of 300,000 values would not fit on the stack. */
const largest = (values: readonly number[]): number =>
  values.reduce((most, value) => Math.max(most, value), 0)

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

type Way = { begin(program?: string): Promise<Restarted> }
type Restarted = { origin: string; dataDir: string; restart(): Promise<void>; end(): Promise<void> }

async function underTraffic({
  way,
  most,
  program,
}: {
  way: Way
  most: number
  program?: string
}): Promise<Tally> {
  const site = await way.begin(program)
  try {
    const traffic = beginTraffic(site.origin, perSecond)
    await sleep(3_000)
    const windows: Tally['windows'] = []
    for (let at = 0; at < most; at += 1) {
      const from = performance.now()
      await site.restart()
      windows.push([from, performance.now()])
      await sleep(pauseMs)
    }
    await traffic.stop()
    const kept = new Set(await addressesOf(path.join(site.dataDir, 'leads')))
    const lost = traffic.accepted.filter((email) => !kept.has(email)).length
    return { restarts: most, visits: traffic.visits, windows, lost, leads: traffic.accepted.length }
  } finally {
    await site.end()
  }
}

async function addressesOf(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'))
  return Promise.all(
    names.map(
      async (name) => JSON.parse(await readFile(path.join(folder, name, 'lead.json'), 'utf8')).fields.email,
    ),
  )
}

const readable = { LEADS_PER_MINUTE: '0', LOG_LEVEL: 'info' }
const watch = () => undefined

const byHeldSocket: Way = {
  async begin(program) {
    const folders = await makeFolders()
    const socket = holdSocket()
    const options = { folders, env: readable, socket: socket.fd, watch, ...(program && { program }) }
    let server: RunningServer = await startServer(options)
    return {
      origin: server.origin.replace('localhost', '127.0.0.1'),
      dataDir: folders.dataDir,
      async restart() {
        await server.stop()
        server = await startServer(options)
      },
      async end() {
        await server.stop()
        socket.close()
        await folders.remove()
      },
    }
  },
}

const byReload: Way = {
  async begin(program) {
    const folders = await makeFolders()
    const server = await startServer({ folders, env: readable, watch, ...(program && { program }) })
    const lock = path.join(folders.dataDir, 'server.lock')
    return {
      origin: server.origin.replace('localhost', '127.0.0.1'),
      dataDir: folders.dataDir,
      async restart() {
        const { status, stderr } = await startPonte(['reload'], {
          env: { CONTENT_DIR: folders.contentDir, DATA_DIR: folders.dataDir },
          cwd: folders.base,
        })
        if (status !== 0) throw new Error(`ponte reload ended with ${status}: ${stderr}`)
      },
      async end() {
        const { pid } = JSON.parse(await readFile(lock, 'utf8'))
        process.kill(pid, 'SIGTERM')
        while (isRunning(pid)) await sleep(50)
        await folders.remove()
      },
    }
  },
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
