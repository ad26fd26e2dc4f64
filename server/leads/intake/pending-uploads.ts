import { createHash, createHmac, randomBytes } from 'node:crypto'
import { link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { type Lead, leadFileSchema } from '#domain/leads/lead.ts'
import { problem } from '../../kernel/errors.ts'
import { ensureFolder, readOrNull, syncFolder, writeDurable } from '../../kernel/files.ts'
import { limits } from '../../kernel/limits.ts'
import type { Log } from '../../kernel/log.ts'
import { networkPrefix } from '../../kernel/network-prefix.ts'
import type { Place } from '../retention/place.ts'
import { inBatches, namesIn } from '../store/stored-leads.ts'

const storedMs = 24 * 3_600_000
const removeEveryMs = 3_600_000
/** Removal runs every hour, so an age above this, or one in the future, comes from a wrong clock. */
const plausibleMs = 7 * 24 * 3_600_000
const tokenPattern = /^[\w-]{43}$/

const pendingSchema = z.object({
  files: z.array(leadFileSchema),
  /** Keyed hashes of the addresses in the forms it came with, by which an erasure finds it. */
  persons: z.array(z.string()).default([]),
  leads: z.array(z.string()).default([]),
})
type PendingUpload = z.infer<typeof pendingSchema>

type PendingUploadsOptions = {
  /** On the file system of the leads: files are hard-linked into a lead. */
  dir: string
  log: Log
  now?: () => number
  most?: { all: number; perNetwork: number }
  /** Milliseconds on a clock that nobody can set. */
  uptime?: () => number
}

export type PendingFile = Lead['files'][number]
export type PendingFiles = { files: PendingFile[]; folder: string }

export type PendingUploads = ReturnType<typeof createPendingUploads>

/**
 * Stores files that arrived with a rejected form for a day, under a token that only the form has, so that the
 * visitor need not choose them again (ADR-0006). The folder's name is the hash of the token: read access to
 * the disk does not reveal the token. The folder stays after its lead was stored, because a repeated request
 * must find the same files.
 */
export function createPendingUploads(options: PendingUploadsOptions) {
  const defaults = { now: Date.now, most: limits.pendingBytes, uptime: () => performance.now() }
  const expiry = createExpiry({ ...defaults, ...options })
  const waiting = createWaitingBytes({ ...defaults, ...options })
  const { dir } = options
  const folderOf = (token: string): string =>
    path.join(dir, createHash('sha256').update(token).digest('base64url'))

  /** Null for a token that is malformed, unknown or expired. */
  async function open(token: string): Promise<PendingFiles | null> {
    if (!tokenPattern.test(token)) return null
    const folder = folderOf(token)
    const pending = await readPending(folder)
    return pending === null || (await expiry.isExpired(folder)) ? null : { files: pending.files, folder }
  }

  /** Records whom the files belong to, or the lead made from them. Does nothing for an unknown token. */
  async function assign(token: string, { person, lead }: { person?: string; lead?: string }): Promise<void> {
    if (!tokenPattern.test(token)) return
    const folder = folderOf(token)
    const pending = await readPending(folder)
    if (!pending) return
    const { atime, mtime } = await stat(folder)
    const persons = [...new Set([...pending.persons, person ?? []].flat())]
    const leads = [...new Set([...pending.leads, lead ?? []].flat())]
    await writeDurable(path.join(folder, 'tray.json'), textOf({ ...pending, persons, leads }))
    // The write must not extend the time until expiry
    await utimes(folder, atime, mtime)
  }

  /**
   * Stores files as hard links to their present place. Resolves with a new token once they are durable.
   * `person`: the keyed hash of the e-mail address in the form, if there is one. Throws `storage-full` above
   * the limit for all files or for the network of `address`: stored files are never dropped early.
   */
  async function keep(
    contents: readonly PendingFiles[],
    { address, person }: { address: string; person: string | null },
  ): Promise<string> {
    await ensureFolder(dir)
    await waiting.countStored()
    const files = contents.flatMap((one) => one.files)
    const forget = waiting.add(files, address)
    if (forget === null) throw problem('storage-full', 'Too many files are waiting already.')
    const token = randomBytes(32).toString('base64url')
    const temporary = path.join(dir, `.tray-${process.pid}-${randomBytes(8).toString('hex')}`)
    try {
      await mkdir(temporary, { mode: 0o700 })
      for (const { files, folder } of contents) {
        for (const { stored } of files) await link(path.join(folder, stored), path.join(temporary, stored))
      }
      const persons = person === null ? [] : [person]
      await writeDurable(path.join(temporary, 'tray.json'), textOf({ files, persons, leads: [] }))
      await rename(temporary, folderOf(token))
      await syncFolder(dir)
      return token
    } catch (error) {
      forget()
      await rm(temporary, { recursive: true, force: true }).catch(() => undefined)
      throw error
    }
  }

  const { removeExpired, start, close } = expiry
  return { open, keep, assign, removeExpired, start, close }
}

/** Removes folders a day after their files arrived. */
function createExpiry({ dir, log, now, uptime }: Required<PendingUploadsOptions>) {
  /** When folders of an impossible age were first seen, by `uptime`. */
  const doubtful = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  /** By the clock. A folder of an impossible age expires once this process has known it for a day. */
  async function isExpired(folder: string): Promise<boolean> {
    const age = now() - (await stat(folder)).mtimeMs
    if (age > -storedMs && age < plausibleMs) return age > storedMs
    const since = doubtful.get(folder) ?? uptime()
    doubtful.set(folder, since)
    return uptime() - since > storedMs
  }

  async function removeExpired(): Promise<void> {
    const names = await readdir(dir).catch(() => [])
    const folders = new Set(names.map((name) => path.join(dir, name)))
    for (const folder of doubtful.keys()) if (!folders.has(folder)) doubtful.delete(folder)
    for (const name of names) {
      const folder = path.join(dir, name)
      // A folder being written is younger than a day, whichever process writes it
      const expired = await isExpired(folder).catch(() => false)
      if (expired) await rm(folder, { recursive: true, force: true })
    }
  }

  const removeAndLog = () =>
    void removeExpired().catch((error: unknown) =>
      log.error({ error: String(error) }, 'pending uploads cannot be removed'),
    )

  return {
    isExpired,
    removeExpired,
    start() {
      removeAndLog()
      timer = setInterval(removeAndLog, removeEveryMs).unref()
    },
    close: () => clearInterval(timer),
  }
}

/** A small file counts for more than its size: it occupies a block of the disk, and memory here. */
const counted = (size: number): number => Math.max(size, limits.pendingFileBytes)

type Waiting = { bytes: number; network: string | null; until: number }

/** Counts stored bytes. A file that a later upload reuses is stored once, and counts once. */
function createWaitingBytes({ dir, most, now }: Required<PendingUploadsOptions>) {
  const byName = new Map<string, Waiting>()
  let counting: Promise<void> | undefined
  // In memory only: neither addresses nor anything that identifies one later is stored
  const secret = randomBytes(32)
  const keyOf = (address: string): string =>
    createHmac('sha256', secret).update(networkPrefix(address)).digest('base64')

  /**
   * Returns a function that removes the added files again; null, with nothing added, above a limit. Files
   * without an address are counted but not limited.
   */
  function add(files: readonly PendingFile[], address: string | null): (() => void) | null {
    for (const [name, { until }] of byName) if (until < now()) byName.delete(name)
    const network = address === null ? null : keyOf(address)
    const added = files.filter(({ stored }) => !byName.has(stored))
    const bytes = added.reduce((sum, { size }) => sum + counted(size), 0)
    if (network !== null && bytes > 0) {
      let [inAll, ofNetwork] = [bytes, bytes]
      for (const one of byName.values()) {
        inAll += one.bytes
        if (one.network === network) ofNetwork += one.bytes
      }
      if (inAll > most.all || ofNetwork > most.perNetwork) return null
    }
    // Until the first removal after they expire
    const until = now() + storedMs + removeEveryMs
    for (const { stored, size } of files) {
      byName.set(stored, { network, bytes: counted(size), ...byName.get(stored), until })
    }
    return () => {
      for (const { stored } of added) byName.delete(stored)
    }
  }

  async function count(): Promise<void> {
    for (const name of await readdir(dir)) {
      if (name.startsWith('.')) continue
      // A folder that cannot be read is removed when it expires
      const pending = await readPending(path.join(dir, name)).catch(() => null)
      if (pending) add(pending.files, null)
    }
  }

  return {
    add,

    /** Counts what earlier processes stored: once, unless that fails. */
    countStored(): Promise<void> {
      counting ??= count().catch((error: unknown) => {
        counting = undefined
        throw error
      })
      return counting
    },
  }
}

const textOf = (pending: PendingUpload): string => `${JSON.stringify(pending, null, 2)}\n`

/** Null for a folder that is no pending upload, or not yet complete. */
async function readPending(folder: string): Promise<PendingUpload | null> {
  const text = await readOrNull(path.join(folder, 'tray.json'))
  return text === null ? null : pendingSchema.parse(JSON.parse(text))
}

/** The pending uploads that an erasure removes. Those without an address may be anybody's. */
export const pendingUploadsPlace: Place = {
  async *find({ root, isErased, isPersonHash }) {
    for await (const { at, pending } of pendingIn(root)) {
      const isTheirs = pending?.leads.some(isErased) || pending?.persons.some(isPersonHash) || false
      yield { at, place: 'pendingUploads', isTheirs }
    }
  },
  async unclear(root) {
    let namelessUploads = 0
    for await (const { pending } of pendingIn(root))
      if (!pending || (pending.leads.length === 0 && pending.persons.length === 0)) namelessUploads += 1
    return { namelessUploads }
  },
}

async function* pendingIn(root: string) {
  const folder = path.join(root, 'trays')
  yield* inBatches(await namesIn(folder), async (name) => {
    const at = path.join(folder, name)
    return { at, pending: await readPending(at) }
  })
}
