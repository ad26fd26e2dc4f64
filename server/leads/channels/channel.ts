import type { Lead } from '#domain/leads/lead.ts'
import type { CopyRef } from '../retention/erasure.schema.ts'

/** A delivery channel. Channels are independent: a failing one never delays another. */
export type Channel = {
  /** Written in the delivery log; must never change once leads were delivered by it. */
  name: string
  /** Channels with the same transport recover together; default: the channel's name. */
  transport?: string
  /** Whether it delivers this lead; default: yes. */
  takes?(lead: Lead): boolean
  /**
   * Delivers a lead, for the first time or again. A repeat must not make a second copy, so the copy has a
   * name that is derived from the lead's id. Resolves with a note for the log. Throws `DeliveryError`. Stops
   * when `signal` aborts.
   */
  deliver(lead: Lead, options: DeliverySource): Promise<string>
  /** Sends staff a message that is not a lead. Rejects when it could not. */
  notify?(notice: Notice): Promise<void>
  /** Removes the notice on this topic, if any. Rejects when that fails. */
  withdraw?(topic: string): Promise<void>
  copies?: LeadCopies
  /** In words, where staff find the copy of a lead; only for a channel that copies files. */
  placeOf?(lead: Lead): string
  /** Further entries for the health report, besides its deliveries. */
  details?: Readonly<Record<string, unknown>>
  verify?(): Promise<void>
  close?(): void
}

type DeliverySource = {
  filesFolder: string
  signal: AbortSignal
}

export type LeadCopies = {
  /** Where copies are stored, without credentials. Copies stored elsewhere cannot be removed. */
  target: string
  /** Removes the copy of a lead, complete or not. Throws `DeliveryError`. */
  remove(copy: CopyRef, signal: AbortSignal): Promise<'removed' | 'trashed' | 'none'>
}

export type Notice = {
  /** A notice sent again under the same id is the same message. Usable as a file name. */
  id: string
  /** A stored notice is replaced by a later one on its topic. Usable as a file name; default: `id`. */
  topic?: string
  /** A member who receives the notice instead of the office, if the channel can address a single one. */
  to?: { name: string; address: string }
  subject: string
  paragraphs: readonly string[]
}

type DeliveryFailure = {
  /** The receiver refused this lead. It is retried nevertheless: the cause may be fixed. */
  permanent?: boolean
  /** The channel did not answer: once it does, all leads that wait for it are delivered at once. */
  unreachable?: boolean
  cause?: unknown
}

/** The message states the error in plain words for staff. */
export class DeliveryError extends Error {
  readonly permanent: boolean
  readonly unreachable: boolean

  constructor(message: string, { permanent = false, unreachable = false, cause }: DeliveryFailure = {}) {
    super(message, { cause })
    this.name = 'DeliveryError'
    this.permanent = permanent
    this.unreachable = unreachable
  }
}
