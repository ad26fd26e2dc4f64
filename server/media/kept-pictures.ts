import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { keptForDays } from '#domain/media/media.schema.ts'
import { ensureFolder, readBytesOrNull, readOrNull, removeDurable, writeDurable } from '../kernel/files.ts'
import type { Log } from '../kernel/log.ts'
import { type ImageRecord, imageRecord } from './image-record.schema.ts'

/**
 * Pictures that staff have deleted, outside the public objects, so that an earlier version of a post can come back with
 * them (R178):
 *
 * ```
 * <key>.picture   the image, written first and removed last
 * <key>.json      its name, record and when it was deleted
 * ```
 */

type KeptOptions = {
  dir: string
  log: Log
  /** Milliseconds since 1970. */
  now: () => number
  /** How many bytes are kept in all; the earliest deleted go first. */
  mostBytes?: number
}

export type KeptPicture = { bytes: Buffer; record: ImageRecord | null }

const keptForMs = keptForDays * 24 * 3_600_000
const mostKeptBytes = 1024 ** 3

const noteSchema = z.object({
  /** Below the public objects. */
  name: z.string(),
  deletedAt: z.number(),
  bytes: z.int(),
  record: z.nullable(imageRecord),
})
type Note = z.output<typeof noteSchema>

export async function createKeptPictures({ dir, log, now, mostBytes = mostKeptBytes }: KeptOptions) {
  const kept = new Map<string, Note>()
  const pictureOf = (key: string) => path.join(dir, `${key}.picture`)
  const noteOf = (key: string) => path.join(dir, `${key}.json`)

  await ensureFolder(dir)
  const there = await readdir(dir)
  for (const file of there) {
    const key = /^([0-9a-f]{32})\.json$/.exec(file)?.[1]
    const note = key === undefined ? null : parsed(await readOrNull(noteOf(key)))
    if (key !== undefined && note && there.includes(`${key}.picture`)) kept.set(key, note)
  }
  // What a crash has left of a deletion, or of the end of a picture
  for (const file of there) {
    const key = /^([0-9a-f]{32})\.(?:json|picture)$/.exec(file)?.[1]
    if (key !== undefined && !kept.has(key)) await removeDurable(path.join(dir, file))
  }

  async function drop(key: string): Promise<void> {
    kept.delete(key)
    await removeDurable(noteOf(key))
    await removeDurable(pictureOf(key))
  }

  /** Ends what has been kept for long enough, and the earliest of what is too much. */
  async function prune(): Promise<void> {
    const oldest = [...kept].sort(([, a], [, b]) => a.deletedAt - b.deletedAt)
    let bytes = oldest.reduce((sum, [, note]) => sum + note.bytes, 0)
    for (const [key, note] of oldest) {
      if (bytes <= mostBytes && now() - note.deletedAt < keptForMs) continue
      bytes -= note.bytes
      await drop(key)
      log.info({ name: note.name }, 'A deleted picture is kept no longer')
    }
  }

  return {
    /** Resolves once the picture would survive a power cut. */
    async keep(name: string, { bytes, record }: KeptPicture): Promise<void> {
      const key = keyOf(name)
      const note: Note = { name, deletedAt: now(), bytes: bytes.length, record }
      // A picture of that name that was deleted before is replaced
      await drop(key)
      await writeDurable(pictureOf(key), bytes)
      await writeDurable(noteOf(key), JSON.stringify(note))
      kept.set(key, note)
      await prune()
    },
    has: (name: string): boolean => kept.has(keyOf(name)),
    /** Null when it is not kept, or no longer. */
    async read(name: string): Promise<KeptPicture | null> {
      const note = kept.get(keyOf(name))
      const bytes = note ? await readBytesOrNull(pictureOf(keyOf(name))) : null
      return note && bytes ? { bytes, record: note.record } : null
    },
    forget: (name: string): Promise<void> => drop(keyOf(name)),
    prune,
  }
}

const keyOf = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 32)

function parsed(text: string | null): Note | null {
  try {
    return text === null ? null : noteSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
