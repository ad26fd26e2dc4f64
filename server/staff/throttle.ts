import { createHmac, randomBytes } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { networkPrefix } from '../http/network-prefix.ts'

export type Throttle = ReturnType<typeof createThrottle>

const windowSeconds = 900
const failuresPerAccountAndPrefix = 5
const failuresPerPrefix = 50

/**
 * Slows down guessing. Failures count for an account *from a network*, and for a network: somebody who guesses at the
 * owner's account from elsewhere never locks the owner out. Nothing counts for an account as a whole, which is what
 * would do that; guessing from very many networks meets passwords of twelve characters and two hashes at a time.
 * A one-time link from the command line is the way in for whoever shares a network with the guesser.
 * Addresses are kept as keyed hashes, in memory only.
 */
export function createThrottle() {
  const key = randomBytes(32)
  const nameOf = (...parts: string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
  const account = new RateLimiterMemory({ points: failuresPerAccountAndPrefix, duration: windowSeconds })
  const prefix = new RateLimiterMemory({ points: failuresPerPrefix, duration: windowSeconds })
  const keysOf = (email: string, address: string) => {
    const network = networkPrefix(address)
    return { ofAccount: nameOf('account', email, network), ofPrefix: nameOf('prefix', network) }
  }

  return {
    /**
     * Takes a try before the password is looked at, so that tries sent at once cannot slip through together. Returns
     * the seconds to wait, or null.
     */
    async take(email: string, address: string): Promise<number | null> {
      const { ofAccount, ofPrefix } = keysOf(email, address)
      // The network first: made-up e-mails beyond its limit must not take memory.
      const wait = await consume(prefix, ofPrefix)
      if (wait !== null) return wait
      const accountWait = await consume(account, ofAccount)
      if (accountWait !== null) await prefix.reward(ofPrefix)
      return accountWait
    },

    /** A right password: the account starts afresh there, and the network has its try back. */
    async succeeded(email: string, address: string): Promise<void> {
      const { ofAccount, ofPrefix } = keysOf(email, address)
      await account.delete(ofAccount)
      await prefix.reward(ofPrefix)
    },
  }
}

/** Seconds until the next try, or null when this one is free. */
async function consume(limiter: RateLimiterMemory, name: string): Promise<number | null> {
  try {
    await limiter.consume(name)
    return null
  } catch (refusal) {
    // The limiter rejects with its counters, not with an error
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
  }
}
