import { createHmac, randomBytes } from 'node:crypto'
import { limits } from '../../kernel/limits.ts'
import { networkPrefix } from '../../kernel/network-prefix.ts'
import { createRateLimit } from '../../kernel/rate-limit.ts'

const keyLifetimeMs = 3_600_000

export type FloodVerdict =
  | { pass: 'free' }
  | { pass: 'held' }
  | { pass: 'refused'; retryAfterSeconds: number }

/**
 * Counts leads per network prefix and minute. No address is stored: the key is a hash with a secret that is
 * in memory only and changes every hour. `perMinute` 0 = no limit.
 */
export function createFloodGate({ perMinute, now = Date.now }: { perMinute: number; now?: () => number }) {
  const { leadsRefused } = limits
  const minute = createRateLimit({ points: Math.max(perMinute, 1) * leadsRefused.perMinute, seconds: 60 })
  const hour = createRateLimit({ points: Math.max(perMinute, 1) * leadsRefused.perHour, seconds: 3_600 })
  let secret = randomBytes(32)
  let secretEnds = now() + keyLifetimeMs

  const keyOf = (address: string): string => {
    if (now() >= secretEnds) {
      secret = randomBytes(32)
      secretEnds = now() + keyLifetimeMs
    }
    return createHmac('sha256', secret).update(networkPrefix(address)).digest('base64')
  }

  return {
    async count(address: string): Promise<FloodVerdict> {
      if (perMinute === 0) return { pass: 'free' }
      const key = keyOf(address)
      const { used, wait } = await minute.take(key)
      if (wait !== null) return { pass: 'refused', retryAfterSeconds: wait }
      const { wait: longWait } = await hour.take(key)
      if (longWait !== null) return { pass: 'refused', retryAfterSeconds: longWait }
      return { pass: used > perMinute ? 'held' : 'free' }
    },
    /** Uncounts a submission that repeated a stored lead. */
    async forgive(address: string): Promise<void> {
      if (perMinute === 0) return
      const key = keyOf(address)
      await Promise.all([minute.giveBack(key), hour.giveBack(key)])
    },
  }
}
