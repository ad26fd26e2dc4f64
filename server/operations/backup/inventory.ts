import type { Dirent } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { hasCode } from '../../files.ts'
import { type Area, folderOf, isOurAside, type Places } from './places.ts'

/** Below a folder, with `/`. */
export type Found = { folders: string[]; files: string[]; skipped: string[] }

/** Names of all files in one of the folders that must survive. A file removed before it is read is skipped. */
export async function listFiles(places: Places, area: Area): Promise<Found> {
  const found: Found = { folders: [], files: [], skipped: [] }
  const others = await Promise.all(
    [places.contentDir, places.dataDir, places.publicObjectsDir].map((folder) =>
      realpath(folder).catch(() => folder),
    ),
  )
  const root = await realpath(folderOf(places, area))

  async function look(below: string): Promise<void> {
    for (const entry of await entriesOf(path.join(root, below))) {
      const name = below === '' ? entry.name : `${below}/${entry.name}`
      if (!isKept(area, name)) continue
      if (entry.isFile()) found.files.push(name)
      else if (entry.isDirectory() || (area === 'data' && below === '' && (await leadsToFolder(name)))) {
        if (others.includes(await realpath(path.join(root, name)).catch(() => ''))) continue
        found.folders.push(name)
        await look(name)
      } else found.skipped.push(name)
    }
  }

  /** `leads` or `mail` may lie on another disk. Links further down are not followed. */
  const leadsToFolder = (name: string): Promise<boolean> =>
    stat(path.join(root, name)).then(
      (found) => found.isDirectory(),
      () => false,
    )

  await look('')
  return found
}

/**
 * Not kept: what is being written at the moment, locks, files of forms that were not finished
 * (a day old at most), and what lets somebody in without a password: sessions, and preview links, which an older list would
 * revive after they were revoked.
 */
function isKept(area: Area, name: string): boolean {
  const last = name.split('/').at(-1) ?? ''
  if (isTemporary(last)) return false
  if (area === 'content') return last.toLowerCase() !== '.git' && !isOurAside(name)
  if (area === 'public-objects') return !isOurAside(name)
  return !(
    name === 'trays' ||
    name === 'offsite' ||
    name === 'staff/sessions.json' ||
    name === 'previews.json' ||
    /^(?:staff\/[^/]+|server)\.lock(?:\.[0-9a-f]+)*(?:\.tmp)?$/.test(name) ||
    /^leads\/\./.test(name) ||
    isOurAside(name)
  )
}

/** Names of unfinished files of files.ts, the outbox, pending uploads, storage and the file drive. */
const isTemporary = (name: string): boolean =>
  /^\..+\.[0-9a-f]{12}\.(?:tmp|gone)$/.test(name) || /^\.(?:incoming |ponte-backup-)/.test(name)

/**
 * Images in the order in which they are to be read so that each has all it needs, whatever is uploaded or deleted
 * meanwhile: copies, then records, then the images, which appear last and go first. The names were listed the other
 * way round.
 */
export function inOrder(files: readonly string[]): string[] {
  const rank = (name: string): number => {
    if (name.startsWith('variants/')) return 0
    return /(?:^|\/)\.[^/]+$/.test(name) ? 1 : 2
  }
  return [...files].sort((one, other) => rank(one) - rank(other))
}

/** In order of names, `variants` last: every image listed before has its copies. */
async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    const rank = ({ name }: Dirent) => Number(name === 'variants')
    return entries.sort((one, other) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}
