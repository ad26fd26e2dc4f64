import type { HistoryEntry } from '#domain/posts/history-views.ts'
import { historyText } from '#locales/en/admin-history.ts'
import { momentInWords } from '#renderer/ui/studio/moments.ts'

const { fields, kinds } = historyText

/** A field's name in the middle of a sentence: lower case except FAQ. */
const fieldInside = (field: keyof typeof fields): string =>
  field === 'faqData' ? fields[field] : fields[field].toLowerCase()

/** A version's name, and a line on what changed if the name does not say it. Pure. */
export function nameOf(entry: HistoryEntry, now: number): { name: string; changes: string | null } {
  const changed = (entry.changed ?? []).filter((field) => field !== 'publishedAt')
  const besides = changed.filter((field) => field !== 'published')
  const also = besides.length > 0 ? historyText.alsoChanged({ names: besides.map(fieldInside) }) : null
  if (entry.removed) return { name: kinds.deleted, changes: null }
  if (entry.outside) return { name: outsideName(entry.message), changes: also }
  const other = changed.join() === 'content' ? linkedPostIn(entry.message) : null
  if (other !== null) return { name: kinds.links({ title: other }), changes: null }
  switch (/^\w+/.exec(entry.message)?.[0]) {
    case 'Create':
      return { name: kinds.created, changes: null }
    case 'Publish':
      return { name: kinds.published, changes: also }
    case 'Unpublish':
      return { name: kinds.unpublished, changes: also }
    case 'Schedule':
      return { name: kinds.scheduled({ moment: momentInWords(entry.publishedAt ?? '', now) }), changes: also }
    case 'Restore':
      return { name: restoredName(entry.message, now), changes: also }
    case 'Edit':
      return {
        name: changed.length > 0 ? kinds.changed({ names: changed.map(fieldInside) }) : kinds.saved,
        changes: null,
      }
    default:
      return { name: entry.message, changes: also }
  }
}

/**
 * The deleted post's title in a message such as `Delete "…" with links in 2 posts (slug)`, which also
 * describes a version of each linking post. Null for any other message.
 */
const linkedPostIn = (message: string): string | null =>
  /^\w+ "(.*)" (?:.* )?with links in \d+ posts? \(\S*\)$/.exec(message.split('\n', 1)[0] ?? '')?.[1] ?? null

function outsideName(message: string): string {
  if (message === 'Start the history of the content') return kinds.onRecord
  return /^Keep \S+ as it was edited outside$/.test(message) ? kinds.byHand : message
}

/** For `Restore "…" to the version of 14 October 2026 at 16:02 UTC (slug)`; the studio shows London time. */
function restoredName(message: string, now: number): string {
  const [, date, time] =
    /to the version of (\d+ \w+ \d{4})(?:,| at) (\d+:\d+) UTC \(\S*\)$/.exec(message) ?? []
  const moment = Date.parse(`${date} ${time} UTC`)
  return Number.isNaN(moment)
    ? kinds.deletedRestored
    : kinds.restored({ moment: momentInWords(new Date(moment).toISOString(), now) })
}

/** Says whether a version was made by hand in the folder or with a push; null for one saved in the studio. */
export function outsideWay(entry: HistoryEntry): string | null {
  if (!entry.outside || entry.message === 'Start the history of the content') return null
  return /^Keep \S+ as it was edited outside$/.test(entry.message)
    ? historyText.outsideHand
    : historyText.outsidePush
}
