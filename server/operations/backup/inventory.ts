import type { Dirent } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { hasCode, ignoreMissing } from '../../kernel/files.ts'
import { type Area, areas, folderOf, type Places } from './archive.ts'

/** Below a folder, with `/`. `skipped` are links and the like. */
export type Found = { files: string[]; skipped: string[] }

/** Names of all files in one of the folders that must survive. */
export async function listFiles(places: Places, area: Area): Promise<Found> {
  const found: Found = { files: [], skipped: [] }
  const roots = await Promise.all(
    areas.map((one) => realpath(folderOf(places, one)).catch(() => folderOf(places, one))),
  )
  const root = roots[areas.indexOf(area)] ?? ''

  async function look(below: string): Promise<void> {
    for (const entry of await entriesOf(path.join(root, below))) {
      const name = path.posix.join(below, entry.name)
      if (!isKept(area, name)) continue
      if (entry.isFile()) found.files.push(name)
      else if (entry.isDirectory() || (area === 'data' && below === '' && (await leadsToFolder(name)))) {
        const isOther = roots.includes(await realpath(path.join(root, name)).catch(() => ''))
        if (!isOther) await look(name)
      } else found.skipped.push(name)
    }
  }

  /** `leads` or `mail` may lie on another disk. Links further down are not followed. */
  const leadsToFolder = async (name: string): Promise<boolean> =>
    (await stat(path.join(root, name)).catch(ignoreMissing))?.isDirectory() ?? false

  await look('')
  return found
}

/** Folders that a restore moved aside or is writing: neither backed up nor an obstacle to a restore. */
export const isOurAside = (name: string): boolean => /^\.(?:before-restore|restore)-/.test(name)

/**
 * Not kept: what is being written at the moment, locks, files of forms that were not finished
 * (a day old at most), and what lets somebody in without a password: sessions, and preview links, which an older list would
 * revive after they were revoked.
 */
function isKept(area: Area, name: string): boolean {
  const last = name.split('/').at(-1) ?? ''
  // Names of unfinished files of files.ts, the outbox, pending uploads, storage and the file drive
  if (/^\..+\.[0-9a-f]{12}\.(?:tmp|gone)$/.test(last) || /^\.(?:incoming |ponte-backup-)/.test(last))
    return false
  if (isOurAside(name)) return false
  if (area === 'content') return last.toLowerCase() !== '.git'
  return (
    area === 'public-objects' ||
    !(
      ['trays', 'staff/sessions.json', 'previews.json'].includes(name) ||
      /^(?:staff\/[^/]+|server)\.lock(?:\.[0-9a-f]+)*(?:\.tmp)?$/.test(name) ||
      /^leads\/\./.test(name)
    )
  )
}

/** None when the folder is gone. */
async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}
