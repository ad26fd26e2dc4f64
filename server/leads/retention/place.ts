import type { Lead } from '#domain/leads/lead.ts'
import { addressOf } from '../store/stored-leads.ts'

/** Numbers of copies, keyed by place. */
export type Counts = Record<string, number>

export const add = (counts: Counts, place: string, count: number): void => {
  if (count > 0) counts[place] = (counts[place] ?? 0) + count
}

export type CopySearch = {
  /** A data folder. */
  root: string
  /** Whether copies of the lead with this id are looked for. */
  isErased: (id: string) => boolean
  /** Whether a copy of an unknown lead belongs to the person; `receivedAt` in milliseconds. Null = not checked. */
  isPerson: IsPerson | null
  /** Whether the keyed hash of pending uploads is that of the person. */
  isPersonHash: (hash: string) => boolean
}
type IsPerson = (address: string, receivedAt: number) => boolean

/** A file or folder, the name of its place in receipts, and whether it belongs to what is erased. */
type FoundCopy = { place: string; at: string; isTheirs: boolean }

/** A place below a data folder where something of leads or of people is kept. */
export type Place = {
  /** Finds files and folders that may belong to the erased leads or person. */
  find?(search: CopySearch): AsyncIterable<FoundCopy>
  /** Removes their entries from a file that others share. Resolves with the number of entries removed. */
  forget?(search: CopySearch): Promise<Counts>
  /** Counts what may belong to anybody, keyed by its name in receipts. */
  unclear?(root: string): Promise<Counts>
}

export const personOf = (lead: Lead, isPerson: IsPerson): boolean =>
  isPerson(addressOf(lead), Date.parse(lead.receivedAt))
