import { setTimeout as sleep } from 'node:timers/promises'
import { holdSocket } from '#tests/helpers/held-socket.ts'
import { emailsOnDisk } from '#tests/helpers/leads-on-disk.ts'
import { makeFolders, startServer } from '#tests/helpers/server.ts'
import { beginTraffic, type Visit } from '#tests/helpers/traffic.ts'
import { onBrokenBuild, type Sabotage } from './broken-build.ts'
import { say } from './verdict.ts'

const restarts = Number(process.env.RESTARTS ?? 100)
const controlRestarts = Math.min(10, restarts)
const perSecond = Number(process.env.PER_SECOND ?? 500)
/** Between two restarts. Milliseconds. */
const pauseMs = 1_500
const env = { LEADS_PER_MINUTE: '0', LOG_LEVEL: 'info' }

export const sabotage: Sabotage = {
  name: 'connections that are kept are closed at once',
  file: 'server/run.ts',
  find: '        sayGoodbye(server)\n        await sleep(goodbyeMs)\n',
  replace: '',
}

/**
 * `RESTARTS` (100) restarts under `PER_SECOND` (500) visits a second, with leads and uploads, while the socket is held outside, as systemd
 * holds it. No connection is refused or reset, and no lead that was thanked for is missing.
 */
export async function proveRestarts(): Promise<boolean> {
  const held = report('socket held outside', await underTraffic(restarts), true)
  const tally = await onBrokenBuild(sabotage, (program) => underTraffic(controlRestarts, program))
  return report(`broken: ${sabotage.name}`, tally, false) && held
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
  say(
    right,
    `${name}: ${done} restarts, ${visits.length} visits, ${bad.length} not answered, ${leads} leads, ${lost} lost`,
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

async function underTraffic(most: number, program?: string): Promise<Tally> {
  const folders = await makeFolders()
  const socket = holdSocket()
  const start = () =>
    startServer({ folders, env, socket: socket.fd, watch: () => undefined, ...(program && { program }) })
  let server = await start()
  try {
    const traffic = beginTraffic(server.origin.replace('localhost', '127.0.0.1'), perSecond)
    await sleep(3_000)
    const windows: Tally['windows'] = []
    for (let at = 0; at < most; at += 1) {
      const from = performance.now()
      await server.stop()
      server = await start()
      windows.push([from, performance.now()])
      await sleep(pauseMs)
    }
    await traffic.stop()
    const kept = await emailsOnDisk(folders.dataDir)
    const lost = traffic.accepted.filter((email) => !kept.has(email)).length
    return { restarts: most, visits: traffic.visits, windows, lost, leads: traffic.accepted.length }
  } finally {
    await server.stop()
    socket.close()
    await folders.remove()
  }
}
