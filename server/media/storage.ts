import { createHash, randomBytes } from 'node:crypto'
import { type Dirent, statSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import express, { type RequestHandler } from 'express'
import { extensionOf } from '#domain/media/media.schema.ts'
import { isWrittenOnce } from '#domain/path-classes.ts'
import { immutableCacheControl } from '../http/cache-control.ts'
import {
  createDurable,
  ensureFolder,
  hasCode,
  publicModes,
  readOrNull,
  removeDurable,
  syncFolder,
  writeDurable,
} from '../kernel/files.ts'
import { groupsOf } from '../kernel/groups-of.ts'
import { type ImageRecord, imageRecord } from './image-record.schema.ts'
import type { Copy } from './images/image.ts'

/**
 * Below the folder of public objects:
 *
 * ```
 * blog/<id>.<ext>              an image, written once
 * blog/.<id>.<ext>.json        what is known of it
 * variants/<key>/<width>.avif  its copies, named by the content: written once, shared by equal images
 * ```
 *
 * Images put elsewhere in the folder are treated alike. Names that begin with a dot are not served.
 */

const copiesFolder = 'variants'
/** Guards against a link to the whole disk. */
const deepest = 8
const openAtATime = 32

export type FoundImage = {
  /** Path below the folder, with `/`. */
  name: string
  bytes: number
  /** Milliseconds since the epoch. */
  changed: number
}

export const serveObjects = (folder: string): RequestHandler =>
  express.static(folder, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(response, file) {
      response.setHeader('Cache-Control', isWrittenOnce(file) ? immutableCacheControl : 'no-cache')
      // Files are displayed, never executed; other sites may show a preview picture.
      response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
    },
  })

/** The stored objects of one installation. Each `name` must have been checked, or come from `list`. */
export function createStorage(folder: string) {
  const copies = path.join(folder, copiesFolder)
  const fileOf = (name: string): string => path.join(folder, name)
  const recordOf = (name: string): string =>
    path.join(folder, path.dirname(name), `.${path.basename(name)}.json`)

  async function find(name: string): Promise<FoundImage | null> {
    const facts = await statOrNull(fileOf(name))
    return facts?.isFile() ? { name, bytes: facts.size, changed: facts.mtimeMs } : null
  }

  /** Null for a missing or invalid record, which is then made again. */
  async function readRecord(name: string): Promise<ImageRecord | null> {
    const text = await readOrNull(recordOf(name))
    if (text === null) return null
    try {
      return imageRecord.parse(JSON.parse(text))
    } catch {
      return null
    }
  }

  return {
    keyOf: (bytes: Uint8Array, recipe: number): string =>
      createHash('sha256').update(`${recipe}:`).update(bytes).digest('hex').slice(0, 32),

    async list(): Promise<{ image: FoundImage; record: ImageRecord | null }[]> {
      const names = await imagesIn(folder, '', deepest)
      const found: { image: FoundImage; record: ImageRecord | null }[] = []
      for (const part of groupsOf(names, openAtATime)) {
        const some = part.map(async ({ name, hasRecord }) => {
          const image = await find(name)
          return image && { image, record: hasRecord ? await readRecord(name) : null }
        })
        for (const one of await Promise.all(some)) if (one) found.push(one)
      }
      return found
    },
    find,
    /** Whether a file of this name exists. Synchronous, so only for the few unknown names. */
    isThere(name: string): boolean {
      const file = fileOf(name)
      if (!file.startsWith(path.join(folder, path.sep)) || name.includes('\0')) return false
      try {
        return statSync(file, { throwIfNoEntry: false })?.isFile() === true
      } catch (error) {
        if (isMissing(error) || hasCode(error, 'ELOOP')) return false
        throw error
      }
    },
    read: (name: string): Promise<Buffer> => readFile(fileOf(name)),
    async putRecord(name: string, record: ImageRecord): Promise<void> {
      await ensureFolder(path.dirname(fileOf(name)), { mode: publicModes.folder })
      await writeDurable(recordOf(name), JSON.stringify(record), { mode: publicModes.file })
    },
    removeRecord: (name: string): Promise<boolean> => removeDurable(recordOf(name)),

    async create(name: string, bytes: Uint8Array): Promise<boolean> {
      await ensureFolder(path.dirname(fileOf(name)), { mode: publicModes.folder })
      return createDurable(fileOf(name), bytes, { mode: publicModes.file })
    },
    remove: (name: string): Promise<boolean> => removeDurable(fileOf(name)),

    /** All copies of an image or none: the folder appears complete. Resolves with the bytes of each width. */
    async putCopies(key: string, made: AsyncIterable<Copy>): Promise<ImageRecord['copies']> {
      const present = await copiesIn(path.join(copies, key))
      if (present) return present
      const temporary = path.join(copies, `.${key}.${randomBytes(6).toString('hex')}.tmp`)
      try {
        await ensureFolder(temporary, { mode: publicModes.folder })
        for await (const { width, format, bytes } of made) {
          const file = path.join(temporary, `${width}.${format}`)
          await createDurable(file, bytes, { mode: publicModes.file })
        }
        await rename(temporary, path.join(copies, key))
        await syncFolder(copies)
      } catch (error) {
        await rm(temporary, { recursive: true, force: true })
        throw error
      }
      return (await copiesIn(path.join(copies, key))) ?? []
    },
    async removeCopies(key: string): Promise<void> {
      // Renamed first: a half removed folder would look like one with fewer widths.
      const gone = path.join(copies, `.${key}.${randomBytes(6).toString('hex')}.gone`)
      try {
        await rename(path.join(copies, key), gone)
      } catch (error) {
        if (isMissing(error)) return
        throw error
      }
      await rm(gone, { recursive: true, force: true })
      await syncFolder(copies)
    },

    /** Removes leftovers of a crash: temporary files, copies without an image, records without an image. */
    async removeLeftovers(keys: ReadonlySet<string>): Promise<void> {
      for (const entry of await entriesOf(copies)) {
        if (entry.isDirectory() && !keys.has(entry.name)) {
          await rm(path.join(copies, entry.name), { recursive: true, force: true })
        }
      }
      for (const leftOver of await leftOvers(folder, deepest)) await removeDurable(leftOver)
    },
  }
}

async function imagesIn(
  folder: string,
  below: string,
  depth: number,
): Promise<{ name: string; hasRecord: boolean }[]> {
  const entries = await entriesOf(path.join(folder, below))
  const names = new Set(entries.map((entry) => entry.name))
  const found: { name: string; hasRecord: boolean }[] = []
  for (const entry of entries) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.name.startsWith('.') || name === copiesFolder) continue
    if (entry.isDirectory() && depth > 0) found.push(...(await imagesIn(folder, name, depth - 1)))
    else if (entry.isFile() && extensionOf(entry.name) !== null)
      found.push({ name, hasRecord: names.has(`.${entry.name}.json`) })
  }
  return found
}

async function leftOvers(folder: string, depth: number): Promise<string[]> {
  const entries = await entriesOf(folder)
  const names = new Set(entries.map((entry) => entry.name))
  const found: string[] = []
  for (const entry of entries) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory() && depth > 0 && !entry.name.startsWith('.') && entry.name !== copiesFolder)
      found.push(...(await leftOvers(file, depth - 1)))
    if (!entry.isFile()) continue
    const of = /^\.(.+)\.json$/.exec(entry.name)?.[1]
    const isOrphan = of !== undefined && extensionOf(of) !== null && !names.has(of)
    if (isOrphan || /^\..+\.[0-9a-f]{12}\.tmp$/.test(entry.name)) found.push(file)
  }
  return found
}

async function copiesIn(folder: string): Promise<ImageRecord['copies'] | null> {
  const widths = new Map<number, { width: number; avif: number; webp: number }>()
  for (const entry of await entriesOf(folder)) {
    const [, width, format] = /^(\d+)\.(avif|webp)$/.exec(entry.name) ?? []
    if (width === undefined) continue
    const { size } = await stat(path.join(folder, entry.name))
    const known = widths.get(Number(width)) ?? { width: Number(width), avif: 0, webp: 0 }
    widths.set(known.width, { ...known, ...(format === 'avif' ? { avif: size } : { webp: size }) })
  }
  return widths.size === 0 ? null : [...widths.values()].sort((a, b) => a.width - b.width)
}

/** Names come from addresses and from posts edited by hand: one that is too long has no file. */
const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT', 'ENOTDIR', 'ENAMETOOLONG')

async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

async function statOrNull(file: string) {
  try {
    return await stat(file)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
