import {
  type ActivityPage,
  type ActivityQuery,
  activityKinds,
  type RecordedActivity,
} from '#domain/audit/activity.ts'
import { entryOf } from './chain.ts'
import { linesBackwards, monthsIn } from './trail-files.ts'

/** The newest entries that a query asks for. Only what is shown is in memory; unreadable lines are left out. */
export async function readTrail(
  dir: string,
  { by, kind, before = Number.POSITIVE_INFINITY, limit }: ActivityQuery,
): Promise<ActivityPage> {
  const actions: readonly string[] | null = kind ? activityKinds[kind] : null
  const entries: RecordedActivity[] = []
  for await (const entry of newestFirst(dir, by)) {
    if (entry.n >= before) continue
    if (by !== undefined && entry.by !== by && entry.object !== by) continue
    if (actions && !actions.includes(entry.action)) continue
    // One more than is shown: is there another page?
    if (entries.length === limit) return { entries, next: entries.at(-1)?.n ?? null }
    entries.push(entry)
  }
  return { entries, next: null }
}

/** Every entry since a time (ISO 8601, or the beginning of one), newest first. */
export async function* entriesSince(dir: string, since: string | null): AsyncGenerator<RecordedActivity> {
  for await (const entry of newestFirst(dir)) {
    if (since !== null && entry.at < since) continue
    yield entry
  }
}

async function* newestFirst(dir: string, by?: string): AsyncGenerator<RecordedActivity> {
  const months = await monthsIn(dir)
  for (const name of months.reverse()) {
    for await (const line of linesBackwards(dir, name)) {
      // Parsing is what takes the time
      if (by !== undefined && !line.includes(by)) continue
      const entry = entryOf(line)
      if (entry) yield entry
    }
  }
}
