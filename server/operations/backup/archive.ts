/**
 * A tar archive as POSIX describes it (pax interchange format), as much of it as a backup needs: plain files and
 * folders. Every tar lists and unpacks what is written here. What is read is narrower on purpose: no links, devices or
 * owners, and no name that leads elsewhere, so that a hostile archive has nothing to say it with. Pure but for the
 * streams it is given.
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

const blockSize = 512
const longestPath = 4096
/** The pax record has a path and two numbers. */
const longestPax = 3 * longestPath
const largestOctal = 8 ** 11 - 1

/** Zeros up to the next block. */
export const paddingAfter = (size: number): Buffer =>
  Buffer.alloc((blockSize - (size % blockSize)) % blockSize)

export const endOfArchive = Buffer.alloc(2 * blockSize)

/** The header of an entry. */
export function headerOf(entry: ArchiveEntry): Buffer {
  const { kind, path, size, mode, mtimeMs } = entry
  const name = kind === 'folder' ? `${path}/` : path
  const records = [
    paxRecord('path', name),
    paxRecord('mtime', (Math.max(0, mtimeMs) / 1000).toFixed(3)),
    ...(size > largestOctal ? [paxRecord('size', String(size))] : []),
  ]
  const pax = Buffer.from(records.join(''))
  return Buffer.concat([
    block({ name: 'PaxHeaders/entry', size: pax.length, mode: 0o600, mtimeMs: 0, type: 'x' }),
    pax,
    paddingAfter(pax.length),
    block({ name, size: Math.min(size, largestOctal), mode, mtimeMs, type: kind === 'folder' ? '5' : '0' }),
  ])
}

/** `<length> <key>=<value>\n`, in which the length counts itself. */
function paxRecord(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`
  const bytes = Buffer.byteLength(rest)
  let length = bytes + String(bytes).length
  if (String(length).length > String(bytes).length) length = bytes + String(length).length
  return `${length}${rest}`
}

type Block = { name: string; size: number; mode: number; mtimeMs: number; type: string }

function block({ name, size, mode, mtimeMs, type }: Block): Buffer {
  const header = Buffer.alloc(blockSize)
  // For programs that know no pax records; all others take the name from there
  const short = name.replace(/[^\x20-\x7e]/g, '_').slice(-100)
  header.write(short, 0, 'latin1')
  const octal = (value: number, at: number, length: number) =>
    header.write(value.toString(8).padStart(length - 1, '0'), at, 'latin1')
  octal(mode & 0o777, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  octal(size, 124, 12)
  octal(Math.min(Math.max(0, Math.floor(mtimeMs / 1000)), largestOctal), 136, 12)
  header.write(type, 156, 'latin1')
  header.write('ustar\u000000', 257, 'latin1')
  header.fill(' ', 148, 156)
  octal(checksumOf(header), 148, 7)
  header[154] = 0
  return header
}

/** Of all bytes, with its own field taken for spaces. */
function checksumOf(header: Buffer): number {
  let sum = 0
  for (let at = 0; at < blockSize; at += 1) sum += at >= 148 && at < 156 ? 32 : (header[at] ?? 0)
  return sum
}

/**
 * The entries of an archive in their order; `content` is to be read to its end before the next is asked for. Throws
 * `ArchiveError` for whatever `headerOf` does not write.
 */
export async function* readArchive(
  source: AsyncIterable<Buffer>,
): AsyncGenerator<{ entry: ArchiveEntry; content: AsyncGenerator<Buffer> }> {
  const bytes = createByteReader(source)
  for (;;) {
    const first = await bytes.exactly(blockSize)
    if (isZero(first)) break
    const pax = parseBlock(first)
    if (pax.type !== 'x' || pax.size > longestPax) throw foreign()
    const known = parsePax(await bytes.exactly(pax.size))
    await bytes.exactly(paddingAfter(pax.size).length)
    const { type, mode, size: shortSize } = parseBlock(await bytes.exactly(blockSize))
    if (type !== '0' && type !== '5') throw new ArchiveError('There is a link or a device in the archive.')
    const size = known.size ?? shortSize
    const kind = type === '5' ? 'folder' : 'file'
    if (kind === 'folder' && size !== 0) throw foreign()
    const path = plainPath(kind === 'folder' ? known.path.replace(/\/$/, '') : known.path)
    const content = bytes.some(size)
    yield { entry: { kind, path, size, mode, mtimeMs: known.mtimeMs }, content }
    for await (const _ of content) throw new Error('An entry was left before its end')
    await bytes.exactly(paddingAfter(size).length)
  }
  for await (const rest of bytes.rest()) {
    if (!isZero(rest)) throw new ArchiveError('There is more behind the end of the archive.')
  }
}

function parseBlock(header: Buffer): { type: string; size: number; mode: number } {
  const text = (at: number, length: number) => header.toString('latin1', at, at + length)
  const octal = (at: number, length: number): number => {
    const digits = /^([0-7]+)[\0 ]*$/.exec(text(at, length))?.[1]
    if (digits === undefined) throw foreign()
    return Number.parseInt(digits, 8)
  }
  if (text(257, 6) !== 'ustar\0') throw foreign()
  if (octal(148, 8) !== checksumOf(header)) throw new ArchiveError('The archive is damaged.')
  return { type: text(156, 1), size: octal(124, 12), mode: octal(100, 8) & 0o777 }
}

function parsePax(bytes: Buffer): { path: string; mtimeMs: number; size: number | null } {
  const found = new Map<string, string>()
  for (let at = 0; at < bytes.length; ) {
    const space = bytes.indexOf(32, at)
    const digits = space < 0 ? '' : bytes.toString('latin1', at, space)
    const end = at + Number(digits)
    if (!/^[1-9]\d{0,5}$/.test(digits) || end > bytes.length || end <= space) throw foreign()
    const record = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
    const text = decoded(() => record.decode(bytes.subarray(space + 1, end)))
    const [, key, value] = /^(path|mtime|size)=([^\n]*)\n$/.exec(text) ?? []
    if (key === undefined || value === undefined || found.has(key)) throw foreign()
    found.set(key, value)
    at = end
  }
  const [name = '', mtime = '', size] = [found.get('path'), found.get('mtime'), found.get('size')]
  if (!/^\d{1,12}\.\d{3}$/.test(mtime) || (size !== undefined && !/^\d{1,15}$/.test(size))) throw foreign()
  return { path: name, mtimeMs: Number(mtime) * 1000, size: size === undefined ? null : Number(size) }
}

function decoded(decode: () => string): string {
  try {
    return decode()
  } catch {
    throw foreign()
  }
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

const isZero = (bytes: Buffer): boolean => bytes.every((byte) => byte === 0)

export const foreign = (): ArchiveError => new ArchiveError('This is no backup of Ponte, or it is damaged.')

/** Takes a stream apart by counts of bytes. */
function createByteReader(source: AsyncIterable<Buffer>) {
  const iterator = source[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)

  /** The next bytes, at most the given number; null at the end. */
  async function next(most: number): Promise<Buffer | null> {
    while (held.length === 0) {
      const { value, done } = await iterator.next()
      if (done) return null
      held = value
    }
    const part = held.subarray(0, most)
    held = held.subarray(part.length)
    return part
  }

  async function* some(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0; ) {
      const part = await next(left)
      if (part === null) throw new ArchiveError('The archive is cut off.')
      left -= part.length
      yield part
    }
  }

  return {
    some,
    async exactly(count: number): Promise<Buffer> {
      const parts: Buffer[] = []
      for await (const part of some(count)) parts.push(part)
      return Buffer.concat(parts)
    },
    async *rest(): AsyncGenerator<Buffer> {
      for (let part = await next(65_536); part !== null; part = await next(65_536)) yield part
    },
  }
}
