import path from 'node:path'
import { fileURLToPath } from 'node:url'

export type DriveTarget =
  | { kind: 'file'; dir: string }
  | { kind: 'gdrive'; folderId: string }
  | { kind: 'webdav'; url: string; username: string; password: string }

type DriveFault = { ok: false; message: string; example: string }

/** A relative `file:` starts from the working folder. A fault never quotes the value: it may be secret. */
export function parseDriveUrl(value: string): { ok: true; target: DriveTarget } | DriveFault {
  const [scheme = ''] = value.split(':', 1)
  if (scheme === 'file') return parseFile(value)
  if (scheme === 'gdrive') return parseGoogle(value.slice('gdrive:'.length))
  if (scheme === 'webdav+http' || scheme === 'webdav+https') return parseWebDav(value.slice('webdav+'.length))
  return fault('must begin with file:, gdrive: or webdav+https:', 'file:./data/drive')
}

function parseFile(value: string): { ok: true; target: DriveTarget } | DriveFault {
  const example = 'file:./data/drive'
  const rest = value.slice('file:'.length)
  if (rest.trim() === '') return fault('must name a folder after file:', example)
  if (rest.includes('\0')) return fault('must name a folder that a disk can have', example)
  if (!rest.startsWith('//')) return { ok: true, target: { kind: 'file', dir: path.resolve(rest) } }
  try {
    return { ok: true, target: { kind: 'file', dir: path.resolve(fileURLToPath(value)) } }
  } catch {
    return fault('with file:// must name an absolute folder on this machine', 'file:///srv/leads')
  }
}

function parseGoogle(folderId: string): { ok: true; target: DriveTarget } | DriveFault {
  if (/^[\w-]{10,200}$/.test(folderId)) return { ok: true, target: { kind: 'gdrive', folderId } }
  return fault(
    'must name a Google Drive folder by its id alone, the last part of the folder’s address',
    'gdrive:1A2b3C4d5E6f7G8h9I0jKlMnOpQrStUv',
  )
}

function parseWebDav(address: string): { ok: true; target: DriveTarget } | DriveFault {
  const example = 'webdav+https://user:password@drive.example.com/leads'
  if (!URL.canParse(address)) return fault('must be an address', example)
  const url = new URL(address)
  if (url.search || url.hash) {
    // Usually a password with such a character in it
    return fault('must not have ? or # in it: in a user name or password write them as %3F and %23', example)
  }
  try {
    const username = decodeURIComponent(url.username)
    const password = decodeURIComponent(url.password)
    if (username.includes(':')) return fault('must not have a colon in the user name', example)
    const folder = `${url.origin}${url.pathname}${url.pathname.endsWith('/') ? '' : '/'}`
    return { ok: true, target: { kind: 'webdav', url: folder, username, password } }
  } catch {
    return fault('must write a % in the user name or password as %25', example)
  }
}

export function targetName(target: DriveTarget): string {
  if (target.kind === 'file') return `file:${target.dir}`
  return target.kind === 'webdav' ? target.url : `gdrive:${target.folderId}`
}

const fault = (message: string, example: string): DriveFault => ({ ok: false, message, example })
