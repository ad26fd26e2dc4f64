import { createHmac, randomBytes } from 'node:crypto'
import { networkPrefix } from '../http/network-prefix.ts'
import { createBackOff } from './back-off.ts'
import { steadyClock } from './steady-clock.ts'

export type Throttle = ReturnType<typeof createThrottle>

export type Try = {
  email: string
  /** IP address of the sender. */
  address: string
  /** The browser's id, when it has signed in to this account before. */
  device: string | null
  /** Recovery codes cannot be guessed: their attempts are not delayed by others at the account. */
  by: 'password' | 'recovery-code'
}

const minute = 60_000
const waits = { firstWaitMs: minute, longestWaitMs: 15 * minute, forgetAfterMs: 60 * minute }

/**
 * Slows down guessing without shutting anybody out:
 * - a browser that has signed in to the account before counts for itself, whatever happens elsewhere;
 * - from anywhere else failures count for the account from that network, for the network, and, with a large allowance,
 *   for the account from all such browsers together, which is what guessing from many networks meets;
 * - passkeys and one-time links are never asked to wait, so there is always a way in.
 * Names are kept as keyed hashes, in memory only.
 */
export function createThrottle({ now: clock = Date.now }: { now?: () => number } = {}) {
  const now = steadyClock(clock)
  const key = randomBytes(32)
  const nameOf = (...parts: string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
  const own = createBackOff({ free: 5, ...waits, now })
  const network = createBackOff({ free: 50, ...waits, forgetAfterMs: 15 * minute, now })
  const everywhere = createBackOff({ free: 100, ...waits, now })

  const namesOf = ({ email, address, device, by }: Try) => {
    const prefix = networkPrefix(address)
    return {
      ofOwn: device === null ? nameOf('own', by, email, prefix) : nameOf('device', by, email, device),
      ofNetwork: nameOf('network', prefix),
      ofAccount: nameOf('account', email),
    }
  }

  return {
    /**
     * Takes a try before the credential is looked at, so that tries sent at once cannot slip through together. Returns
     * the seconds to wait, or null.
     */
    take(attempt: Try): number | null {
      const { ofOwn, ofNetwork, ofAccount } = namesOf(attempt)
      if (attempt.device !== null) return seconds(own.take(ofOwn))
      // The network first: made-up e-mails beyond its limit must not take memory.
      const networkWait = network.take(ofNetwork)
      if (networkWait !== null) return seconds(networkWait)
      const ownWait = own.take(ofOwn)
      if (ownWait !== null) {
        network.giveBack(ofNetwork)
        return seconds(ownWait)
      }
      if (attempt.by !== 'password') return null
      const accountWait = everywhere.take(ofAccount)
      if (accountWait === null) return null
      own.giveBack(ofOwn)
      network.giveBack(ofNetwork)
      return seconds(accountWait)
    },

    /** A right credential: this browser or network starts afresh with the account, the others have their try back. */
    succeeded(attempt: Try): void {
      const { ofOwn, ofNetwork, ofAccount } = namesOf(attempt)
      own.forget(ofOwn)
      if (attempt.device !== null) return
      network.giveBack(ofNetwork)
      if (attempt.by === 'password') everywhere.giveBack(ofAccount)
    },

    /** The same for a member who is asked for the password again within a session. */
    takeInSession: (sessionId: string): number | null => seconds(own.take(nameOf('session', sessionId))),

    succeededInSession: (sessionId: string): void => own.forget(nameOf('session', sessionId)),
  }
}

const seconds = (ms: number | null): number | null => (ms === null ? null : Math.max(1, Math.ceil(ms / 1000)))
