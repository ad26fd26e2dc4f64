import type { Lead } from '#domain/leads/lead.ts'
import { addressOf } from '../store/stored-leads.ts'

/** Copies by the place that they were in. */
export type Counts = Record<string, number>

export const add = (counts: Counts, place: string, count: number): void => {
  if (count > 0) counts[place] = (counts[place] ?? 0) + count
}

export type CopySearch = {
  /** A data folder. */
  root: string
  /** Which leads' copies are looked for. */
  isErased: (id: string) => boolean
  /** Whether a copy of an unknown lead belongs to the person; `receivedAt` in milliseconds. Null = not checked. */
  isPerson: IsPerson | null
  /** Whether the keyed hash of pending uploads is that of the person. */
  isPersonHash: (hash: string) => boolean
}
type IsPerson = (address: string, receivedAt: number) => boolean

/** A file or folder, the name that receipts have for its place, and whether it is what is looked for. */
type FoundCopy = { place: string; at: string; isTheirs: boolean }

/** A place below a data folder where something of leads or of people is kept. */
export type Place = {
  /** Files and folders that may be theirs. */
  find?(search: CopySearch): AsyncIterable<FoundCopy>
  /** Removes what is theirs from a file that others are in as well. Resolves with how much it was. */
  forget?(search: CopySearch): Promise<Counts>
  /** What may be anybody's, by the name that receipts have for it. */
  unclear?(root: string): Promise<Counts>
}

export const personOf = (lead: Lead, isPerson: IsPerson): boolean =>
  isPerson(addressOf(lead), Date.parse(lead.receivedAt))
