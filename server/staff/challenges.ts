import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { steadyClock } from '../kernel/steady-clock.ts'

/** Long enough to find the security key (WCAG 2.2.1); a page that waits longer gets a new challenge. */
export const challengeMs = 300_000

/** Bytes: 16 random, 6 for the time it ends, 32 for the seal. */
const length = 54
/** Only answers with a valid signature are remembered: only members can reach this limit, and then wait. */
const mostSpent = 10_000

/**
 * What an authenticator signs (WebAuthn §13.4.3): valid for one purpose, one use and five minutes, and only
 * in this process. A challenge contains a seal made with a key that only this process has, so that issued
 * challenges need not be stored: requesting many cannot displace the one that a member is about to answer.
 * Answered ones are stored until they would have expired anyway.
 */
export function createChallenges({ now: clock }: { now: () => number }) {
  const now = steadyClock(clock)
  const key = randomBytes(32)
  /** Challenge → when it ends, in the order of use. */
  const spent = new Map<string, number>()

  const seal = (head: Uint8Array, purpose: string): Buffer =>
    createHmac('sha256', key).update(head).update(purpose).digest()

  function endOf(challenge: string, purpose: string): number | null {
    const bytes = Buffer.from(challenge, 'base64url')
    if (bytes.length !== length || bytes.toString('base64url') !== challenge) return null
    const head = bytes.subarray(0, 22)
    if (!timingSafeEqual(bytes.subarray(22), seal(head, purpose))) return null
    return bytes.readUIntBE(16, 6)
  }

  function isOpen(challenge: string, purpose: string): boolean {
    const end = endOf(challenge, purpose)
    return end !== null && end > now() && !spent.has(challenge)
  }

  return {
    /** `purpose`: the use and the member; verification requires the same value. */
    issue(purpose: string): Uint8Array<ArrayBuffer> {
      const head = Buffer.alloc(22)
      randomBytes(16).copy(head)
      head.writeUIntBE(now() + challengeMs, 16, 6)
      return new Uint8Array(Buffer.concat([head, seal(head, purpose)]))
    },

    isOpen,

    /** Uses up the challenge. True for only one of several answers to it. */
    spend(challenge: string, purpose: string): boolean {
      if (!isOpen(challenge, purpose)) return false
      for (const [old, end] of spent) if (end <= now()) spent.delete(old)
      if (spent.size >= mostSpent) return false
      spent.set(challenge, now() + challengeMs)
      return true
    },
  }
}
