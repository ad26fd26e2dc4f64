import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { steadyClock } from '../kernel/steady-clock.ts'

/** Long enough to find the security key (WCAG 2.2.1 asks for time); a page that waits longer asks for a new one. */
export const challengeMs = 300_000

/** 16 random bytes, 6 of the time it ends, 32 of the seal. */
const length = 54
/** Only answers with a good signature are remembered: members, not strangers, fill this, and then have to wait. */
const mostSpent = 10_000

/**
 * What an authenticator signs (WebAuthn §13.4.3): for one purpose, for one use, for five minutes, and over with the
 * process. A challenge carries a seal made with a key that only this process has, so that nothing is kept of those
 * handed out: asking for many cannot push out the one that a member is about to answer. Those that were answered are
 * kept until they would have ended anyway.
 */
export function createChallenges({ now: clock }: { now: () => number }) {
  const now = steadyClock(clock)
  const key = randomBytes(32)
  /** Challenge → when it ends, oldest use first. */
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
    /** `purpose` = its use and its member; verification requires the same value. */
    issue(purpose: string): Uint8Array<ArrayBuffer> {
      const head = Buffer.alloc(22)
      randomBytes(16).copy(head)
      head.writeUIntBE(now() + challengeMs, 16, 6)
      return new Uint8Array(Buffer.concat([head, seal(head, purpose)]))
    },

    isOpen,

    /** Uses it up: true for one of several answers to it. */
    spend(challenge: string, purpose: string): boolean {
      if (!isOpen(challenge, purpose)) return false
      for (const [old, end] of spent) if (end <= now()) spent.delete(old)
      if (spent.size >= mostSpent) return false
      spent.set(challenge, now() + challengeMs)
      return true
    },
  }
}
