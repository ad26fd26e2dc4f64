import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { type Lead, leadSchema } from '#domain/leads/lead.ts'
import { isLeadId } from '#domain/leads/reference.ts'
import { hasCode, readOrNull, syncFolder } from '../../kernel/files.ts'
import { groupsOf } from '../../kernel/groups-of.ts'
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

type CopySearch = {
  root: string
  /** Which leads' copies are looked for. */
  isErased: (id: string) => boolean
  /** Whether a copy of an unknown lead belongs to the person; `receivedAt` in milliseconds. Null = not checked. */
  isPerson: ((address: string, receivedAt: number) => boolean) | null
  /** Whether the keyed hash of pending uploads is that of the person. */
  isPersonHash: (hash: string) => boolean
}

/** A file or folder beside the leads' own folders. */
type LocalCopy = { place: 'mailFiles' | 'digests' | 'driveCopies' | 'pendingUploads'; at: string }
type Found = LocalCopy & { isTheirs: boolean }

/** What of a person or of leads is kept below `root` beside the leads' own folders. */
type LocalCopies = {
  copies: LocalCopy[]
  /** Entries of the ledger of automatic replies. */
  ledgerEntries: number
  /** Pending uploads whose form had no address. */
  namelessUploads: number
}

/**
 * Mails stored as files, copies in the default drive folder, pending uploads and entries of the ledger of automatic replies,
 * and digests of earlier versions, which listed the addresses of many. A new place belongs
 * here.
 */
async function findLocalCopies(search: CopySearch): Promise<LocalCopies> {
  const copies: LocalCopy[] = []
  for (const found of [mailsOf(search), driveCopiesOf(search), pendingUploadsOf(search)])
    for await (const { isTheirs, ...copy } of found) if (isTheirs) copies.push(copy)
  return {
    copies,
    ledgerEntries: await ledgerOf(search.root).count(search.isErased),
    namelessUploads: await namelessUploadsIn(search.root),
  }
}

/** Removes what `findLocalCopies` finds, and unfinished folders of leads. */
export async function removeLocalCopies(
  search: CopySearch,
): Promise<{ counts: Counts; namelessUploads: number }> {
  const counts: Counts = {}
  const { copies, namelessUploads } = await findLocalCopies(search)
  for (const { at, place } of copies) {
    await rm(at, { recursive: true, force: true })
    add(counts, place, 1)
  }
  for (const folder of new Set(copies.map(({ at }) => path.dirname(at)))) await syncFolder(folder)
  await removeLeftovers(search.root)
  add(counts, 'replyLedger', await ledgerOf(search.root).forget(search.isErased))
  return { counts, namelessUploads }
}

const ledgerOf = (root: string) => createReplyLedger({ file: path.join(root, 'auto-replies.json') })

async function* mailsOf({ root, isErased, isPerson }: CopySearch): AsyncGenerator<Found> {
  const folder = path.join(root, 'mail')
  yield* inBatches(await namesIn(folder), async (name) => {
    const at = path.join(folder, name)
    if (/^\.?held-/.test(name))
      return { at, place: 'digests' as const, isTheirs: namesAddresses(await readFile(at, 'latin1')) }
    const id = idIn(name)
    const isOfPerson = async () => isPerson !== null && isMailOf(await headOf(at), isPerson)
    return {
      at,
      place: 'mailFiles' as const,
      isTheirs: id !== null && (isErased(id) || (await isOfPerson())),
    }
  })
}

/** Whether the body of a digest contains an address. In the encodings of digests, addresses are plain ASCII. */
const namesAddresses = (eml: string): boolean => eml.slice(eml.search(/\r?\n\r?\n/)).includes('@')

const headOf = async (file: string): Promise<string> => {
  const text = await readFile(file, 'latin1')
  return text.slice(0, Math.max(0, text.search(/\r?\n\r?\n/)))
}

/** A lead's mail has the visitor as `Reply-To`, an automatic reply has the visitor as `To`. */
function isMailOf(head: string, isPerson: NonNullable<CopySearch['isPerson']>): boolean {
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const at = Date.parse(/^date:(.*)$/i.exec(lines.find((line) => /^date:/i.test(line)) ?? '')?.[1] ?? '')
  const addresses = lines
    .filter((line) => /^(?:to|reply-to):/i.test(line))
    .flatMap((line) => [...line.matchAll(/[^\s<>,;:"]+@[^\s<>,;:"]+/g)].map(([address]) => address))
  return addresses.some((address) => isPerson(address, Number.isNaN(at) ? 0 : at))
}

async function* driveCopiesOf({ root, isErased, isPerson }: CopySearch): AsyncGenerator<Found> {
  const folder = path.join(root, 'drive')
  yield* inBatches(await namesIn(folder), async (name) => {
    const copy = { at: path.join(folder, name), place: 'driveCopies' as const }
    const id = idIn(name)
    if (id === null || isErased(id) || isPerson === null)
      return { ...copy, isTheirs: id !== null && isErased(id) }
    const lead = await leadAt(path.join(copy.at, 'lead.json'))
    return { ...copy, isTheirs: lead !== null && isPerson(addressOf(lead), Date.parse(lead.receivedAt)) }
  })
}

async function* pendingUploadsOf({ root, isErased, isPersonHash }: CopySearch): AsyncGenerator<Found> {
  for await (const { at, pending } of pendingUploadsIn(root)) {
    const isTheirs = pending?.leads.some(isErased) || pending?.persons.some(isPersonHash) || false
    yield { at, place: 'pendingUploads', isTheirs }
  }
}

async function namelessUploadsIn(root: string): Promise<number> {
  let count = 0
  for await (const { pending } of pendingUploadsIn(root))
    if (!pending || (pending.leads.length === 0 && pending.persons.length === 0)) count += 1
  return count
}

async function* pendingUploadsIn(root: string) {
  const folder = path.join(root, 'trays')
  yield* inBatches(await namesIn(folder), async (name) => {
    const at = path.join(folder, name)
    return { at, pending: await readPending(at) }
  })
}

/** Removes lead folders that another process began to write or to remove, and that ended. */
async function removeLeftovers(root: string): Promise<void> {
  const folder = path.join(root, 'leads')
  for (const name of (await namesIn(folder)).filter((one) => /^\.(?:lead|staging|erased)-/.test(one))) {
    const at = path.join(folder, name)
    if (await isLeftover(at).catch(() => false)) await rm(at, { recursive: true, force: true })
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
