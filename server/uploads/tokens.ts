import { createHmac, timingSafeEqual } from 'node:crypto'

const lifetimeMs = 600_000

type Claim = { path: string; staffId: string; secret: string; now: number }

/**
 * A permission to write one image at one path, for one member and ten minutes (decision 32). It serves once, because
 * a path is written once.
 */
export function signUpload({ path, staffId, secret, now }: Claim): string {
  const expires = now + lifetimeMs
  return `${expires}.${signature(path, staffId, secret, expires)}`
}

export function checkUpload(token: string, { path, staffId, secret, now }: Claim): boolean {
  const match = /^(\d{1,15})\.([\w-]{43})$/.exec(token)
  if (!match?.[2]) return false
  const expires = Number(match[1])
  const wanted = signature(path, staffId, secret, expires)
  return expires > now && timingSafeEqual(Buffer.from(match[2]), Buffer.from(wanted))
}

const signature = (path: string, staffId: string, secret: string, expires: number): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['upload', path, staffId, expires]))
    .digest('base64url')
