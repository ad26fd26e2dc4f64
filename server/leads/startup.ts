import { setTimeout as sleep } from 'node:timers/promises'
import { errorCodeForLog } from '../kernel/errors.ts'
import type { Log } from '../kernel/log.ts'
import type { LeadRepository } from './lead-repository.ts'

type StartupOptions = {
  repository: Pick<LeadRepository, 'start'>
  /** Runs before any lead is read or delivered. Never rejects. */
  before?: () => Promise<void>
  onStarted: () => void
  log: Log
  retryMs?: number
}

/**
 * Starts the deliveries in the background: the first visitors are served while old leads are still being
 * read, since accepting does not depend on it. A start that fails is tried again until it succeeds.
 */
export function startLeads({ repository, before, onStarted, log, retryMs = 10_000 }: StartupOptions) {
  const closing = new AbortController()
  let reading = true
  let fault: string | null = null

  async function run(): Promise<void> {
    await before?.()
    while (reading && !closing.signal.aborted) {
      try {
        await repository.start()
        fault = null
        reading = false
        if (!closing.signal.aborted) onStarted()
      } catch (error) {
        fault = errorCodeForLog(error).code
        log.error({ code: fault }, 'the leads folder could not be read: it is tried again')
        await sleep(retryMs, undefined, { signal: closing.signal }).catch(() => undefined)
      }
    }
  }

  const settled = run()
  return {
    /** True until all stored leads are read; counts are incomplete until then. */
    reading: (): boolean => reading,
    fault: (): string | null => fault,
    /** Stops trying; resolves when a running attempt has ended. */
    close(): Promise<void> {
      closing.abort()
      return settled
    },
  }
}
