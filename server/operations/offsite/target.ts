import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the off-site copy lies, in the terms of restic (ADR-0031). */
export type OffsiteTarget =
  | { kind: 'file'; dir: string }
  | { kind: 's3'; repository: string; region: string; pathStyle: boolean }
  | { kind: 'webdav'; address: string; user: string; password: string; folder: string }

type Parsed = { ok: true; target: OffsiteTarget } | { ok: false; message: string; example: string }

const examples = {
  file: 'file:/mnt/backup/ponte',
  s3: 's3://bucket/ponte?endpoint=https://s3.example.com&region=eu-west-1',
  webdav: 'webdav+https://user:password@cloud.example.com/remote.php/dav/files/user/ponte',
}

/** Reads OFFSITE_URL. The message fits behind the variable's name and never repeats the value, which may hold a password. */
export function parseOffsiteUrl(value: string): Parsed {
  const [scheme = ''] = value.split(':', 1)
  if (scheme === 'file') return parseFile(value)
  if (scheme === 's3') return parseS3(value)
  if (scheme === 'webdav+https' || scheme === 'webdav+http') return parseWebDav(value.slice('webdav+'.length))
  return fault('must begin with s3://, webdav+https:// or file:', examples.s3)
}

const fault = (message: string, example: string): Parsed => ({ ok: false, message, example })

function parseFile(value: string): Parsed {
  const rest = value.slice('file:'.length)
  if (rest.trim() === '' || rest.includes('\0')) return fault('must name a folder after file:', examples.file)
  if (!rest.startsWith('//')) return { ok: true, target: { kind: 'file', dir: path.resolve(rest) } }
  try {
    return { ok: true, target: { kind: 'file', dir: path.resolve(fileURLToPath(value)) } }
  } catch {
    return fault('with file:// must name an absolute folder on this machine', examples.file)
  }
}

function parseS3(value: string): Parsed {
  if (!URL.canParse(value)) return fault('must be an address', examples.s3)
  const { hostname: bucket, pathname, searchParams, username } = new URL(value)
  if (username !== '')
    return fault('takes its credentials from AWS_ACCESS_KEY_ID, not from the address', examples.s3)
  if (!/^[a-z0-9][a-z0-9.-]{1,62}$/.test(bucket)) return fault('must name a bucket after s3://', examples.s3)
  const region = searchParams.get('region') ?? 'us-east-1'
  if (!/^[\w-]{1,50}$/.test(region)) return fault('has a region that is none', examples.s3)
  const endpoint = searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol)) {
    return fault('must have an endpoint that begins with https://', examples.s3)
  }
  const { origin, pathname: below } = new URL(endpoint)
  if (below !== '/') return fault('must have an endpoint without a path', examples.s3)
  const prefix = pathname.replace(/^\/+|\/+$/g, '')
  const pathStyle = searchParams.has('endpoint')
  const repository = `s3:${origin}/${[bucket, prefix].filter(Boolean).join('/')}`
  return { ok: true, target: { kind: 's3', repository, region, pathStyle } }
}

function parseWebDav(value: string): Parsed {
  if (!URL.canParse(value)) return fault('must be an address', examples.webdav)
  const { origin, pathname, username, password, hostname } = new URL(value)
  if (hostname === '') return fault('must name a host', examples.webdav)
  return {
    ok: true,
    target: {
      kind: 'webdav',
      address: origin,
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      folder: decodeURIComponent(pathname).replace(/^\/+|\/+$/g, ''),
    },
  }
}
