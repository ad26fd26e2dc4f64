import { execFile } from 'node:child_process'
import { get } from 'node:http'
import { promisify } from 'node:util'
import type { Log } from './http/log.ts'

const run = promisify(execFile)
/** Pings for each time that systemd waits for one. */
const pingsPerWait = 3
const notifyMs = 10_000

type SupervisorOptions = {
  env: Readonly<Record<string, string | undefined>>
  log: Log
}

export type Supervisor = {
  /** This process is the service's main one, and answers at this address. Begins with the pings that its watchdog waits for. */
  ready(address: string): Promise<void>
  stopping(): Promise<void>
}

/**
 * Tells systemd how this service is (sd_notify(3)), by its program `systemd-notify`: Node has no datagram sockets of the
 * system. Does nothing where nobody waits for it. A ping follows an answer of the site only: a process that lives and does
 * not answer is started again.
 */
export function createSupervisor({ env, log }: SupervisorOptions): Supervisor {
  const { NOTIFY_SOCKET, WATCHDOG_USEC = '' } = env
  const isAwaited = Boolean(NOTIFY_SOCKET)
  let timer: NodeJS.Timeout | undefined

  async function notify(...parameters: string[]): Promise<void> {
    if (!isAwaited) return
    try {
      await run('systemd-notify', parameters, { timeout: notifyMs })
    } catch (error) {
      log.error({ error: String(error) }, 'systemd was not told how the service is')
    }
  }

  function ping(address: string, everyMs: number): void {
    let isAsking = false
    timer = setInterval(async () => {
      if (isAsking) return
      isAsking = true
      if (await answers(`${address}/healthz`, everyMs)) await notify('WATCHDOG=1')
      isAsking = false
    }, everyMs).unref()
  }

  return {
    async ready(address) {
      await notify('--ready', `--pid=${process.pid}`)
      const waitMs = Number(WATCHDOG_USEC) / 1000
      if (isAwaited && waitMs > 0) ping(address, Math.max(100, waitMs / pingsPerWait))
    },
    async stopping() {
      clearInterval(timer)
      await notify('--stopping')
    },
  }
}

function answers(address: string, withinMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(address, { agent: false, timeout: withinMs }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
    request.once('timeout', () => request.destroy(new Error('No answer')))
    request.once('error', () => resolve(false))
  })
}
