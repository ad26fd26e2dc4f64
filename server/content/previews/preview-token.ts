import { createHmac, timingSafeEqual } from 'node:crypto'

/** `expires`: seconds since 1970. */
export type PreviewClaim = { id: string; expires: number }

/**
 * The part of a preview link that gives access. Lower case and digits, so that neither a mail program nor the
 * redirect to the canonical address changes it. The list of links does not suffice to make one: that takes
 * the secret.
 */
export const signPreview = (claim: PreviewClaim, secret: string): string =>
  `${claim.id}-${claim.expires.toString(36)}-${signature(claim, secret)}`

/** Null when the token was altered, or signed with another secret. Does not check whether it has expired. */
export function readPreview(token: string, secret: string): PreviewClaim | null {
  const [, id, until, given] = /^([0-9a-f]{16})-([0-9a-z]{1,9})-([0-9a-f]{64})$/.exec(token) ?? []
  if (id === undefined || until === undefined || given === undefined) return null
  const claim = { id, expires: Number.parseInt(until, 36) }
  // A number can be written in several ways, for example with leading zeros
  const isOurs = timingSafeEqual(Buffer.from(given), Buffer.from(signature(claim, secret)))
  return isOurs && claim.expires.toString(36) === until ? claim : null
}

const signature = ({ id, expires }: PreviewClaim, secret: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['preview', id, expires]))
    .digest('hex')
