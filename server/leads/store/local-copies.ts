import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { type Lead, leadSchema } from '#domain/leads/lead.ts'
import { isLeadId } from '#domain/leads/reference.ts'
import { hasCode, readOrNull, syncFolder } from '../../files.ts'
import { groupsOf } from '../../groups-of.ts'
import { createReplyLedger } from '../channels/reply-ledger.ts'
import { readPending } from '../intake/pending-uploads.ts'
import type { ErasedPlace } from '../retention/erasure.schema.ts'
import { isLeftover } from './lead-store.ts'

/** Copies of leads below a data folder: where they lie, whose they are, and their removal. */

/** The data folder, folders that restores moved aside in it, and leftovers of interrupted restores. */
export async function dataRoots(dataDir: string): Promise<string[]> {
  const names = await namesIn(dataDir)
  const aside = names.filter((name) => name.startsWith('.before-restore-'))
  const staged = names.filter((name) => name.startsWith('.restore-'))
  return [
    dataDir,
    ...aside.map((name) => path.join(dataDir, name)),
    ...staged.map((name) => path.join(dataDir, name, 'data')),
  ]
}

/** `lead` is null for a folder that holds no readable lead. */
export type StoredLead = { id: string; folder: string; lead: Lead | null }

/** Lead folders, a few read at a time. */
export async function* leadsIn(root: string, isWanted: (id: string) => boolean): AsyncGenerator<StoredLead> {
  const leads = path.join(root, 'leads')
  const ids = (await namesIn(leads)).filter((name) => isLeadId(name) && isWanted(name))
  yield* inBatches(ids, async (id) => {
    const folder = path.join(leads, id)
    return { id, folder, lead: await leadAt(path.join(folder, 'lead.json')) }
  })
}

/** Read concurrently: on a busy process each sequential read waits for all other work. */
const atOnce = 32

/** The results, in the order of the names. */
async function* inBatches<Item, Result>(
  items: readonly Item[],
  read: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  for (const part of groupsOf(items, atOnce)) yield* await Promise.all(part.map(read))
}

async function leadAt(file: string): Promise<Lead | null> {
  try {
    const text = await readOrNull(file)
    return text === null ? null : leadSchema.parse(JSON.parse(text))
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError || hasCode(error, 'EISDIR', 'ENOTDIR'))
      return null
    throw error
  }
}

export const addressOf = ({ fields }: Lead): string => (typeof fields.email === 'string' ? fields.email : '')

export type Counts = Partial<Record<ErasedPlace, number>>

export const add = (counts: Counts, place: ErasedPlace, count: number): void => {
  if (count > 0) counts[place] = (counts[place] ?? 0) + count
}

type RemovalOptions = {
  root: string
  /** Which leads' copies are removed. */
  isErased: (id: string) => boolean
  /** Whether a copy of an unknown lead belongs to an erased person; `receivedAt` in milliseconds. Null = not checked. */
  isPerson: ((address: string, receivedAt: number) => boolean) | null
  /** Whether the keyed hash of pending uploads is that of the person. */
  isPersonHash: (hash: string) => boolean
}

/**
 * Removes the copies below `root` that belong to the erased leads or the person: mails stored as files, copies in the
 * default drive folder, pending uploads and entries of the ledger of automatic replies. Also removes unfinished folders
 * of leads, and digests of earlier versions, which listed addresses.
 */
export async function removeLocalCopies(
  options: RemovalOptions,
): Promise<{ counts: Counts; namelessUploads: number }> {
  const counts: Counts = {}
  await removeMails(options, counts)
  await removeDriveCopies(options, counts)
  const namelessUploads = await removePendingUploads(options, counts)
  await removeLeftovers(options)
  const ledger = createReplyLedger({ file: path.join(options.root, 'auto-replies.json') })
  add(counts, 'replyLedger', await ledger.forget(options.isErased))
  return { counts, namelessUploads }
}

async function removeMails({ root, isErased, isPerson }: RemovalOptions, counts: Counts): Promise<void> {
  const folder = path.join(root, 'mail')
  const looked = inBatches(await namesIn(folder), async (name) => {
    const file = path.join(folder, name)
    if (/^\.?held-/.test(name)) {
      return { file, place: 'digests' as const, goes: namesAddresses(await readFile(file, 'latin1')) }
    }
    const id = idIn(name)
    const isTheirs = async () => isPerson !== null && isMailOf(await headOf(file), isPerson)
    return { file, place: 'mailFiles' as const, goes: id !== null && (isErased(id) || (await isTheirs())) }
  })
  let removed = false
  for await (const { file, place, goes } of looked) {
    if (!goes) continue
    await rm(file, { force: true })
    add(counts, place, 1)
    removed = true
  }
  if (removed) await syncFolder(folder)
}

/** Whether the body of a digest contains an address. In the encodings of digests, addresses are plain ASCII. */
const namesAddresses = (eml: string): boolean => eml.slice(eml.search(/\r?\n\r?\n/)).includes('@')

const headOf = async (file: string): Promise<string> => {
  const text = await readFile(file, 'latin1')
  return text.slice(0, Math.max(0, text.search(/\r?\n\r?\n/)))
}

/** A lead's mail has the visitor as `Reply-To`, an automatic reply has the visitor as `To`. */
function isMailOf(head: string, isPerson: NonNullable<RemovalOptions['isPerson']>): boolean {
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const at = Date.parse(/^date:(.*)$/i.exec(lines.find((line) => /^date:/i.test(line)) ?? '')?.[1] ?? '')
  const addresses = lines
    .filter((line) => /^(?:to|reply-to):/i.test(line))
    .flatMap((line) => [...line.matchAll(/[^\s<>,;:"]+@[^\s<>,;:"]+/g)].map(([address]) => address))
  return addresses.some((address) => isPerson(address, Number.isNaN(at) ? 0 : at))
}

async function removeDriveCopies(
  { root, isErased, isPerson }: RemovalOptions,
  counts: Counts,
): Promise<void> {
  const folder = path.join(root, 'drive')
  const looked = inBatches(await namesIn(folder), async (name) => {
    const at = path.join(folder, name)
    const id = idIn(name)
    if (id === null || isErased(id) || isPerson === null) return { at, goes: id !== null && isErased(id) }
    const lead = await leadAt(path.join(at, 'lead.json'))
    return { at, goes: lead !== null && isPerson(addressOf(lead), Date.parse(lead.receivedAt)) }
  })
  for await (const { at, goes } of looked) {
    if (!goes) continue
    await rm(at, { recursive: true, force: true })
    await syncFolder(folder)
    add(counts, 'driveCopies', 1)
  }
}

/** Resolves with the number of pending uploads whose form had no address. */
async function removePendingUploads(
  { root, isErased, isPersonHash }: RemovalOptions,
  counts: Counts,
): Promise<number> {
  const folder = path.join(root, 'trays')
  const looked = inBatches(await namesIn(folder), async (name) => {
    const at = path.join(folder, name)
    return { at, pending: await readPending(at) }
  })
  let nameless = 0
  for await (const { at, pending } of looked) {
    if (pending?.leads.some(isErased) || pending?.persons.some(isPersonHash)) {
      await rm(at, { recursive: true, force: true })
      await syncFolder(folder)
      add(counts, 'pendingUploads', 1)
    } else if (!pending || (pending.leads.length === 0 && pending.persons.length === 0)) nameless += 1
  }
  return nameless
}

/** Removes lead folders that another process began to write or to remove, and that ended. */
async function removeLeftovers({ root }: RemovalOptions): Promise<void> {
  const folder = path.join(root, 'leads')
  for (const name of (await namesIn(folder)).filter((one) => /^\.(?:lead|staging|erased)-/.test(one))) {
    const at = path.join(folder, name)
    // A folder of this process may belong to a form that is being read
    const isOwn = name.startsWith(`.lead-${process.pid}-`) || name.startsWith(`.staging-${process.pid}-`)
    if (!isOwn && (await isLeftover(at).catch(() => false))) await rm(at, { recursive: true, force: true })
  }
}

/** The lead's id in the name of a file or folder; null when there is none. */
const idIn = (name: string): string | null => name.split(/[^0-9a-z]+/).find((part) => isLeadId(part)) ?? null

export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return []
    throw error
  }
}
