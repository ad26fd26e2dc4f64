import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { isArchive, openArchive } from './archive.ts'
import type { ForeignFolder } from './foreign-folder.ts'
import { SourceError } from './source-error.ts'

/** The file of an export: a plain file, or the only one of its type in a zip archive. */
export type ExportFile = {
  /** For messages. */
  name: string
  bytes: AsyncIterable<Buffer>
  /** The archive, which may contain the pictures; null for a plain file. */
  folder: ForeignFolder | null
}

type Options = {
  extension: '.xml' | '.json'
  /** Bytes. */
  limit: number
  /** What to do about a larger file; ends the sentence of the error. */
  advice?: string
}

/** Throws `SourceError` when the file cannot be read or exceeds the limit. */
export async function openExport(
  from: string,
  { extension, limit, advice = '' }: Options,
): Promise<ExportFile> {
  const facts = await stat(from).catch((error: Error) => {
    throw new SourceError(`${from} cannot be read: ${error.message}`)
  })
  if (!facts.isFile()) throw new SourceError(`${from} is no file.`)
  const tooLarge = (has: string) =>
    new SourceError(`${from} has ${has}. At most ${limit / 1024 / 1024} MB are read${advice}.`)
  if (!(await isArchive(from))) {
    if (facts.size > limit) throw tooLarge(`${Math.ceil(facts.size / 1e6)} MB`)
    return { name: from, bytes: createReadStream(from), folder: null }
  }
  const folder = await openArchive(from)
  try {
    const { files } = await folder.list()
    const names = files.filter((name) => path.extname(name).toLowerCase() === extension)
    const [name] = names
    if (name === undefined || names.length > 1)
      throw new SourceError(
        `${from} has ${names.length === 0 ? 'no' : names.length} ${extension} files. An archive with one of them is read: unpack it, and import one file after the other.`,
      )
    const read = await folder.read(name, limit)
    if (read.ok) return { name: `${name} in ${from}`, bytes: Readable.from([read.bytes]), folder }
    if (read.why === 'large') throw tooLarge(`${name}, which is larger`)
    throw new SourceError(`${name} in ${from} cannot be read (${read.why}).`)
  } catch (error) {
    folder.close()
    throw error
  }
}
