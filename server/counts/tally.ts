import type { FormEvent } from '#domain/site/count-signals.ts'
import { limits } from '../kernel/limits.ts'

/** Counts of one day, by key. `forms` has keys such as `inquiry sent`; older days may have others. */
export type DayCounts = { day: string } & Record<Section, Map<string, number>>

export const sections = ['pages', 'referrers', 'forms'] as const
export type Section = (typeof sections)[number]

/** The key for everything without a key of its own; it is neither a path nor a host. */
export const other = 'other'

/** Maximum number of keys in a day; without one, a bot could create as many as it likes. */
const most: Record<Section, number> = {
  pages: limits.countedPages,
  referrers: limits.countedReferrers,
  forms: limits.countedForms,
}

const dayMs = 86_400_000

/** As `2026-11-23`. Days are in UTC: no hour occurs twice, and every thread and process has the same days. */
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

export const emptyDay = (day: string): DayCounts => ({
  day,
  pages: new Map(),
  referrers: new Map(),
  forms: new Map(),
})

/** Adds to one count of a day, or to `other` when the day has its maximum of keys. */
export function addTo(counts: DayCounts, section: Section, key: string, times = 1): void {
  const { [section]: map } = counts
  const before = map.get(key)
  if (before !== undefined) map.set(key, before + times)
  else if (map.size < most[section]) map.set(key, times)
  else map.set(other, (map.get(other) ?? 0) + times)
}

export type Tally = ReturnType<typeof createTally>

/** This thread's counts, kept in memory until `take` is called. They contain nothing about a visitor. */
export function createTally(now: () => number = Date.now) {
  let days: DayCounts[] = []
  let until = 0
  let current = emptyDay('')

  function today(): DayCounts {
    const at = now()
    // If the clock is set back a day, counting continues under the later day until the clock catches up
    if (at < until) return current
    until = (Math.floor(at / dayMs) + 1) * dayMs
    current = emptyDay(dayOf(at))
    days.push(current)
    return current
  }

  return {
    /** `source`: the host that the visit came from; null for none. */
    view(page: string, source: string | null): void {
      const counts = today()
      addTo(counts, 'pages', page)
      if (source !== null) addTo(counts, 'referrers', source)
    },
    form(form: string, event: FormEvent): void {
      addTo(today(), 'forms', `${form} ${event}`)
    },
    /** What was counted since the last call. */
    take(): DayCounts[] {
      const taken = days
      days = []
      until = 0
      return taken
    },
  }
}
