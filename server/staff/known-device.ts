import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { staffCookieDays } from '#domain/staff/session-days.ts'

export const knownDeviceMs = staffCookieDays.device * 86_400_000

/**
 * Marks a browser that has signed in to an account, so that guessing elsewhere does not slow down the
 * account's owner. The mark opens nothing, and is valid only for the e-mail it was made for. `secret` is the
 * installation's.
 */
export function createKnownDevices({ secret, now }: { secret: string; now: () => number }) {
  const seal = (id: string, end: string, email: string): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['known-device', id, end, email]))
      .digest('base64url')

  return {
    /** The id of the browser; null unless its cookie was made for this e-mail and has not expired. */
    idOf(value: string | null, email: string): string | null {
      const [, id, end, given] = /^([\w-]{22})\.([0-9a-z]{8,10})\.([\w-]{43})$/.exec(value ?? '') ?? []
      if (id === undefined || end === undefined || given === undefined) return null
      if (!timingSafeEqual(Buffer.from(given), Buffer.from(seal(id, end, email)))) return null
      return Number.parseInt(end, 36) > now() ? id : null
    },

    /** Always with a new id: a correct credential clears earlier failures. */
    mark(email: string): string {
      const id = randomBytes(16).toString('base64url')
      const end = (now() + knownDeviceMs).toString(36)
      return `${id}.${end}.${seal(id, end, email)}`
    },
  }
}
