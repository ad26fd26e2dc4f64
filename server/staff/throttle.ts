import { createHmac, randomBytes } from 'node:crypto'
import { networkPrefix } from '../kernel/network-prefix.ts'
import { createBackOff } from '../kernel/rate-limit.ts'

export type Try = {
  email: string
  address: string
  /** The browser's id, when it has signed in to this account before. */
  device: string | null
}

const minute = 60
const waits = { firstWait: minute, longestWait: 15 * minute, forgetAfter: 60 * minute }

/**
 * Slows down guessing without shutting anybody out:
 * - a browser that has signed in to the account before is counted by itself, whatever happens elsewhere;
 * - failures in other browsers count for the account from that network, for the network, and, with a large
 *   allowance, for the account from all such browsers together, which limits guessing from many networks;
 * - passkeys and one-time links never have to wait, so there is always a way in.
 * Names are stored as keyed hashes, in memory only.
 */
export function createThrottle() {
  const key = randomBytes(32)
  const nameOf = (...parts: string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
  const own = createBackOff({ free: 5, ...waits })
  const network = createBackOff({ free: 50, ...waits, forgetAfter: 15 * minute })
  const everywhere = createBackOff({ free: 100, ...waits })

  const namesOf = ({ email, address, device }: Try) => {
    const prefix = networkPrefix(address)
    return {
      ofOwn: device === null ? nameOf('own', email, prefix) : nameOf('device', email, device),
      ofNetwork: nameOf('network', prefix),
      ofAccount: nameOf('account', email),
    }
  }

  return {
    /**
     * Counts a try before the credential is checked: simultaneous tries cannot slip through together.
     * Resolves with the seconds to wait, or null.
     */
    async take(attempt: Try): Promise<number | null> {
      const { ofOwn, ofNetwork, ofAccount } = namesOf(attempt)
      if (attempt.device !== null) return own.take(ofOwn)
      // The network first: made-up e-mails beyond its limit must not take memory.
      const networkWait = await network.take(ofNetwork)
      if (networkWait !== null) return networkWait
      const ownWait = await own.take(ofOwn)
      if (ownWait !== null) {
        await network.giveBack(ofNetwork)
        return ownWait
      }
      const accountWait = await everywhere.take(ofAccount)
      if (accountWait === null) return null
      await Promise.all([own.giveBack(ofOwn), network.giveBack(ofNetwork)])
      return accountWait
    },

    /**
     * After a correct credential, the count of this browser or network with the account starts afresh, and
     * this try is taken back from the other counts.
     */
    async succeeded(attempt: Try): Promise<void> {
      const { ofOwn, ofNetwork, ofAccount } = namesOf(attempt)
      await own.forget(ofOwn)
      if (attempt.device !== null) return
      await network.giveBack(ofNetwork)
      await everywhere.giveBack(ofAccount)
    },

    /** Like `take`, for a member who is asked for the password again within a session. */
    takeInSession: (sessionId: string): Promise<number | null> => own.take(nameOf('session', sessionId)),

    succeededInSession: (sessionId: string): Promise<void> => own.forget(nameOf('session', sessionId)),
  }
}
