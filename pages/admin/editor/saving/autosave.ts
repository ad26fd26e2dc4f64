import { editorText } from '#locales/en/admin-editor.ts'
import { timeOfDay } from '#renderer/ui/studio/moments.ts'
import { ago } from '../times.ts'

/**
 * Where the typing is: what has been typed, what has reached the server, and when to try next. Pure; times are
 * milliseconds since 1970. At most two seconds of typing are not on their way.
 */

const text = editorText.autosave

/** After the last key. */
const pauseMs = 1000
/** After the first unsaved key, however fast the typing goes on. */
const longestMs = 2000
const firstRetryMs = 2000
const longestRetryMs = 30_000
/** A save that is done sooner says nothing. */
const patienceMs = 500

type SaveFailure = {
  /**
   * `away`: no network, or the server does not answer. `refused`: the same text will be refused again, so the next
   * attempt follows the next key.
   */
  why: 'away' | 'signed-out' | 'refused'
  detail?: string
}

export type Autosave = {
  /** Counts changes; what is saved is up to `saved`. */
  typed: number
  saved: number
  firstUnsavedAt: number | null
  changedAt: number | null
  sending: { typed: number; since: number } | null
  failure: (SaveFailure & { at: number; times: number }) | null
  /** The last thing that went well. */
  last: { kind: 'typing' | 'version'; at: number } | null
}

export const quiet: Autosave = {
  typed: 0,
  saved: 0,
  firstUnsavedAt: null,
  changedAt: null,
  sending: null,
  failure: null,
  last: null,
}

export type AutosaveEvent =
  | { type: 'typed'; at: number }
  | { type: 'sent'; at: number }
  | { type: 'acknowledged'; at: number }
  | ({ type: 'failed'; at: number } & SaveFailure)
  /** A version was saved, or the text is the stored one again: there is nothing to keep beside it. */
  | { type: 'settled'; at: number; version: boolean }
  /** The network is back, or the member is. */
  | { type: 'retry' }

export function autosave(state: Autosave, event: AutosaveEvent): Autosave {
  switch (event.type) {
    case 'typed': {
      const { failure } = state
      return {
        ...state,
        typed: state.typed + 1,
        firstUnsavedAt: state.firstUnsavedAt ?? event.at,
        changedAt: event.at,
        failure: failure?.why === 'refused' ? null : failure,
      }
    }
    case 'sent':
      return { ...state, sending: { typed: state.typed, since: event.at } }
    case 'acknowledged': {
      const saved = state.sending?.typed ?? state.saved
      return {
        ...state,
        saved,
        sending: null,
        failure: null,
        firstUnsavedAt: state.typed > saved ? (state.sending?.since ?? event.at) : null,
        last: { kind: 'typing', at: event.at },
      }
    }
    case 'failed': {
      const { type: _, ...failure } = event
      return { ...state, sending: null, failure: { ...failure, times: (state.failure?.times ?? 0) + 1 } }
    }
    case 'settled':
      return {
        ...state,
        saved: state.typed,
        sending: null,
        failure: null,
        firstUnsavedAt: null,
        last: event.version
          ? { kind: 'version', at: event.at }
          : state.last?.kind === 'version'
            ? state.last
            : null,
      }
    case 'retry':
      return { ...state, failure: null }
  }
}

export const isUnsaved = ({ typed, saved }: Autosave): boolean => typed > saved

/** When to send next; null = not before something happens. */
export function dueAt({
  typed,
  saved,
  firstUnsavedAt,
  changedAt,
  sending,
  failure,
}: Autosave): number | null {
  if (typed === saved || sending || failure?.why === 'signed-out' || failure?.why === 'refused') return null
  const due = Math.min((changedAt ?? 0) + pauseMs, (firstUnsavedAt ?? 0) + longestMs)
  if (!failure) return due
  const wait = Math.min(firstRetryMs * 2 ** Math.min(failure.times - 1, 10), longestRetryMs)
  return Math.max(due, failure.at + wait)
}

export type SaveStatus = {
  kind: 'none' | 'saving' | 'typing' | 'version' | 'offline' | 'refused' | 'signed-out'
  /** For the eye: it counts the seconds. */
  text: string
  /** For the ear: the same as long as the kind is. */
  spoken: string
}

/** What the editor says about it. */
export function statusOf(state: Autosave, now: number): SaveStatus {
  const say = (kind: SaveStatus['kind'], words: string, spoken = words) => ({ kind, text: words, spoken })
  const { failure, sending, last } = state
  if (failure?.why === 'signed-out') return say('signed-out', text.signedOut)
  if (failure?.why === 'refused') return say('refused', text.refused({ detail: failure.detail ?? '' }))
  if (failure) return say('offline', text.offline)
  if (sending && now - sending.since >= patienceMs) return say('saving', text.saving)
  if (last?.kind === 'version') return say('version', text.version({ clock: timeOfDay(last.at) }))
  if (last) return say('typing', text.saved({ ago: ago(last.at, now) }), text.savedSpoken)
  return say('none', '')
}
