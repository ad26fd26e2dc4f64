import { setTimeout as sleep } from 'node:timers/promises'
import type { Edge } from './edge/open-edge.ts'
import type { Log } from './http/log.ts'
import type { ReloadOutcome } from './reload.ts'
import { type Successor, startSuccessor } from './successor.ts'

/** A request that may write and is younger than this will have ended by the time that it has to. Milliseconds. */
const youngMs = 500
/** As long as the longest upload may take. Milliseconds. */
const longestUploadMs = 600_000
/** Connections that are used within this time end without a request being lost. Milliseconds. */
export const goodbyeMs = 3_000
/** What remains in flight after the goodbye: usually nothing. Milliseconds. */
const lastRequestsMs = 300
const lastWritesMs = 10_000

type HandOverOptions = {
  edge: Edge
  log: Log
  /** No request may write from now on. */
  refuseWrites: () => void
  /** Ends all work, and frees the data folder. */
  closeParts: () => Promise<void>
  writeOutcome: (outcome: ReloadOutcome) => Promise<void>
  exit: (code: number) => void
  /** The environment of the next process. */
  env: NodeJS.ProcessEnv
}

/** Who would end the site with this process; null = nobody. */
function obstacleIn(env: NodeJS.ProcessEnv, pid: number): string | null {
  if (pid === 1)
    return 'This server is the first process of its container, which ends with it: replace the container.'
  // systemd sets INVOCATION_ID for every service
  if (env.INVOCATION_ID !== undefined && env.NOTIFY_SOCKET === undefined)
    return 'systemd would end the service with this process: it has to have Type=notify, as in deploy/ponte.service.'
  return null
}

/** sysexits.h: an internal software error; a supervisor starts the process again. */
const softwareFault = 70

/**
 * Hands over to a new process of the version on the disk, without refusing or resetting a connection: those that come while
 * neither of the two has the data wait in the socket, which both have. A successor that cannot be prepared changes nothing.
 */
export function createHandOver(options: HandOverOptions) {
  const { edge, log, refuseWrites, closeParts, writeOutcome, exit, env } = options
  let successor: Successor | null = null
  let isRunning = false

  async function prepare(): Promise<Successor> {
    const obstacle = obstacleIn(env, process.pid)
    if (obstacle !== null) throw new Error(obstacle)
    const next = await startSuccessor(edge.descriptors(), env)
    successor = next
    await edge.writesAreYoung(youngMs, longestUploadMs)
    if (next.hasEnded()) throw new Error('It ended while it waited.')
    return next
  }

  async function run(): Promise<void> {
    const begun = performance.now()
    log.info({}, 'Handing over: the next process is started')
    let next: Successor
    try {
      next = await prepare()
    } catch (error) {
      successor = null
      const reason = error instanceof Error ? error.message : String(error)
      log.error({ reason }, 'There is no hand-over: the next process cannot start')
      await writeOutcome({ outcome: 'failed', reason })
      return
    }
    edge.sayGoodbye()
    await sleep(goodbyeMs)
    const paused = performance.now()
    const drained = edge.close()
    await Promise.race([drained, sleep(lastRequestsMs)])
    await edge.writesAreYoung(-1, lastWritesMs)
    refuseWrites()
    await closeParts()
    try {
      await next.takeOver()
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.error({ reason }, 'The next process ended with the data: this one ends, too')
      await writeOutcome({ outcome: 'failed', reason })
      exit(softwareFault)
      return
    }
    const now = performance.now()
    const [ms, pausedMs] = [Math.round(now - begun), Math.round(now - paused)]
    log.info({ pid: next.pid, ms, pausedMs }, 'Handed over')
    await writeOutcome({ outcome: 'done', pid: next.pid, ms, pausedMs })
    await drained
    exit(0)
  }

  return {
    start(): void {
      if (isRunning) return
      isRunning = true
      run()
        .catch((error: unknown) => log.error({ error }, 'The hand-over failed'))
        .finally(() => {
          isRunning = false
        })
    },
    /** When this process is to end by itself. */
    abandon(): void {
      successor?.abandon()
    },
  }
}
