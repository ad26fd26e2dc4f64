import { statSync } from 'node:fs'
import path from 'node:path'
import { publicObjects } from '#domain/media/media.schema.ts'
import { decodedUri } from '#domain/uri.ts'
import { hasCode } from '../../kernel/files.ts'

/**
 * Returns a check whether the picture at an address is missing. `folder`: the public objects; null = unknown,
 * and nothing counts as missing.
 */
export const goneFrom =
  (folder: string | null) =>
  (address: string): boolean => {
    if (folder === null || !address.startsWith(`${publicObjects}/`)) return false
    const name = decodedUri(address.slice(publicObjects.length + 1).split(/[?#]/, 1)[0] ?? '')
    const file = name.includes('\0') ? null : path.resolve(folder, name)
    if (file === null || !file.startsWith(path.join(folder, path.sep))) return true
    try {
      return statSync(file, { throwIfNoEntry: false })?.isFile() !== true
    } catch (error) {
      // No file can have such a name
      if (hasCode(error, 'ENAMETOOLONG', 'ELOOP')) return true
      throw error
    }
  }
