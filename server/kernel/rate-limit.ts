import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { limits } from './limits.ts'
import { createQueue } from './queue.ts'

/**
 * Limits by name, in memory. rate-limiter-flexible counts by the computer's clock but forgets by timers: when
 * the clock is set back, a wait ends on time but is reported as too long. So the reported wait is capped at
 * the configured one.
 */

/** Names that a limiter counts, in the order they were last seen; beyond the limit the oldest is forgotten. */
function createNames(forget: (name: string) => void) {
  const names = new Set<string>()
  return {
    seen(name: string): void {
      names.delete(name)
      names.add(name)
      const [oldest] = names
      if (names.size > limits.countedNames && oldest !== undefined) {
        names.delete(oldest)
        forget(oldest)
      }
    },
    delete: (name: string) => names.delete(name),
  }
}

/** Allows each name `points` per period of `seconds`. A period begins with the first point. */
export function createRateLimit({ points, seconds }: { points: number; seconds: number }) {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  const names = createNames((name) => void limiter.delete(name))
  return {
    /** `used`: points in this period. `wait`: seconds until the next one is allowed; null when it is allowed now. */
    async take(name: string): Promise<{ used: number; wait: number | null }> {
      names.seen(name)
      try {
        const { consumedPoints } = await limiter.consume(name)
        return { used: consumedPoints, wait: null }
      } catch (error) {
        // The limiter rejects with its counters, not with an error
        if (!(error instanceof RateLimiterRes)) throw error
        return { used: error.consumedPoints, wait: wholeSeconds(error.msBeforeNext, seconds) }
      }
    },

    async giveBack(name: string): Promise<void> {
      const { consumedPoints } = await limiter.reward(name)
      // The point's period is over: a negative count would allow one more in the next period
      if (consumedPoints < 0) await limiter.delete(name)
    },
  }
}

type BackOffOptions = {
  /** Tries without a wait. */
  free: number
  /** The waits and `forgetAfter` are in seconds. */
  firstWait: number
  longestWait: number
  /** A name starts afresh this long after its last try. */
  forgetAfter: number
}

/**
 * Counts tries by name. From the last free try on, each is followed by a wait twice as long as the previous
 * one. Being refused during a wait does not lengthen it: an attacker cannot delay somebody else's next try.
 */
export function createBackOff({ free, firstWait, longestWait, forgetAfter }: BackOffOptions) {
  const tries = new RateLimiterMemory({ points: free, duration: forgetAfter })
  const waits = new RateLimiterMemory({ points: 1, duration: firstWait })
  const names = createNames((name) => void forget(name))
  // The limiter is asynchronous: calls run one at a time, so that what was read still holds at the write
  const queue = createQueue()

  const waitAfter = (count: number): number =>
    Math.min(longestWait, firstWait * 2 ** Math.min(count - free, 30))

  const countOf = async (name: string): Promise<number> => {
    const counted = await tries.get(name)
    return counted && counted.msBeforeNext > 0 ? counted.consumedPoints : 0
  }

  const forget = async (name: string): Promise<void> => {
    names.delete(name)
    await Promise.all([tries.delete(name), waits.delete(name)])
  }

  return {
    /** Counts an attempt before its result is known. Seconds to wait, or null when it is allowed now. */
    take: (name: string): Promise<number | null> =>
      queue.run(async () => {
        const count = await countOf(name)
        const wait = await waits.get(name)
        if (wait && wait.msBeforeNext > 0) return wholeSeconds(wait.msBeforeNext, waitAfter(count))
        await tries.set(name, count + 1, forgetAfter)
        if (count + 1 >= free) await waits.set(name, 1, waitAfter(count + 1))
        names.seen(name)
        return null
      }),

    /** Undoes the last `take`: the try succeeded, or was not made. */
    giveBack: (name: string): Promise<void> =>
      queue.run(async () => {
        if ((await countOf(name)) <= 1) return forget(name)
        await Promise.all([tries.reward(name), waits.delete(name)])
      }),

    forget: (name: string): Promise<void> => queue.run(() => forget(name)),
  }
}

const wholeSeconds = (ms: number, longest: number): number =>
  Math.min(longest, Math.max(1, Math.ceil(ms / 1000)))
