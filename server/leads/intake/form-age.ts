import { createHmac, timingSafeEqual } from 'node:crypto'

/** Older stamps say nothing any more: a page may have been open all week, or been stored and replayed. */
const longestMs = 7 * 86_400_000
/** Nobody can fill in a form faster, not even with a password manager. Milliseconds. */
export const leastFillingMs = 1_500

export type FormAge = ReturnType<typeof createFormAge>

/**
 * Tells how long a form was open, by a stamp it was given and sends back: the time, signed, so that it cannot be
 * made up. Nothing about the visitor is in it or kept for it. `wording`: the key of what the form says, which goes with it.
 */
export function createFormAge({
  secret,
  wording = () => '',
  now = Date.now,
}: {
  secret: string
  wording?: () => string
  now?: () => number
}) {
  const sign = (words: string): Buffer => createHmac('sha256', secret).update(`form-age\0${words}`).digest()

  /** What was signed: the time, and the key when there was one. Null for a missing or forged stamp. */
  function signed(stamp: string | undefined): { time: number; wording: string | null } | null {
    const [, words = '', signature = ''] =
      /^([0-9a-z]{1,12}(?:\.[0-9a-f]{16})?)\.([\w-]{43})$/.exec(stamp ?? '') ?? []
    if (words === '') return null
    const given = Buffer.from(signature, 'base64url')
    const right = sign(words)
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null
    const [time = '', key = null] = words.split('.')
    return { time: Number.parseInt(time, 36), wording: key }
  }

  return {
    stamp(): string {
      const key = wording()
      const words = now().toString(36) + (key === '' ? '' : `.${key}`)
      return `${words}.${sign(words).toString('base64url')}`
    },
    /** Milliseconds since the stamp was issued; null for a missing, forged or expired one. */
    ageOf(stamp: string | undefined): number | null {
      const found = signed(stamp)
      const age = found ? now() - found.time : -1
      return age >= 0 && age <= longestMs ? age : null
    },
    /** The key of what the form said; null for a missing or forged stamp, and for one without. */
    wordingOf: (stamp: string | undefined): string | null => signed(stamp)?.wording ?? null,
  }
}
