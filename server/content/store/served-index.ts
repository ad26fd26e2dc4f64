import { nextChange } from '#domain/posts/post.schema.ts'
import type { Log } from '../../kernel/log.ts'
import { buildIndex, type Candidate } from './post-index.ts'

const longestTimer = 2 ** 31 - 1

type Options = {
  candidates: () => Iterable<Candidate>
  /** Milliseconds since 1970. */
  clock: () => number
  log: Log
}

export type ServedIndex = ReturnType<typeof createServedIndex>

/** The index of the served posts, updated by `publish`, and the listeners to its changes. */
export function createServedIndex({ candidates, clock, log }: Options) {
  const listeners = new Set<() => void>()
  const started = Date.now().toString(36)
  let changes = 0
  // Used with every request: computed once for each change
  let revision = `${started}-${changes}`
  let current = buildIndex([])
  let schedule: NodeJS.Timeout | undefined
  let closed = false

  function publish(): void {
    current = buildIndex(candidates(), current)
    changes++
    revision = `${started}-${changes}`
    armSchedule()
    for (const listener of listeners) {
      try {
        listener()
      } catch (error) {
        log.error({ error }, 'A listener of content changes failed')
      }
    }
  }

  // A post becomes visible, or ends, at its date without any file changing.
  function armSchedule(): void {
    clearTimeout(schedule)
    const now = clock()
    let next = Number.POSITIVE_INFINITY
    for (const { post } of current.byId.values()) next = Math.min(next, nextChange(post, now))
    if (closed || next === Number.POSITIVE_INFINITY) return
    schedule = setTimeout(publish, Math.min(next - now + 1, longestTimer))
    schedule.unref()
  }

  return {
    get current() {
      return current
    },
    get revision() {
      return revision
    },
    publish,
    onChange(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close(): void {
      closed = true
      clearTimeout(schedule)
    },
  }
}
