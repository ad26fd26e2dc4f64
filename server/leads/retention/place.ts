import type { Lead } from '#domain/leads/lead.ts'
import { addressOf } from '../store/stored-leads.ts'

/** Numbers of copies, keyed by place. */
export type Counts = Record<string, number>

export const add = (counts: Counts, place: string, count: number): void => {
  if (count > 0) counts[place] = (counts[place] ?? 0) + count
}

export type CopySearch = {
  root: string
  isErased: (id: string) => boolean
  /** Whether a copy of an unknown lead is the person's; `receivedAt` in milliseconds. Null: not checked. */
  isPerson: IsPerson | null
  isPersonHash: (hash: string) => boolean
}
type IsPerson = (address: string, receivedAt: number) => boolean

/** `place`: the place's name in receipts. `isTheirs`: it belongs to the erased leads or person. */
type FoundCopy = { place: string; at: string; isTheirs: boolean }

/** A place below a data folder where something about leads or people is stored. */
export type Place = {
  /** Finds files and folders that may belong to the erased leads or person. */
  find?(search: CopySearch): AsyncIterable<FoundCopy>
  /** Removes entries from a file that has others too. Resolves with the number of entries. */
  forget?(search: CopySearch): Promise<Counts>
  /** Counts what may belong to anybody, by its name in receipts. */
  unclear?(root: string): Promise<Counts>
}

export const personOf = (lead: Lead, isPerson: IsPerson): boolean =>
  isPerson(addressOf(lead), Date.parse(lead.receivedAt))
