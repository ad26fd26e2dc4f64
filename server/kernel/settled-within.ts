import { setTimeout as sleep } from 'node:timers/promises'

/** Resolves when the work has settled, or after `ms` milliseconds: the end of the process must not hang on it. */
export async function settledWithin(ms: number, work: Promise<unknown>): Promise<void> {
  const limit = new AbortController()
  const late = sleep(ms, undefined, { signal: limit.signal }).catch(() => undefined)
  await Promise.race([work.catch(() => undefined), late])
  limit.abort()
}
