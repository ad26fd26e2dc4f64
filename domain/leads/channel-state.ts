/** How far a lead got on one channel. Times are milliseconds since the epoch. */
export type ChannelState = {
  status: 'waiting' | 'delivered' | 'failed'
  attempts: number
  /** In plain words, for staff. */
  lastError: string | null
  /** What the channel said of the delivery; null before it, or when it said nothing. */
  note: string | null
  /** When the next try is due; null when there is none to come. */
  nextTryAt: number | null
  firstFailureAt: number | null
  deliveredAt: number | null
  /** Who had it sent again, last; null when nobody had. */
  sentAgain: { at: string; by: string; name?: string } | null
}

/** How long a delivery may fail before it counts as stuck, in milliseconds (R82). */
export const stuckAfterMs = 600_000
