import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { type Lead, leadSchema } from '#domain/leads/lead.ts'
import { isLeadId, referenceOf } from '#domain/leads/reference.ts'
import {
  append,
  appendDurable,
  ensureFolder,
  hasCode,
  readOrNull,
  syncFolder,
  writeDurable,
} from '../../kernel/files.ts'
import { type DeliveryEvent, parseDeliveryLog } from '../delivery/delivery.ts'
import { fold } from './fold.ts'
import { type HandlingEvent, parseHandling, type StoredHandling } from './handling.ts'

const dayMs = 86_400_000

/** On the file system of the leads. Moved into the lead, or linked when `keep` is set. */
export type StagedFile = { stored: string; path: string; keep?: boolean }

export type LeadStore = ReturnType<typeof createLeadStore>

/** Leads as folders on disk (ADR-0004). The only module that reads and writes them; holds none in memory. */
export function createLeadStore(dir: string) {
  return { ...createFolders(dir), ...createContents(dir) }
}

function createFolders(dir: string) {
  /** Leads in place whose flush failed and whose removal failed too: this process never confirms them. */
  const doubtful = new Set<string>()

  /** The process that placed it may have ended between the rename and the flush of the folder. */
  async function alreadyThere(): Promise<false> {
    await syncFolder(dir)
    return false
  }

  /** Removes the folder before the visitor gets the error and submits again. */
  async function takeBack(id: string): Promise<void> {
    const removed = path.join(dir, temporaryName('erased'))
    try {
      await rename(path.join(dir, id), removed)
      await rm(removed, { recursive: true, force: true })
    } catch {
      doubtful.add(id)
    }
  }

  return {
    /** Resolves once the lead is durable; false when it was there before. Throws with nothing left behind. */
    async place(lead: Lead, files: readonly StagedFile[]): Promise<boolean> {
      const { id } = lead
      if (!isLeadId(id)) throw new TypeError('A lead id was not made by createLead')
      if (doubtful.has(id)) throw new Error('The folder of this lead could not be flushed')
      const folder = path.join(dir, id)
      if (await exists(folder)) return alreadyThere()
      const temporary = path.join(dir, temporaryName('lead'))
      try {
        // Not recursive: a missing leads folder may be an unmounted volume and must not be created
        await mkdir(temporary, { mode: 0o700 })
        await mkdir(path.join(temporary, 'files'), { mode: 0o700 })
        for (const file of files) await moveDurably(file, path.join(temporary, 'files'))
        if (files.length > 0) await syncFolder(path.join(temporary, 'files'))
        await writeDurable(path.join(temporary, 'lead.json'), `${JSON.stringify(lead, null, 2)}\n`)
        await rename(temporary, folder)
      } catch (error) {
        await rm(temporary, { recursive: true, force: true }).catch(() => undefined)
        if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) return alreadyThere()
        throw error
      }
      try {
        await syncFolder(dir)
      } catch (error) {
        await takeBack(id)
        throw error
      }
      return true
    },

    /** For files that arrive before their lead. If it is left over, a later start removes it. */
    async stagingFolder(): Promise<string> {
      const folder = path.join(dir, temporaryName('staging'))
      await mkdir(folder, { mode: 0o700 })
      return folder
    },

    async discard(folder: string): Promise<void> {
      if (!temporaryPattern.test(path.basename(folder))) throw new TypeError('This is no staging folder')
      await rm(folder, { recursive: true, force: true })
    },

    /** Creates the folder if necessary, and removes unfinished folders of ended processes. */
    async prepare(): Promise<void> {
      await ensureFolder(dir)
      for (const name of await readdir(dir)) {
        if (await isLeftover(path.join(dir, name)))
          await rm(path.join(dir, name), { recursive: true, force: true })
      }
    },

    ids: async (): Promise<string[]> => (await readdir(dir)).filter(isLeadId),

    has: (id: string): Promise<boolean> => exists(path.join(dir, id)),

    async remove(id: string): Promise<boolean> {
      const removed = path.join(dir, temporaryName('erased'))
      try {
        await rename(path.join(dir, id), removed)
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return false
        throw error
      }
      await rm(removed, { recursive: true, force: true })
      await syncFolder(dir)
      return true
    },
  }
}

function createContents(dir: string) {
  const leadOf = (id: string): string => path.join(dir, id, 'lead.json')
  const handlingOf = (id: string): string => path.join(dir, id, 'staff.jsonl')
  const logOf = (id: string): string => path.join(dir, id, 'delivery.jsonl')
  const filesFolder = (id: string): string => path.join(dir, id, 'files')

  /** Null when there is no such lead. Throws for one that cannot be read. */
  async function read(id: string): Promise<Lead | null> {
    const text = await readOrNull(leadOf(id))
    return text === null ? null : leadSchema.parse(JSON.parse(text))
  }

  return {
    filesFolder,
    read,

    readDeliveries: async (id: string): Promise<ReturnType<typeof parseDeliveryLog>> =>
      parseDeliveryLog((await readOrNull(logOf(id))) ?? ''),

    readHandling: async (id: string): Promise<StoredHandling> =>
      parseHandling((await readOrNull(handlingOf(id))) ?? ''),

    /**
     * Whether a lead may contain a folded text (fold.ts); false only when it certainly does not. Searches the
     * files unparsed, which is faster.
     */
    async mayContain(id: string, text: string): Promise<boolean> {
      // Line breaks, quotes and backslashes are escaped in the files
      const words = text.split(' ').filter((word) => word !== '' && !/["\\\p{Cc}\p{Cs}]/u.test(word))
      const written = async (file: string) => fold((await readOrNull(file)) ?? '')
      const lead = [id, referenceOf(id).toLowerCase(), await written(leadOf(id))]
      const missing = words.filter((word) => !lead.some((one) => one.includes(word)))
      if (missing.length === 0) return true
      const handling = await written(handlingOf(id))
      return missing.every((word) => handling.includes(word))
    },

    /**
     * A failed try is not flushed: losing that line costs one more try, and a dead channel must not keep the
     * disk busy while visitors wait. `torn`: the log does not end with a newline.
     */
    async writeDelivery(id: string, event: DeliveryEvent, { torn }: { torn: boolean }): Promise<void> {
      const line = `${torn ? '\n' : ''}${JSON.stringify(event)}`
      await (event.event === 'failed' ? append : appendDurable)(logOf(id), line)
    },

    async writeHandling(id: string, event: HandlingEvent): Promise<void> {
      // Begins with a newline too: a line torn by a power cut must not swallow this one
      await appendDurable(handlingOf(id), `\n${JSON.stringify(event)}`)
    },

    async file(id: string, stored: string) {
      const found = (await read(id))?.files.find((one) => one.stored === stored)
      if (!found) return null
      const source = path.join(filesFolder(id), found.stored)
      const { size } = await stat(source)
      return { name: found.name, size, read: () => createReadStream(source) }
    },
  }
}

const temporaryPattern = /^\.(?:lead|staging|erased)-(\d+)-[0-9a-f]+$/
/** After a restart in a container, this process may have the id of its predecessor */
const ownMark = randomBytes(8).toString('hex')
const temporaryName = (purpose: 'lead' | 'staging' | 'erased'): string =>
  `.${purpose}-${process.pid}-${ownMark}${randomBytes(8).toString('hex')}`

/**
 * Whether a process that has ended left this folder. A folder of this process, which may be storing a lead,
 * does not count; one of another process that still runs counts only when it is older than a day. A folder
 * that was to be removed always counts, even from this process.
 */
export async function isLeftover(folder: string): Promise<boolean> {
  const name = path.basename(folder)
  if (name.startsWith('.erased-')) return true
  const pid = Number(temporaryPattern.exec(name)?.[1])
  if (!pid || name.includes(`-${process.pid}-${ownMark}`)) return false
  if (pid === process.pid || !isAlive(pid)) return true
  const { mtimeMs } = await stat(folder)
  return Date.now() - mtimeMs > dayMs
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

async function moveDurably({ stored, path: from, keep = false }: StagedFile, folder: string): Promise<void> {
  if (path.basename(stored) !== stored || stored.startsWith('.'))
    throw new TypeError('A stored file name is no plain name')
  const to = path.join(folder, stored)
  await (keep ? link(from, to) : rename(from, to))
  const handle = await open(to, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const exists = (folder: string): Promise<boolean> =>
  access(folder).then(
    () => true,
    (error: unknown) => {
      if (hasCode(error, 'ENOENT')) return false
      throw error
    },
  )
