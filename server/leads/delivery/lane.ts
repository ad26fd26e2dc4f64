import type { ChannelState } from '#domain/leads/channel-state.ts'
import type { Channel } from '../channels/channel.ts'
import { type LeadEntry, waitingSince } from '../store/lead-index.ts'
import { retryDelay } from './delivery.ts'

export type Lane = {
  channel: Channel
  waiting: Set<LeadEntry>
  running: Map<LeadEntry, AbortController>
  /** Whether the last attempt failed, for any reason. */
  failing: boolean
  unreachable: boolean
  /** While it is unreachable, no lead is tried again before this time. */
  pausedUntil: number
}

export const laneOf = (channel: Channel): Lane => ({
  channel,
  waiting: new Set(),
  running: new Map(),
  failing: false,
  unreachable: false,
  pausedUntil: 0,
})

type Waits = {
  now: number
  retryBaseMs: number
  graces: ReadonlyMap<LeadEntry, number>
  releaseGraceMs: number
}

/** An unreachable channel is tried with one lead at a time, and at once with a new lead. */
export function earliest(
  lane: Lane,
  { now, retryBaseMs, graces, releaseGraceMs }: Waits,
): { entry: LeadEntry; dueAt: number } | null {
  const pausedUntil = lane.unreachable ? withinStep(lane.pausedUntil, retryBaseMs, now) : 0
  let found: { entry: LeadEntry; dueAt: number } | null = null
  for (const entry of lane.waiting) {
    if (lane.running.has(entry)) continue
    const { nextTryAt = null, attempts = 0 } = entry.states.get(lane.channel.name) ?? {}
    if (nextTryAt === null) continue
    const own = withinStep(nextTryAt, retryDelay(attempts, retryBaseMs), now)
    const grace = withinStep(graces.get(entry) ?? 0, releaseGraceMs, now)
    const dueAt = Math.max(grace, attempts === 0 ? own : Math.max(own, pausedUntil))
    if (!found || dueAt < found.dueAt) found = { entry, dueAt }
  }
  return found
}

/** A time further ahead than the wait that set it comes from a wrong clock: it counts as due now. */
const withinStep = (at: number, stepMs: number, now: number): number => (at - now > stepMs ? now : at)

/** Leads that wait for this transport, on any channel, skip their back-off. */
export function markReachable(lanes: readonly Lane[], channel: Channel, now: number): void {
  for (const lane of lanes) {
    if (!lane.unreachable || transportOf(lane.channel) !== transportOf(channel)) continue
    lane.unreachable = false
    for (const entry of lane.waiting) {
      const state = entry.states.get(lane.channel.name)
      if (state?.nextTryAt)
        entry.states.set(lane.channel.name, { ...state, nextTryAt: Math.min(state.nextTryAt, now) })
    }
  }
}

const transportOf = ({ name, transport = name }: Channel): string => transport

/** By channel: leads to be delivered and given up, and the age of the oldest in milliseconds. */
export function statusOf(lanes: readonly Lane[], all: readonly LeadEntry[], now: number) {
  const count = (wanted: ChannelState['status']) =>
    Object.fromEntries(
      lanes.map(({ channel: { name } }) => {
        const those = all.filter((entry) => entry.held === null && entry.states.get(name)?.status === wanted)
        return [name, those.length]
      }),
    )
  const oldest = lanes.map(({ channel, waiting }): [string, number | null] => {
    let since = Number.POSITIVE_INFINITY
    for (const entry of waiting) since = Math.min(since, waitingSince(entry, channel.name))
    return [channel.name, Number.isFinite(since) ? Math.max(0, now - since) : null]
  })
  return {
    undelivered: count('waiting'),
    failed: count('failed'),
    oldestUndeliveredMs: Object.fromEntries(oldest),
  }
}
