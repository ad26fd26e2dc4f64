import { createHmac, randomBytes } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { networkPrefix } from '../http/network-prefix.ts'

export type Throttle = ReturnType<typeof createThrottle>

const windowSeconds = 900
const failuresPerAccountAndPrefix = 5
const failuresPerPrefix = 50

/**
 * Slows down guessing. Failures count for an account *from a network*, and for a network: somebody who guesses at the
 * owner's account from elsewhere never locks the owner out. Addresses are kept as keyed hashes, in memory only.
 */
export function createThrottle() {
  const key = randomBytes(32)
  const nameOf = (...parts: string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
  const account = new RateLimiterMemory({ points: failuresPerAccountAndPrefix, duration: windowSeconds })
  const prefix = new RateLimiterMemory({ points: failuresPerPrefix, duration: windowSeconds })
  const keysOf = (email: string, address: string) => {
    const network = networkPrefix(address)
    return [
      { limiter: account, name: nameOf('account', email, network) },
      { limiter: prefix, name: nameOf('prefix', network) },
    ]
  }

  return {
    /**
     * Takes a try before the password is looked at, so that tries sent at once cannot slip through together. Returns
     * the seconds to wait, or null.
     */
    async take(email: string, address: string): Promise<number | null> {
      for (const { limiter, name } of keysOf(email, address)) {
        try {
          await limiter.consume(name)
        } catch (refusal) {
          if (!(refusal instanceof RateLimiterRes)) throw refusal
          return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        }
      }
      return null
    },

    /** A right password: the account starts afresh there, and the network has its try back. */
    async succeeded(email: string, address: string): Promise<void> {
      const [ofAccount, ofPrefix] = keysOf(email, address)
      if (ofAccount) await ofAccount.limiter.delete(ofAccount.name)
      if (ofPrefix) await ofPrefix.limiter.reward(ofPrefix.name)
    },
  }
}
