import { open } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import yauzl, { type Entry } from 'yauzl'
import { type ForeignFolder, isHidden, mostFiles, type ReadResult } from './foreign-folder.ts'
import { SourceError } from './source-error.ts'

/** Maximum bytes of all files of an archive together, unpacked. */
const mostBytes = 20 * 1024 ** 3
const fileType = 0o170_000
const link = 0o120_000

export async function isArchive(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    if (!(await handle.stat()).isFile()) return false
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    return bytesRead === 4 && ['PK\x03\x04', 'PK\x05\x06'].includes(buffer.toString('latin1'))
  } finally {
    await handle.close()
  }
}

/**
 * A zip archive as a folder. Files are read from the archive and never unpacked to the disk, so that no
 * entry's name can become a path. If all files are in one folder, names are relative to it. Throws
 * `SourceError` for an archive that is damaged, encrypted or too large, or has a name that leads out of it.
 */
export async function openArchive(file: string): Promise<ForeignFolder> {
  const refused = (why: string) => new SourceError(`${file} is refused: ${why}`)
  const archive = await yauzl.openPromise(file, { autoClose: false }).catch((error: Error) => {
    throw refused(error.message)
  })
  const entries = new Map<string, Entry>()
  const links: string[] = []
  try {
    let bytes = 0
    for await (const entry of archive.eachEntry()) {
      const name = entry.fileName
      if (name.endsWith('/') || name.split('/').some(isHidden)) continue
      bytes += entry.uncompressedSize
      if (entry.isEncrypted()) throw refused('it is encrypted.')
      if (entries.has(name)) throw refused(`it has two files of the name ${name}.`)
      if (entries.size >= mostFiles) throw refused(`it has more than ${mostFiles} files.`)
      if (bytes > mostBytes) throw refused('its files have more than 20 GB. Unpack it, and name the folder.')
      if (((entry.externalFileAttributes >>> 16) & fileType) === link) links.push(name)
      else entries.set(name, entry)
    }
  } catch (error) {
    archive.close()
    if (error instanceof SourceError) throw error
    throw refused(error instanceof Error ? error.message : String(error))
  }
  const top = commonFolder([...entries.keys(), ...links])
  const below = (name: string) => name.slice(top.length)

  async function read(name: string, limit: number): Promise<ReadResult> {
    const entry = entries.get(top + name) ?? entries.get(name)
    if (!entry) return { ok: false, why: links.includes(top + name) ? 'link' : 'missing' }
    if (entry.uncompressedSize > limit) return { ok: false, why: 'large' }
    try {
      // The stream fails if there are more bytes than the archive declares
      return { ok: true, bytes: await buffer(await archive.openReadStreamPromise(entry)) }
    } catch {
      return { ok: false, why: 'damaged' }
    }
  }

  return {
    read,
    list: async () => ({ files: [...entries.keys()].map(below).sort(), links: links.map(below).sort() }),
    close: () => archive.close(),
  }
}

/** `export/` when all files are in the folder `export`; empty when they share no folder. */
function commonFolder(names: readonly string[]): string {
  const [first = ''] = names
  const folder = first.slice(0, first.indexOf('/') + 1)
  return names.every((name) => name.startsWith(folder)) ? folder : ''
}
