import { createHmac, timingSafeEqual } from 'node:crypto'

/** An older stamp proves nothing: the page may have been open all week, or been stored and replayed. */
const longestMs = 7 * 86_400_000
/** Nobody can fill in a form faster, not even with a password manager. Milliseconds. */
export const leastFillingMs = 1_500

export type FormAge = ReturnType<typeof createFormAge>

/**
 * Tells how long a form was open. The form gets a stamp and sends it back: the time, signed so that it cannot
 * be forged. It contains nothing about the visitor, and nothing is stored for it.
 */
export function createFormAge({ secret, now = Date.now }: { secret: string; now?: () => number }) {
  const sign = (time: string): Buffer => createHmac('sha256', secret).update(`form-age\0${time}`).digest()

  return {
    stamp(): string {
      const time = now().toString(36)
      return `${time}.${sign(time).toString('base64url')}`
    },
    /** Milliseconds since the stamp was issued; null for a missing, forged or expired one. */
    ageOf(stamp: string | undefined): number | null {
      const [, time = '', signature = ''] = /^([0-9a-z]{1,12})\.([\w-]{43})$/.exec(stamp ?? '') ?? []
      if (time === '') return null
      const given = Buffer.from(signature, 'base64url')
      const right = sign(time)
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null
      const age = now() - Number.parseInt(time, 36)
      return age >= 0 && age <= longestMs ? age : null
    },
  }
}
