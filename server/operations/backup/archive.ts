import { pipeline } from 'node:stream/promises'
import { extract, type Pack, pack } from 'tar-stream'
import * as z from 'zod'

/**
 * The tar of a backup: plain files and folders, each with its path and time in a pax header. tar-stream reads every
 * dialect of tar; what a backup does not contain is refused here: links, devices, names that lead elsewhere, headers
 * that belong to no entry, an archive without its end or with data behind it.
 */

export type ArchiveEntry = {
  kind: 'file' | 'folder'
  /** Relative, with `/`, without a slash at its end. */
  path: string
  size: number
  /** Permission bits. */
  mode: number
  mtimeMs: number
}

/** The archive is damaged, truncated, or not one of Ponte's. The message tells the operator which. */
export class ArchiveError extends Error {}

export const foreign = (): ArchiveError => new ArchiveError('This is no backup of Ponte, or it is damaged.')

const blockSize = 512
const endBytes = 2 * blockSize
const longestPath = 4096
/** tar-stream writes the time of the plain header in 32 bits; the pax header has the exact one. */
const latestMs = (2 ** 31 - 1) * 1000

type WriteOptions = {
  /** `content` has exactly `size` bytes; none for a folder. */
  entries: AsyncIterable<ArchiveEntry & { content: AsyncIterable<Buffer> }>
  /** Takes the archive's bytes to where they belong. */
  to: (archive: Pack) => Promise<void>
}

/** Rejects with the first error of either side, after both have ended. */
export async function writeArchive({ entries, to }: WriteOptions): Promise<void> {
  const tar = pack()
  const fill = async () => {
    for await (const { content, ...entry } of entries) await pipeline(content, tar.entry(headerOf(entry)))
    tar.finalize()
  }
  const filled = fill().catch((error: Error) => {
    tar.destroy(error)
  })
  const [written] = await Promise.allSettled([to(tar), filled])
  if (written.status === 'rejected') throw written.reason
}

function headerOf({ kind, path, size, mode, mtimeMs }: ArchiveEntry) {
  const past = Math.max(0, mtimeMs)
  return {
    name: kind === 'folder' ? `${path}/` : path,
    type: kind === 'folder' ? ('directory' as const) : ('file' as const),
    size,
    mode,
    mtime: new Date(Math.min(past, latestMs)),
    pax: { mtime: (past / 1000).toFixed(3) },
  }
}

const paxSchema = z.strictObject({
  path: z.string(),
  mtime: z.string().regex(/^\d{1,12}\.\d{3}$/),
  /** Of files of 8 GB and more, by older versions. */
  size: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
})
type Pax = z.infer<typeof paxSchema>

const headerSchema = z.object({ size: z.int().min(0), mode: z.int().min(0), pax: paxSchema })

/**
 * The entries of an archive in their order; `content` is to be read to its end before the next is asked for. Throws
 * `ArchiveError` for whatever no backup contains, and for anything behind the entry that is to be the last.
 */
export async function* readArchive(
  source: AsyncIterable<Buffer>,
  { last }: { last: string },
): AsyncGenerator<{ entry: ArchiveEntry; content: AsyncGenerator<Buffer> }> {
  const tar = extract()
  const read = { bytes: 0, zerosAtEnd: 0 }
  const failure = pipeline(source, (chunks) => measured(chunks, read), tar).then(
    () => null,
    (error: unknown) => error,
  )
  let end = 0
  let isLast = false
  try {
    for await (const stream of explained(tar, failure)) {
      if (isLast) throw moreBehind()
      const { type } = stream.header
      if (type !== 'file' && type !== 'directory') throw unexpectedEntry()
      const parsed = headerSchema.safeParse(stream.header)
      if (!parsed.success) throw foreign()
      const { size, mode, pax } = parsed.data
      // Anything else between two entries: an end before the end, or headers that change how the next ones are read
      const start = contentStartOf(stream)
      if (start - end !== blockSize + inBlocks(recordBytes(pax))) throw unexpectedEntry()
      if (type === 'directory' && size !== 0) throw foreign()
      end = start + blockSize + inBlocks(size)
      const kind = type === 'directory' ? 'folder' : 'file'
      const path = plainPath(kind === 'folder' ? pax.path.replace(/\/$/, '') : pax.path)
      isLast = path === last
      const content = bytesOf(explained(stream, failure))
      yield {
        entry: { kind, path, size, mode: mode & 0o777, mtimeMs: Number(pax.mtime) * 1000 },
        content,
      }
      for await (const _ of content) throw new Error('An entry was left before its end')
    }
  } finally {
    tar.destroy()
    await failure
  }
  const rest = read.bytes - end
  if (rest < endBytes || read.zerosAtEnd < endBytes) throw cutOff()
  if (read.zerosAtEnd < rest) throw moreBehind()
}

/** In bytes from the beginning of the archive. tar-stream tells it, its types do not. */
const contentStartOf = (entry: object): number => z.object({ offset: z.int() }).parse(entry).offset

const cutOff = (): ArchiveError => new ArchiveError('The archive is cut off.')

const moreBehind = (): ArchiveError => new ArchiveError('There is more behind the end of the archive.')

const unexpectedEntry = (): ArchiveError =>
  new ArchiveError('There is a link or a device in the archive, or something else that no backup has.')

async function* measured(chunks: AsyncIterable<Buffer>, read: { bytes: number; zerosAtEnd: number }) {
  for await (const chunk of chunks) {
    const last = chunk.findLastIndex((byte) => byte !== 0)
    read.bytes += chunk.length
    read.zerosAtEnd = chunk.length - 1 - last + (last < 0 ? read.zerosAtEnd : 0)
    yield chunk
  }
}

/**
 * When the reading of the archive fails, throws the first error in place of those that follow from it. Errors of
 * tar-stream have no code; those of the file and of gzip have one, and stay.
 */
async function* explained<Item>(items: AsyncIterable<Item>, failure: Promise<unknown>): AsyncGenerator<Item> {
  try {
    yield* items
  } catch (error) {
    const first = (await failure) ?? error
    if (!(first instanceof Error) || 'code' in first) throw first
    throw first.message === 'Unexpected end of data' ? cutOff() : foreign()
  }
}

/** tar-stream passes the bytes on as it got them. */
async function* bytesOf(stream: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const chunk of stream) if (Buffer.isBuffer(chunk)) yield chunk
}

const inBlocks = (bytes: number): number => Math.ceil(bytes / blockSize) * blockSize

/** Of records such as `<length> <key>=<value>\n`, in which the length counts itself. */
function recordBytes(pax: Pax): number {
  let sum = 0
  for (const [key, value] of Object.entries(pax)) {
    const rest = Buffer.byteLength(` ${key}=${value}\n`)
    let digits = 1
    while (String(rest + digits).length !== digits) digits += 1
    sum += digits + rest
  }
  return sum
}

/** Throws for a name that could lead out of the folder it is unpacked in, on any system. */
function plainPath(path: string): string {
  if (isPlainPath(path)) return path
  throw new ArchiveError(`There is a name in the archive that leads elsewhere: ${JSON.stringify(path)}.`)
}

/** A relative path of names that are nothing but names. */
export const isPlainPath = (path: string): boolean =>
  path.length <= longestPath &&
  !/[\0\n\\]/.test(path) &&
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
