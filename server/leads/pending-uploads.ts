import { createHash, createHmac, randomBytes } from 'node:crypto'
import { link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { type Lead, leadFileSchema } from '#domain/leads/lead.ts'
import { uploadLimits } from '#domain/leads/onboarding-form.schema.ts'
import { problem } from '../errors.ts'
import { ensureFolder, readOrNull, syncFolder, writeDurable } from '../files.ts'
import type { Log } from '../http/log.ts'
import { networkPrefix } from '../http/network-prefix.ts'

/** How long files wait for the rest of their form. */
const keptMs = 24 * 3_600_000
const sweptEveryMs = 3_600_000
/** What may wait in all, and in those of one network. Bytes. */
const mostWaiting = { inAll: 20 * uploadLimits.totalBytes, ofNetwork: 3 * uploadLimits.totalBytes }
/** PendingUploads are swept every hour: one that seems older than this, or from the future, has an age that a clock made up. */
const plausibleMs = 7 * 24 * 3_600_000
const tokenPattern = /^[\w-]{43}$/

const pendingSchema = z.object({
  files: z.array(leadFileSchema),
  /** Keyed hashes of the addresses in the forms it came with, by which an erasure finds it. */
  persons: z.array(z.string()).default([]),
  /** Leads that were made from it. */
  leads: z.array(z.string()).default([]),
})
type Tray = z.infer<typeof pendingSchema>

export type PendingFile = Lead['files'][number]
/** Files and the folder they lie in. */
export type PendingFiles = { files: PendingFile[]; folder: string }

export type PendingUploads = ReturnType<typeof createPendingUploads>

/**
 * Files that arrived with a form that could not be taken yet: they wait for a day under a token that only the form
 * knows, so that nobody has to choose them again. The folder is named by the token's hash: a reader of the disk
 * cannot claim a tray. A tray stays when its lead was stored: a repeat must find the same files.
 */
export function createPendingUploads({
  dir,
  log,
  now = Date.now,
  most = mostWaiting,
  uptime = () => performance.now(),
}: {
  /** On the file system of the leads: files become a lead's by a link. */
  dir: string
  log: Log
  now?: () => number
  most?: typeof mostWaiting
  /** Milliseconds on a clock that nobody can set. */
  uptime?: () => number
}) {
  /** When pendingUploads of a doubtful age were first seen, by `uptime`. */
  const doubtful = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  const waiting = createWaitingBytes({ most, now })
  let counting: Promise<void> | undefined

  /** What waits since before this process was started. */
  async function count(): Promise<void> {
    for (const name of await readdir(dir)) {
      if (name.startsWith('.')) continue
      const folder = path.join(dir, name)
      // One that cannot be read goes with the next sweep after its day
      const tray = await readPending(folder).catch(() => null)
      if (tray) waiting.add(tray.files, null)
    }
  }

  const folderOf = (token: string): string =>
    path.join(dir, createHash('sha256').update(token).digest('base64url'))

  /** Null for a token of another shape, of no tray, or of one that is over. */
  async function open(token: string): Promise<PendingFiles | null> {
    if (!tokenPattern.test(token)) return null
    const folder = folderOf(token)
    const tray = await readPending(folder)
    return tray === null || (await isOver(folder)) ? null : { files: tray.files, folder }
  }

  /** Notes down whose files these are, or which lead was made from them. Nothing happens when there is no such tray. */
  async function assign(token: string, { person, lead }: { person?: string; lead?: string }): Promise<void> {
    if (!tokenPattern.test(token)) return
    const folder = folderOf(token)
    const tray = await readPending(folder)
    if (!tray) return
    const { atime, mtime } = await stat(folder)
    const persons = [...new Set([...tray.persons, person ?? []].flat())]
    const leads = [...new Set([...tray.leads, lead ?? []].flat())]
    await writeDurable(path.join(folder, 'tray.json'), textOf({ ...tray, persons, leads }))
    // Its day goes on from where it was
    await utimes(folder, atime, mtime)
  }

  /**
   * Keeps files, each in the folder it lies in now; resolves with the token of a new tray once it is durable. `person`:
   * the keyed hash of the e-mail address in the form, when it gave one. Throws `storage-full` when too much waits already,
   * in all or from the network of `address`: what waits is never dropped.
   */
  async function keep(
    contents: readonly PendingFiles[],
    { address, person }: { address: string; person: string | null },
  ): Promise<string> {
    await ensureFolder(dir)
    counting ??= count().catch((error: unknown) => {
      counting = undefined
      throw error
    })
    await counting
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

  /** By the clock; where its age cannot be true, once this process has known it for a day. */
  async function isOver(folder: string): Promise<boolean> {
    const age = now() - (await stat(folder)).mtimeMs
    if (age > -keptMs && age < plausibleMs) return age > keptMs
    const since = doubtful.get(folder) ?? uptime()
    doubtful.set(folder, since)
    return uptime() - since > keptMs
  }

  async function sweep(): Promise<void> {
    const names = await readdir(dir).catch(() => [])
    const folders = new Set(names.map((name) => path.join(dir, name)))
    for (const folder of doubtful.keys()) if (!folders.has(folder)) doubtful.delete(folder)
    for (const name of names) {
      const folder = path.join(dir, name)
      // One under way is younger than a day, whichever process makes it
      const over = await isOver(folder).catch(() => false)
      if (over) await rm(folder, { recursive: true, force: true })
    }
  }

  const sweepQuietly = () =>
    void sweep().catch((error: unknown) => log.error({ error: String(error) }, 'trays cannot be emptied'))

  return {
    open,
    keep,
    assign,
    sweep,
    start() {
      sweepQuietly()
      timer = setInterval(sweepQuietly, sweptEveryMs).unref()
    },
    close: () => clearInterval(timer),
  }
}

type Waiting = { bytes: number; network: string | null; until: number }

/** How many bytes wait. A file that one tray takes over from another is the same bytes on the disk, and counts once. */
function createWaitingBytes({ most, now }: { most: typeof mostWaiting; now: () => number }) {
  const byName = new Map<string, Waiting>()
  // Lives as long as the process: no address is kept, nor anything from which one could be told later
  const secret = randomBytes(32)
  const keyOf = (address: string): string =>
    createHmac('sha256', secret).update(networkPrefix(address)).digest('base64')

  return {
    /**
     * Null, and nothing is added, when it would be too much; otherwise what takes the new ones off again. Files without
     * an address are only counted.
     */
    add(files: readonly PendingFile[], address: string | null): (() => void) | null {
      for (const [name, { until }] of byName) if (until < now()) byName.delete(name)
      const network = address === null ? null : keyOf(address)
      const added = files.filter(({ stored }) => !byName.has(stored))
      const bytes = added.reduce((sum, { size }) => sum + size, 0)
      if (network !== null && bytes > 0) {
        let [inAll, ofNetwork] = [bytes, bytes]
        for (const one of byName.values()) {
          inAll += one.bytes
          if (one.network === network) ofNetwork += one.bytes
        }
        if (inAll > most.inAll || ofNetwork > most.ofNetwork) return null
      }
      // Until the sweep after its day
      const until = now() + keptMs + sweptEveryMs
      for (const { stored, size } of files) {
        byName.set(stored, { network, bytes: size, ...byName.get(stored), until })
      }
      return () => {
        for (const { stored } of added) byName.delete(stored)
      }
    },
  }
}

const textOf = (tray: Tray): string => `${JSON.stringify(tray, null, 2)}\n`

/** Null for a folder that is no tray, or not one yet. */
export async function readPending(folder: string): Promise<Tray | null> {
  const text = await readOrNull(path.join(folder, 'tray.json'))
  return text === null ? null : pendingSchema.parse(JSON.parse(text))
}
