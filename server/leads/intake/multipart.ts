import { createHash, randomBytes } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import type { Readable } from 'node:stream'
import busboy from 'busboy'
import {
  type FileFault,
  type FileGroup,
  fileFault,
  fileGroups,
  onboardingLimits,
  uploadLimits,
} from '#domain/leads/onboarding-form.schema.ts'
import { visibleLine } from '#domain/leads/visible-text.ts'
import { tooBusy } from '../../http/bodies.ts'
import { bodyMemory } from '../../http/body-memory.ts'
import { collectGarbageAfter } from '../../kernel/collect-garbage.ts'
import { problem } from '../../kernel/errors.ts'
import { limits } from '../../kernel/limits.ts'
import { clippedLine } from '../delivery/message.ts'
import { feedParser } from './feed-parser.ts'
import type { PendingFile } from './pending-uploads.ts'

const { briefTextBytes: textBytes, briefFields: mostFields } = limits
/** Maximum bytes in memory: text, and the names and headers around it. */
const mostHeldBytes = textBytes + 64 * 1024
/** Bytes discarded after an error, so that a browser reads the response; then the connection is closed. */
const drainedBytes = 3 * uploadLimits.totalBytes
/** Any other Content-Transfer-Encoding (deprecated: RFC 7578, 4.7) means that the content is encoded. */
const plainEncodings = new Set(['7bit', '8bit', 'binary'])

export type FormText = Record<string, string | string[]>
type GroupFaults = Partial<Record<FileGroup, FileFault>>

export type Upload = {
  text: FormText
  /** Durable in the folder, in the order in which they were sent. */
  files: PendingFile[]
  /** Faults of refused files, which are not in `files`. */
  faults: GroupFaults
  /** Why the form is incomplete, such as a body that was cut off or a full disk; null when it is complete. */
  failure: unknown
}

type ReadOptions = {
  /** Folder for the files, each under a new name. Null: files are skipped, because they cannot be stored. */
  folder: string | null
  /** IP address of the sender: the unfinished bodies of a network share one limit. */
  address: string
  /** Files that already belong to the form count towards the limits. */
  taken: { files: number; bytes: number }
  /**
   * Called before so many bytes of a file are written. An error from it ends the file and becomes the
   * failure.
   */
  use: (bytes: number) => Promise<void>
}

/**
 * Reads a multipart body: text into memory, files straight to disk. Accepts both files named
 * `{group}_{index}` and repeated `{group}` (R60). Of an incomplete body, what has arrived is returned, so
 * that nobody has to type it again. Throws a `Problem` for a body that is not multipart.
 */
export async function readMultipart(request: IncomingMessage, options: ReadOptions): Promise<Upload> {
  const text: FormText = {}
  const faults: GroupFaults = {}
  const taken = { ...options.taken }
  const files: Promise<PendingFile | null>[] = []
  let failure: unknown
  let bytesOfText = 0
  /** Bytes of the body that are no longer in memory: those of files. */
  let passed = 0
  const skip = (stream: Readable) => {
    stream.on('error', ignore).on('data', (chunk: Buffer) => {
      passed += chunk.length
    })
  }
  const fail = (reason: unknown) => {
    failure ??= reason
  }

  const parser = parserOf(request)
  // Either is undefined, against the types, for a part without a name or in an unknown charset
  parser.on('field', (name: string | undefined, value: string | undefined, about) => {
    if (name === undefined || value === undefined || !plainEncodings.has(about.encoding))
      return fail(unreadable())
    if (about.nameTruncated) return fail(tooMuchText())
    if (about.valueTruncated) fail(tooMuchText())
    const kept = about.valueTruncated ? value.slice(0, onboardingLimits.text) : value
    const bytes = Buffer.byteLength(name) + Buffer.byteLength(kept)
    // One value that is too long does not discard the others
    if (bytesOfText + bytes > textBytes) return fail(tooMuchText())
    bytesOfText += bytes
    if (Object.hasOwn(Object.prototype, name)) return
    const known = text[name]
    text[name] = known === undefined ? kept : [...[known].flat(), kept]
  })
  const { folder, use } = options
  parser.on('file', (field: string | undefined, stream, { filename = '', mimeType, encoding }) => {
    // The parser continues with the chunk in which it failed: a file that begins there never ends
    if (parser.destroyed) {
      stream.on('error', ignore).destroy()
      return
    }
    if (field === undefined || !plainEncodings.has(encoding)) fail(unreadable())
    // A file input that was left empty sends a part without a file name
    if (filename === '' || folder === null) return skip(stream)
    const group = groupOf(field ?? '')
    const fault = (found: FileFault) => {
      faults[group] ??= found
    }
    const about = { name: nameOf(filename), type: clippedLine(mimeType, 100) }
    const refused = fileFault(group, { ...about, size: 0 }, taken)
    if (refused) {
      fault(refused)
      return skip(stream)
    }
    taken.files += 1
    const stored = `${group}-${randomBytes(8).toString('hex')}${endingOf(about.name)}`
    const target = path.join(folder, stored)
    const onRead = (bytes: number) => {
      passed += bytes
    }
    const written = store({ stream, target, taken, use, onRead }).then(
      async ({ fault: tooLarge, size, sha256 }) => {
        if (tooLarge === null) return { ...about, stored, group, size, sha256 }
        taken.files -= 1
        taken.bytes -= size
        fault(tooLarge)
        await rm(target, { force: true })
        return null
      },
    )
    written.catch((error: unknown) => {
      fail(error)
      return rm(target, { force: true }).catch(ignore)
    })
    files.push(written)
  })
  parser.on('fieldsLimit', () => fail(tooMuchText()))
  parser.on('partsLimit', () => fail(tooMuchText()))
  parser.on('filesLimit', () => {
    faults.other ??= 'tooManyFiles'
  })

  collectGarbageAfter(request)
  const held = bodyMemory.open(options.address, () => parser.destroy(tooBusy()))
  const fault = await feedParser(request, parser, {
    mostBytes: drainedBytes,
    // Text beyond its limit is discarded
    onReceived: (bytes) => held.hold(Math.min(bytes - passed, mostHeldBytes)),
  }).finally(held.release)
  if (fault !== null) fail(fault)
  const settled = await Promise.allSettled(files)
  return {
    text,
    files: settled.flatMap((outcome) => (outcome.status === 'fulfilled' && outcome.value) || []),
    faults,
    failure: failure === undefined ? null : asProblem(failure),
  }
}

function parserOf(request: IncomingMessage): busboy.Busboy {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: {
        fieldNameSize: 100,
        fieldSize: textBytes,
        fields: mostFields,
        // One more than allowed, so that the group with too many files is known
        files: uploadLimits.files + 1,
        fileSize: uploadLimits.fileBytes + 1,
        parts: mostFields + uploadLimits.files + 3,
        headerPairs: 20,
      },
    })
  } catch (error) {
    throw problem('unsupported-type', 'Send the form as multipart/form-data.', { cause: error })
  }
}

type Stored = {
  fault: 'fileTooLarge' | 'filesTooLarge' | null
  size: number
  sha256: string
}

type StoreOptions = {
  stream: Readable & { truncated?: boolean }
  target: string
  taken: { bytes: number }
  use: ReadOptions['use']
  onRead: (bytes: number) => void
}

/** Writes a stream to a new file and flushes it. Adds its bytes to the count. */
async function store({ stream, target, taken, use, onRead }: StoreOptions): Promise<Stored> {
  stream.on('error', ignore)
  const hash = createHash('sha256')
  let fault: Stored['fault'] = null
  let size = 0
  try {
    const handle = await open(target, 'wx', 0o600)
    try {
      // Not closed after an error: the parser waits until every part has been read
      for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
        onRead(chunk.length)
        size += chunk.length
        taken.bytes += chunk.length
        if (taken.bytes > uploadLimits.totalBytes) fault ??= 'filesTooLarge'
        if (size > uploadLimits.fileBytes) fault = 'fileTooLarge'
        if (fault !== null) continue
        await use(chunk.length)
        hash.update(chunk)
        await handle.writeFile(chunk)
      }
      if (fault === null) await handle.sync()
    } finally {
      await handle.close()
    }
  } finally {
    // An unread part would block the rest of the body
    stream.resume()
  }
  return { fault: stream.truncated ? 'fileTooLarge' : fault, size, sha256: hash.digest('hex') }
}

/** `images_3` and `images` are images; a file under any other name is put into `other`. */
const groupOf = (field: string): FileGroup =>
  fileGroups.find((group) => new RegExp(`^${group}(?:_\\d{1,4})?$`).test(field)) ?? 'other'

const longestName = 200

/**
 * The visitor's name for the file, without folders and disguising characters. A long name loses the end of
 * its stem, because the ending says what kind of file it is.
 */
function nameOf(filename: string): string {
  const last = filename.split(/[/\\]/).at(-1) ?? ''
  // A browser escapes these three characters, and no other (HTML, multipart form data)
  const plain = last
    .replace(/%22/g, '"')
    .replace(/%0[ad]/gi, ' ')
    .normalize('NFC')
    .trim()
  const [ending = ''] = /\.[a-z0-9]{1,10}$/i.exec(plain) ?? []
  const stem = plain.slice(0, plain.length - ending.length).slice(0, 4 * longestName)
  return visibleLine(stem, longestName - ending.length) + ending || 'file'
}

/** These are displayed, not executed. Other extensions are removed: staff must not run a program. */
const harmless = new Set(
  'ai avif bmp csv doc docx eps gif heic heif indd jfif jpe jpeg jpg key m4a mov mp3 mp4 odp ods odt otf pages pdf png ppt pptx psd rtf svg tif tiff ttf txt wav webm webp woff woff2 xls xlsx zip'.split(
    ' ',
  ),
)

function endingOf(name: string): string {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return harmless.has(ending) ? `.${ending}` : ''
}

const unreadable = (cause?: unknown) =>
  problem('bad-request', 'The upload was cut off or cannot be read.', { cause })

const tooMuchText = () => problem('too-large', 'The form has too many fields or too much text.')

function asProblem(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = Reflect.get(error, 'code')
  // Errors of the file system are left to the code that stores the lead
  if (typeof code === 'string' && /^E[A-Z]+$/.test(code) && code !== 'ECONNRESET' && code !== 'EPIPE')
    return error
  if (error.name === 'Problem') return error
  return unreadable(error)
}

const ignore = () => undefined
