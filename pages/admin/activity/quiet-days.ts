import type { RecordedActivity } from '#domain/audit/activity.ts'
import { capitalised } from '#domain/capitalised.ts'
import { activityText as text } from '#locales/en/admin-activity.ts'
import { timeOfDay } from '#renderer/admin/moments.ts'
import { factsInWords, wordsIn } from './activity-words.ts'

/** A day within a sentence, and what was done on it, newest first. */
export type EntriesOfDay = { day: string; entries: RecordedActivity[] }
type Span = [EntriesOfDay, ...EntriesOfDay[]]

/** Neighbouring days on which members did nothing but sign in and out. */
export type QuietDays = {
  day: string
  people: string[]
  what: string
  signIns: { n: number; at: string; words: string }[]
}

export const isSignInOrOut = ({ action }: RecordedActivity): boolean =>
  action === 'sign-in' || action === 'sign-out'

const isQuiet = ({ entries }: EntriesOfDay): boolean => entries.every(isSignInOrOut)

/** Each day by itself, and quiet neighbours together unless all are wanted apart. */
export function spansOf(days: readonly EntriesOfDay[], { apart }: { apart: boolean }): Span[] {
  const spans: Span[] = []
  for (const day of days) {
    const last = spans.at(-1)
    if (!apart && last && isQuiet(last[0]) && isQuiet(day)) last.push(day)
    else spans.push([day])
  }
  return spans
}

/** Newest first, as all of the list. */
export function quietDays(span: Span, nameOf: (by: string | null) => string): QuietDays {
  const entries = span.flatMap((day) => day.entries)
  const count = entries.length
  const isAlike = entries.every(({ action }) => action === 'sign-in')
  return {
    day: daysInWords(span.at(-1)?.day ?? '', span[0].day),
    people: [...new Set(entries.map(({ by }) => nameOf(by)))],
    what: isAlike ? text.often({ what: text.actions['sign-in'], count }) : text.inAndOut({ count }),
    signIns: span.flatMap(({ day, entries }) =>
      entries.map(({ n, at, by, action, facts }) => ({
        n,
        at,
        words: text.signIn({
          day: capitalised(day),
          time: timeOfDay(Date.parse(at)),
          who: nameOf(by),
          what: [wordsIn(text.actions, action) ?? action, ...factsInWords(facts)].join(' ').toLowerCase(),
        }),
      })),
    ),
  }
}

/** `12 to 17 November`, `28 October to 2 November`, `24 November to yesterday`. */
function daysInWords(first: string, last: string): string {
  const month = first.slice(first.indexOf(' '))
  const from = first.includes(' ') && last.endsWith(month) ? first.slice(0, -month.length) : first
  return capitalised(text.span({ from, to: last }))
}
