import { realpath } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../config.ts'

/** The folders that a backup holds, and their names in the archive. */
export type Places = Pick<Config, 'contentDir' | 'dataDir' | 'publicObjectsDir'>

/** The archive's one folder. */
export const top = 'ponte-backup'
export const areas = ['content', 'data', 'public-objects'] as const
export type Area = (typeof areas)[number]
export const manifestName = 'manifest.json'
export const historyName = 'content.bundle'

export const folderOf = (places: Places, area: Area): string =>
  ({ content: places.contentDir, data: places.dataDir, 'public-objects': places.publicObjectsDir })[area]

/** Folders that a restore moved aside or is writing: neither backed up nor an obstacle to a restore. */
export const isOurAside = (name: string): boolean => /^\.(?:before-restore|restore)-/.test(name)

/** The folder's real path, or its future one while it does not exist. */
export async function realPlace(folder: string): Promise<string> {
  try {
    return await realpath(folder)
  } catch (error) {
    if (!(error instanceof Error) || Reflect.get(error, 'code') !== 'ENOENT') throw error
    const above = path.dirname(folder)
    return above === folder ? folder : path.join(await realPlace(above), path.basename(folder))
  }
}

/** Whether a path is the folder or inside it. Both are absolute real paths. */
export function isWithin(folder: string, file: string): boolean {
  const relative = path.relative(folder, file)
  return relative === '' || (relative.split(path.sep)[0] !== '..' && !path.isAbsolute(relative))
}
