import { constants } from 'node:fs'
import { lstat, open, readdir, realpath } from 'node:fs/promises'
import path from 'node:path'
import { hasCode } from '../../kernel/files.ts'
import { isArchive, openArchive } from './archive.ts'
import { type ForeignFolder, isHidden, isOutside, mostFiles, type ReadResult } from './foreign-folder.ts'
import { SourceError } from './source-error.ts'

const deepest = 20
const mostFolders = 20_000

/** Opens a folder, or a zip archive of one. Throws `SourceError` for anything else. */
export async function openForeignFolder(dir: string): Promise<ForeignFolder> {
  const root = await realpath(dir).catch((error: Error) => {
    throw new SourceError(`${dir} cannot be read: ${error.message}`)
  })
  if (await isArchive(root)) return openArchive(root)
  if (!(await lstat(root)).isDirectory())
    throw new SourceError(`${dir} is neither a folder nor a zip archive.`)

  async function read(name: string, limit: number): Promise<ReadResult> {
    if (isOutside(name)) return { ok: false, why: 'outside' }
    const file = path.join(root, name)
    try {
      // A link in the path would lead elsewhere
      if ((await realpath(file)) !== file) return { ok: false, why: 'link' }
      const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
      try {
        const facts = await handle.stat()
        if (!facts.isFile()) return { ok: false, why: 'no file' }
        if (facts.size > limit) return { ok: false, why: 'large' }
        return { ok: true, bytes: await handle.readFile() }
      } finally {
        await handle.close()
      }
    } catch (error) {
      if (hasCode(error, 'ENOENT', 'ENOTDIR', 'ENAMETOOLONG')) return { ok: false, why: 'missing' }
      if (hasCode(error, 'ELOOP')) return { ok: false, why: 'link' }
      throw error
    }
  }

  async function list(): Promise<{ files: string[]; links: string[] }> {
    const files: string[] = []
    const links: string[] = []
    const folders: { name: string; depth: number }[] = [{ name: '', depth: 0 }]
    let seen = 0
    for (let folder = folders.pop(); folder; folder = folders.pop()) {
      seen += 1
      if (files.length > mostFiles || seen > mostFolders || folder.depth > deepest)
        throw new SourceError(`${dir} has too many files or folders. Name the folder with the posts.`)
      for (const entry of await readdir(path.join(root, folder.name), { withFileTypes: true })) {
        const name = folder.name === '' ? entry.name : `${folder.name}/${entry.name}`
        if (isHidden(entry.name)) continue
        if (entry.isSymbolicLink()) links.push(name)
        else if (entry.isDirectory()) folders.push({ name, depth: folder.depth + 1 })
        else if (entry.isFile()) files.push(name)
      }
    }
    return { files: files.sort(), links: links.sort() }
  }

  return { read, list, close() {} }
}
