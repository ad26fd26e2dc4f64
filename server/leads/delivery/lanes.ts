import type { ChannelState } from '#domain/leads/channel-state.ts'
import type { Channel } from '../channels/channel.ts'
import { type LeadEntry, waitingSince } from '../store/lead-index.ts'
import { retryDelay } from './delivery.ts'

export type Lane = ReturnType<typeof laneOf>

const laneOf = (channel: Channel) => ({
  channel,
  waiting: new Set<LeadEntry>(),
  running: new Map<LeadEntry, AbortController>(),
  /** Whether the last attempt failed, for any reason. */
  failing: false,
  unreachable: false,
  /** While it is unreachable, no lead is tried again before this time. */
  pausedUntil: 0,
})

export type LanesOptions = {
  channels: readonly Channel[]
  retryBaseMs: number
  releaseGraceMs: number
  clock: { now(): number }
}

export type Lanes = ReturnType<typeof createLanes>

/** Which leads each channel has to deliver, and when. Channels with the same transport recover together. */
export function createLanes({ channels, retryBaseMs, releaseGraceMs, clock }: LanesOptions) {
  const lanes = channels.map(laneOf)
  /** Leads just released, with the time at which they go out. */
  const graces = new Map<LeadEntry, number>()

  /** Leads that wait for this transport, on any channel, skip their back-off. */
  function markReachable(channel: Channel): void {
    const now = clock.now()
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

  return {
    all: lanes,

    track(entry: LeadEntry): void {
      for (const lane of lanes) {
        const waits = entry.held === null && entry.states.get(lane.channel.name)?.status === 'waiting'
        if (waits) lane.waiting.add(entry)
        else lane.waiting.delete(entry)
      }
    },

    forget(entry: LeadEntry): void {
      graces.delete(entry)
      for (const lane of lanes) lane.waiting.delete(entry)
    },

    startGrace(entry: LeadEntry): void {
      if (releaseGraceMs > 0) graces.set(entry, clock.now() + releaseGraceMs)
    },

    endGrace: (entry: LeadEntry): boolean => graces.delete(entry),

    /** An unreachable channel is tried with one lead at a time, and at once with a new lead. */
    earliest(lane: Lane): { entry: LeadEntry; dueAt: number } | null {
      const now = clock.now()
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
    },

    markDelivered(lane: Lane): void {
      markReachable(lane.channel)
      lane.failing = false
    },

    markFailed(lane: Lane, { unreachable }: { unreachable: boolean }): void {
      lane.failing = true
      if (unreachable) {
        lane.unreachable = true
        lane.pausedUntil = clock.now() + retryBaseMs
      } else markReachable(lane.channel)
    },

    abort(entry: LeadEntry, reason: string): void {
      for (const lane of lanes) lane.running.get(entry)?.abort(new Error(reason))
    },

    close(): void {
      for (const lane of lanes) {
        for (const control of lane.running.values()) control.abort(new Error('Closing'))
        lane.channel.close?.()
      }
    },

    status: (all: readonly LeadEntry[]) => statusOf(lanes, all, clock.now()),
  }
}

/** A time further ahead than the wait that set it comes from a wrong clock: it counts as due now. */
const withinStep = (at: number, stepMs: number, now: number): number => (at - now > stepMs ? now : at)

const transportOf = ({ name, transport = name }: Channel): string => transport

/** By channel: leads to be delivered and given up, and the age of the oldest in milliseconds. */
function statusOf(lanes: readonly Lane[], all: readonly LeadEntry[], now: number) {
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
