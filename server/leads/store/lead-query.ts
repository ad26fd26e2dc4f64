import { isStuck } from '#domain/leads/channel-state.ts'
import { remindAfterHours } from '#domain/leads/handling.ts'
import type { Lead } from '#domain/leads/lead.ts'
import {
  type LeadFilter,
  type LeadOrder,
  type LeadQuery,
  type LeadRecord,
  nobody,
} from '#domain/leads/records.ts'
import { referenceOf } from '#domain/leads/reference.ts'
import { signsOf } from '../intake/spam.ts'
import { normalAddress } from '../retention/tombstones.ts'
import { fold } from './fold.ts'
import { type LeadEntry, type LeadIndex, stateOf } from './lead-index.ts'
import type { LeadStore } from './lead-store.ts'
import { addressOf } from './stored-leads.ts'

/** How much a list shows of one value: characters, and entries if the value is itself a list. */
const excerptLength = 500
const excerptEntries = 20
const hourMs = 3_600_000

export type Member = { id: string; email: string; name: string }

type LeadQueryOptions = {
  index: LeadIndex
  store: LeadStore
  /** May reject, while the accounts are damaged: no lead then has an owner. */
  members?: () => Promise<readonly Member[]>
  clock?: { now(): number }
}

/** Queries leads: the index selects them; their texts are read from the disk one at a time. */
export function createLeadQuery({ index, store, members = async () => [], clock = Date }: LeadQueryOptions) {
  const staff = async (): Promise<readonly Member[]> => members().catch(() => [])

  /** Newest first; ignores `query`. */
  async function passing(filter: LeadFilter): Promise<LeadEntry[]> {
    const entries = indexed(index, filter)
    return filter.owner === undefined ? entries : ownedBy(filter.owner, entries, await staff())
  }

  /** Without the signs of spam, which are not exported. */
  async function recordOf(id: string): Promise<LeadRecord | null> {
    const lead = index.has(id) ? await store.read(id) : null
    if (!lead) return null
    const handling = await store.readHandling(id)
    // Erased while it was read
    const entry = index.get(id)
    if (!entry) return null
    const owner = (await staff()).find((member) => member.id === handling.owner)
    return {
      lead,
      held: entry.held,
      deliveries: Object.fromEntries(entry.states),
      handling: { ...handling, owner: owner ? { email: owner.email, name: owner.name } : null },
    }
  }

  async function* read(entries: readonly LeadEntry[], query = '') {
    const asked = query.trim()
    const wanted = fold(asked).trim()
    // The query consists of marks and apostrophes, which no folded text contains
    if (asked !== '' && wanted === '') return
    for (const { id } of entries) {
      if (wanted !== '' && !(await store.mayContain(id, wanted))) continue
      const record = await recordOf(id)
      if (record && (wanted === '' || textOf(record).includes(wanted))) yield record
    }
  }

  return {
    async get(id: string): Promise<LeadRecord | null> {
      const record = await recordOf(id)
      const signs = record?.held === 'content' ? signsOf(record.lead.fields) : []
      return record && signs.length > 0 ? { ...record, signs } : record
    },

    /**
     * Every lead that passes the filter, newest first, each read from the disk when the caller asks for it.
     * Without leads that are erased or arrive meanwhile. `email`: the visitor's address, in any case.
     */
    async *records({ email, ...filter }: LeadFilter & { email?: string | undefined } = {}) {
      const wanted = email && normalAddress(email)
      for await (const record of read(await passing(filter), filter.query))
        if (!wanted || normalAddress(addressOf(record.lead)) === wanted) yield record
    },

    /**
     * One page, newest first unless asked otherwise, with long texts cut; `total` counts all that pass the
     * filter. A search reads every lead that passes the rest of the filter, and holds only the page in memory.
     */
    async list({
      offset = 0,
      limit = 50,
      order = 'newest',
      ...filter
    }: LeadQuery = {}): Promise<{ total: number; leads: LeadRecord[] }> {
      const entries = ordered(await passing(filter), order, clock.now())
      const leads: LeadRecord[] = []
      if (!filter.query?.trim()) {
        for await (const record of read(entries.slice(offset, offset + limit))) leads.push(excerptOf(record))
        return { total: entries.length, leads }
      }
      let total = 0
      for await (const record of read(entries, filter.query)) {
        if (total >= offset && leads.length < limit) leads.push(excerptOf(record))
        total += 1
      }
      return { total, leads }
    },

    /** Names of all fields in the leads that pass the filter. Ignores `query` and `owner`. */
    fieldNames: (filter: LeadFilter = {}): string[] => [
      ...new Set(indexed(index, filter).flatMap(({ fields }) => fields)),
    ],

    /** Of at most `limit` leads, newest first, without reading the disk. Ignores `query` and `owner`. */
    deliveries: (filter: LeadFilter, limit: number) =>
      indexed(index, filter)
        .slice(0, limit)
        .map(({ id, states }) => ({ id, states })),

    /** Ids and times, newest first, without reading the disk. Ignores `query` and `owner`. */
    received: (filter: LeadFilter = {}) => indexed(index, filter).map(idAndTime),

    /** Open leads that are not held, oldest first, without reading the disk. */
    unanswered: () => oldestFirst(indexed(index, { held: false, status: 'open' })).map(idAndTime),

    memberOf: async (email: string): Promise<Member | null> =>
      (await members()).find((member) => member.email === email.toLowerCase()) ?? null,
  }
}

/** Newest first; ignores `query` and `owner`. */
const indexed = (index: LeadIndex, filter: LeadFilter): LeadEntry[] =>
  [...index.values()]
    .filter(({ kind }) => filter.kind === undefined || kind === filter.kind)
    .filter((entry) => filter.state === undefined || stateOf(entry) === filter.state)
    .filter(({ status }) => filter.status === undefined || status === filter.status)
    .filter(({ held }) => filter.held === undefined || (held !== null) === filter.held)
    .sort((one, other) => other.receivedAt - one.receivedAt)

/** The entries with one owner, or with none: an owner whose account is gone counts as none. */
function ownedBy(wanted: string, entries: LeadEntry[], staff: readonly Member[]): LeadEntry[] {
  if (wanted === nobody) {
    const ids = new Set(staff.map(({ id }) => id))
    return entries.filter(({ owner }) => owner === null || !ids.has(owner))
  }
  const found = staff.find(({ email }) => email === wanted.toLowerCase())
  return found ? entries.filter(({ owner }) => owner === found.id) : []
}

const idAndTime = ({ id, receivedAt }: LeadEntry) => ({ id, receivedAt })

const oldestFirst = (entries: readonly LeadEntry[]): LeadEntry[] =>
  entries.toSorted((one, other) => one.receivedAt - other.receivedAt)

/** `entries`: newest first. */
function ordered(entries: LeadEntry[], order: LeadOrder, now: number): LeadEntry[] {
  if (order === 'newest') return entries
  const oldest = oldestFirst(entries)
  if (order === 'oldest') return oldest
  const ranks = new Map(oldest.map((entry) => [entry, attentionOf(entry, now)]))
  return oldest.sort((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0))
}

/**
 * 0 first: open with an answer due soon or late, delivery stuck, open without owner, other open, the rest.
 */
function attentionOf(entry: LeadEntry, now: number): number {
  const isOpen = entry.held === null && entry.status === 'open'
  if (isOpen && now - entry.receivedAt >= remindAfterHours * hourMs) return 0
  if (entry.held === null && [...entry.states.values()].some((state) => isStuck(state, now))) return 1
  if (!isOpen) return 4
  return entry.owner === null ? 2 : 3
}

function textOf({ lead, handling }: LeadRecord): string {
  const texts = [
    lead.id,
    referenceOf(lead.id),
    ...Object.values(lead.fields).flat(),
    ...lead.files.map(({ name }) => name),
    ...handling.notes.map(({ text }) => text),
  ]
  return fold(texts.join('\n'))
}

/** The same lead with its long values cut, so that a page of 500 takes megabytes at most. */
function excerptOf(record: LeadRecord): LeadRecord {
  let shortened = false
  const cut = (text: string): string => {
    if (text.length <= excerptLength) return text
    shortened = true
    // A slice would hold the whole text in memory
    return `${Buffer.from(text.slice(0, excerptLength - 1)).toString()}…`
  }
  const few = <Item>(items: readonly Item[]): Item[] => {
    if (items.length > excerptEntries) shortened = true
    return items.slice(0, excerptEntries)
  }
  const shortOf = (value: Lead['fields'][string]) =>
    typeof value === 'string' ? cut(value) : Array.isArray(value) ? few(value).map(cut) : value
  const { lead, handling } = record
  const fields = Object.fromEntries(
    Object.entries(lead.fields).map(([name, value]) => [name, shortOf(value)]),
  )
  const notes = few(handling.notes).map((note) => ({ ...note, text: cut(note.text) }))
  const short = { ...record, lead: { ...lead, fields }, handling: { ...handling, notes } }
  return shortened ? { ...short, shortened } : short
}
