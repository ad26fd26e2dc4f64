/** Converts between instants and the dates and times of a time zone. Pure. */

/** The zone of all dates that the site shows, and of dates without a zone in files. */
export const siteZone = 'Europe/London'

/** A calendar date, `2026-03-29`. */
export type LocalDate = string

const dayMs = 86_400_000
const minuteMs = 60_000

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}

/** How far the zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000
}

export const dateAt = (at: number, timeZone: string): LocalDate =>
  new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 10)

export const addDays = (date: LocalDate, days: number): LocalDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/**
 * The instant at which clocks of the zone show a time on a date, in milliseconds. If a time occurs twice, the
 * first occurrence counts; a skipped time is moved later by as much as the clocks go forward.
 */
export function instantOf(date: LocalDate, minutes: number, timeZone: string): number {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutes * minuteMs
  const before = offsetAt(asUtc - dayMs, timeZone)
  const after = offsetAt(asUtc + dayMs, timeZone)
  const fits = [asUtc - before, asUtc - after].filter((at) => at + offsetAt(at, timeZone) === asUtc)
  return fits.length > 0 ? Math.min(...fits) : asUtc - before
}
