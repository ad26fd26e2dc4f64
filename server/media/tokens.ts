import { createHmac, timingSafeEqual } from 'node:crypto'

const lifetimeMs = 600_000

type Claim = { path: string; staffId: string; secret: string; now: number }

/**
 * A permission to write one image to one path, for one member and ten minutes (R115). It works once, because
 * a path is written only once. It contains the file's original name.
 */
export function signUpload({ path, staffId, secret, now, filename }: Claim & { filename: string }): string {
  const expires = now + lifetimeMs
  const name = Buffer.from(filename).toString('base64url')
  return `${expires}.${name}.${signature(path, staffId, secret, expires, name)}`
}

/** Content of a permission; null when it is forged or was issued for another purpose. */
export function checkUpload(
  token: string,
  { path, staffId, secret, now }: Claim,
): { filename: string } | null {
  const [, until, name, given] = /^(\d{1,15})\.([\w-]{0,600})\.([\w-]{43})$/.exec(token) ?? []
  if (until === undefined || name === undefined || given === undefined) return null
  const wanted = signature(path, staffId, secret, Number(until), name)
  const holds = Number(until) > now && timingSafeEqual(Buffer.from(given), Buffer.from(wanted))
  return holds ? { filename: Buffer.from(name, 'base64url').toString() } : null
}

const signature = (path: string, staffId: string, secret: string, expires: number, name: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['upload', path, staffId, expires, name]))
    .digest('base64url')
