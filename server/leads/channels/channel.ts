import type { Lead } from '../lead.ts'

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
  /** Rejects when the channel cannot be reached. */
  verify?(): Promise<void>
  close?(): void
}

export type Notice = {
  /** The same notice again replaces the first; fit for a file name. */
  id: string
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
