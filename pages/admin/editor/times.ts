import { calendarDay, timeOfDay } from '#renderer/ui/studio/moments.ts'

/** The editor's London times, besides `moments.ts`. Pure; times are milliseconds since 1970. */

const zone = { timeZone: 'Europe/London' } as const
const weekday = new Intl.DateTimeFormat('en-GB', { ...zone, weekday: 'long' })

export const weekdayOf = (time: number): string => weekday.format(time)

/** Whole calendar days from the first to the second; negative if the first is later. */
export const daysBetween = (from: number, to: number): number =>
  Math.round((Date.parse(calendarDay(to)) - Date.parse(calendarDay(from))) / 86_400_000)

/**
 * The moment when London's clocks show a day (`2026-12-01`) and a time (`08:00`); null if they never do. The
 * first of two when clocks go back.
 */
export function londonTime(onDay: string, at: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(onDay) || !/^\d{2}:\d{2}$/.test(at)) return null
  const asUtc = Date.parse(`${onDay}T${at}:00Z`)
  if (Number.isNaN(asUtc)) return null
  // London is at most an hour ahead
  return (
    [asUtc - 3_600_000, asUtc].find((time) => calendarDay(time) === onDay && timeOfDay(time) === at) ?? null
  )
}
