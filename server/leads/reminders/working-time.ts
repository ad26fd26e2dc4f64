import { addDays, dateAt, instantOf, type LocalDate, weekdayOf } from '#domain/local-time.ts'
import { dayCodes, type LeadReminders, minutesOf } from '#domain/site/site.schema.ts'

const hourMs = 3_600_000
/** No deadline is further away: a year in which little is worked. */
const mostDays = 400

/**
 * When a number of hours has passed since `from`: plain hours, or hours of work where working hours are set.
 * Milliseconds since the epoch; `Infinity` where that is more than a year away.
 */
export function deadlineOf(
  from: number,
  hours: number,
  { workingHours, timeZone }: Pick<LeadReminders, 'workingHours' | 'timeZone'>,
): number {
  if (!workingHours) return from + hours * hourMs
  let left = hours * hourMs
  const first = dateAt(from, timeZone)
  for (let day = 0; day < mostDays; day += 1) {
    for (const { begins, ends } of spansOf(addDays(first, day), workingHours, timeZone)) {
      const start = Math.max(begins, from)
      if (ends <= start) continue
      if (ends - start >= left) return start + left
      left -= ends - start
    }
  }
  return Number.POSITIVE_INFINITY
}

type Span = { begins: number; ends: number }

/** The spans of one day in their order; those that overlap become one. */
function spansOf(
  date: LocalDate,
  workingHours: NonNullable<LeadReminders['workingHours']>,
  timeZone: string,
): Span[] {
  const code = dayCodes[weekdayOf(date)]
  const spans = workingHours
    .filter(({ days }) => days.some((day) => day === code))
    .map(({ from, to }) => ({
      begins: instantOf(date, minutesOf(from), timeZone),
      ends: instantOf(date, minutesOf(to), timeZone),
    }))
    .toSorted((one, other) => one.begins - other.begins)
  const merged: Span[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    if (last && span.begins <= last.ends) last.ends = Math.max(last.ends, span.ends)
    else merged.push({ ...span })
  }
  return merged
}
