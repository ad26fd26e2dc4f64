import * as z from 'zod'
import { parseOrNull } from '#domain/json.ts'
import type { ChannelState } from '#domain/leads/channel-state.ts'

/** The delivery log. Pure: the state of a lead on a channel is computed from its events. */

const hour = 3_600_000
/** How long a delivery is retried after its first failure; server downtime before that does not count. */
const givesUpAfter = 5 * 24 * hour
/** After a longer gap between tries (machine off for weeks, clock set), `givesUpAfter` starts anew. */
const longestGap = 14 * 24 * hour
const messageLength = 500

const base = { at: z.iso.datetime(), channel: z.string() }
const deliveryEventSchema = z.discriminatedUnion('event', [
  z.object({ ...base, event: z.literal('delivered'), note: z.string().optional() }),
  z.object({ ...base, event: z.literal('failed'), error: z.string(), permanent: z.boolean() }),
  /** Requested by staff; it also releases a held lead. `by` and `name` as in a handling event. */
  z.object({
    ...base,
    event: z.literal('resend'),
    by: z.string().optional(),
    name: z.string().optional(),
  }),
])

export type DeliveryEvent = z.infer<typeof deliveryEventSchema>

/** The state of a lead that was never tried. `dueAt`: milliseconds since the epoch. */
export const untried = (dueAt: number): ChannelState => ({
  status: 'waiting',
  attempts: 0,
  lastError: null,
  note: null,
  nextTryAt: dueAt,
  firstFailureAt: null,
  deliveredAt: null,
  sentAgain: null,
})

/**
 * The wait before the next attempt: 0 before the first, then `retryBaseMs`, doubled each time up to an hour.
 */
export const retryDelay = (attempts: number, retryBaseMs: number): number =>
  attempts === 0 ? 0 : Math.min(retryBaseMs * 2 ** (attempts - 1), hour)

export function advance(state: ChannelState, event: DeliveryEvent, retryBaseMs: number): ChannelState {
  const at = Date.parse(event.at)
  if (event.event === 'resend') {
    const { by, name } = event
    const sentAgain = by === undefined ? null : { at: event.at, by, ...(name !== undefined && { name }) }
    return { ...untried(at), sentAgain }
  }
  const attempts = state.attempts + 1
  if (event.event === 'delivered') {
    const note = event.note?.slice(0, messageLength) ?? null
    return {
      ...state,
      status: 'delivered',
      attempts,
      lastError: null,
      note,
      nextTryAt: null,
      deliveredAt: at,
    }
  }
  const nextTryAt = at + retryDelay(attempts, retryBaseMs)
  const firstFailureAt = firstFailureOf(state, at)
  const over = nextTryAt > firstFailureAt + givesUpAfter
  return {
    ...state,
    status: over ? 'failed' : 'waiting',
    attempts,
    lastError: event.error.slice(0, messageLength),
    nextTryAt: over ? null : nextTryAt,
    firstFailureAt,
  }
}

/** Never later than the current failure, so that a clock that was set back does not hide a long wait. */
function firstFailureOf({ firstFailureAt, nextTryAt }: ChannelState, at: number): number {
  if (firstFailureAt === null || (nextTryAt !== null && at - nextTryAt > longestGap)) return at
  return Math.min(firstFailureAt, at)
}

/**
 * Lines that are not events are skipped: a power cut may have torn the last one. `torn`: the text does not
 * end with a newline, so the next line has to begin with one.
 */
export function parseDeliveryLog(text: string): { events: DeliveryEvent[]; torn: boolean } {
  const events = text.split('\n').flatMap((line) => {
    const parsed = deliveryEventSchema.safeParse(parseOrNull(line))
    return parsed.success ? [parsed.data] : []
  })
  return { events, torn: text !== '' && !text.endsWith('\n') }
}
