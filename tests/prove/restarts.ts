import { setTimeout as sleep } from 'node:timers/promises'
import { holdSocket } from '#tests/helpers/held-socket.ts'
import { makeFolders, startServer } from '#tests/helpers/server.ts'
import { beginTraffic } from '#tests/helpers/traffic.ts'
import { onBrokenBuild, type Sabotage } from './broken-build.ts'
import { lostLeads } from './load.ts'
import { judge } from './verdict.ts'

const restarts = Number(process.env.RESTARTS ?? 100)
const controlRestarts = Math.min(10, restarts)
const perSecond = Number(process.env.PER_SECOND ?? 500)

export const sabotage: Sabotage = {
  name: 'connections that are kept are closed at once',
  file: 'server/run.ts',
  find: '        sayGoodbye(server)\n        await sleep(goodbyeMs)\n',
  replace: '',
}

/**
 * Restarts the server `RESTARTS` (100) times under `PER_SECOND` (500) visits a second, with leads and uploads, on a socket
 * that another process holds open, as systemd does. No connection may be refused or reset, and no acknowledged lead missing.
 */
export async function proveRestarts(): Promise<boolean> {
  const held = await underTraffic('socket held outside', restarts, true)
  const broken = await onBrokenBuild(sabotage, (program) =>
    underTraffic(`broken: ${sabotage.name}`, controlRestarts, false, program),
  )
  return held && broken
}

async function underTraffic(name: string, times: number, sound: boolean, program?: string): Promise<boolean> {
  const folders = await makeFolders()
  const socket = holdSocket()
  const start = () =>
    startServer({
      ...{ folders, env: { LEADS_PER_MINUTE: '0' }, socket: socket.fd, watch: () => undefined },
      ...(program && { program }),
    })
  let server = await start()
  try {
    const traffic = beginTraffic(server.origin.replace('localhost', '127.0.0.1'), perSecond)
    for (let at = 0; at < times; at += 1) {
      await sleep(1_500)
      await server.stop()
      server = await start()
    }
    await traffic.stop()
    const bad = traffic.visits.filter(({ end }) => end !== 200)
    const faults = [
      ...bad.map(({ kind, end }) => `${kind}: ${end}`),
      ...(await lostLeads(folders.dataDir, traffic.accepted)),
    ]
    const words = `${times} restarts, ${traffic.visits.length} visits, ${traffic.accepted.length} leads, ${faults.length} faults`
    return judge(sound, `${name}: ${words}`, faults)
  } finally {
    await server.stop()
    socket.close()
    await folders.remove()
  }
}
