import type { Lead } from '#domain/leads/lead.ts'
import type { CopyRef } from '../erasure.schema.ts'

/** A way by which leads reach staff. Each is tried on its own: one that is dead never delays another. */
export type Channel = {
  /** Stands in the delivery log; never changes once leads were delivered by it. */
  name: string
  /** What carries it. Channels with the same transport recover together; its own name unless given. */
  transport?: string
  /** Whether leads of this kind go this way; all do when it is left out. */
  takes?(lead: Lead): boolean
  /**
   * Delivers once more, whatever happened before: the same lead must not become a second copy, so it carries a stable
   * name. Resolves with a note for the log. Throws `DeliveryError`. Stops when `signal` aborts.
   */
  deliver(lead: Lead, options: { filesFolder: string; signal: AbortSignal }): Promise<string>
  /** Tells staff something that is no lead. Rejects when it could not. */
  notify?(notice: Notice): Promise<void>
  /** Takes back what `notify` left under this topic; nothing happens when there is none. Rejects when it could not. */
  withdraw?(topic: string): Promise<void>
  /** The copies of leads that it makes and can remove. */
  copies?: LeadCopies
  /** Removes what it remembers of leads. Resolves with how many entries there were. */
  forget?(isErased: (leadId: string) => boolean): Promise<number>
  /** Rejects when the channel cannot be reached. */
  verify?(): Promise<void>
  close?(): void
}

export type LeadCopies = {
  /** Where they lie, without credentials: what was copied elsewhere is out of reach. */
  target: string
  /** Removes the copy of a lead, or what there is of it. Throws `DeliveryError`. */
  remove(copy: CopyRef, signal: AbortSignal): Promise<'removed' | 'trashed' | 'none'>
}

export type Notice = {
  /** The same notice again is the same message; fit for a file name. */
  id: string
  /** A notice on the same topic replaces the one before, where notices are kept. Fit for a file name; `id` unless given. */
  topic?: string
  subject: string
  paragraphs: readonly string[]
}

type DeliveryFailure = {
  /** The other side refused this lead, and would again. It is retried all the same: what was wrong may be put right. */
  permanent?: boolean
  /** The channel as a whole did not answer: once it does, everything that waits for it goes at once. */
  unreachable?: boolean
  cause?: unknown
}

/** The message says in plain words, for staff, what went wrong. */
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
