/** The delivery state of a lead on one channel. Times are milliseconds since the epoch. */
export type ChannelState = {
  status: 'waiting' | 'delivered' | 'failed'
  attempts: number
  /** In plain words, for staff. */
  lastError: string | null
  /** The channel's message about the delivery; null before delivery, or without one. */
  note: string | null
  nextTryAt: number | null
  firstFailureAt: number | null
  deliveredAt: number | null
  /** The member who last requested a resend; null without one. */
  sentAgain: { at: string; by: string; name?: string } | null
}

/** How long a delivery may fail before it counts as stuck, in milliseconds. */
export const stuckAfterMs = 600_000

/** Whether a delivery has been failing for longer than `stuckAfterMs`, or was given up. */
export function isStuck({ status, firstFailureAt }: ChannelState, now: number): boolean {
  if (status === 'delivered') return false
  if (status === 'failed') return true
  return firstFailureAt !== null && now - firstFailureAt > stuckAfterMs
}
