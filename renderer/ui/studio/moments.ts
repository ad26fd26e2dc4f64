const zone = 'Europe/London'
const numbers = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
const clockWithSeconds = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'medium' })
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { timeZone: zone, day: 'numeric', month: 'long' })
const withYear = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'long' })

/**
 * A moment (ISO 8601) in words: "today 09:14", "yesterday 17:40", "14 October, 16:02", in another year "14
 * October 2024". For the first paint, call it in `+data`: a browser may format dates differently, and
 * hydration would not match.
 */
export function momentInWords(iso: string, now: number): string {
  const time = Date.parse(iso)
  if (Number.isNaN(time)) return iso
  const date = dayInWords(iso, now)
  if (date === 'today' || date === 'yesterday') return `${date} ${clock.format(time)}`
  return isThisYear(time, now) ? `${date}, ${clock.format(time)}` : date
}

/** The time of day only: "09:14". `time` is in milliseconds since 1970. */
export const timeOfDay = (time: number): string => clock.format(time)

/**
 * When something will happen, within a sentence: "today at 21:35", "tomorrow at 08:00", "on 3 December at
 * 08:00", in another year "on 3 December 2027 at 08:00". `time` and `now` are in milliseconds since 1970.
 */
export function momentInSentence(time: number, now: number): string {
  const day = calendarDay(time)
  // From noon UTC, adding 24 hours always reaches the next day in London, even at a clock change
  const tomorrow = calendarDay(Date.parse(`${calendarDay(now)}T12:00:00Z`) + 86_400_000)
  const date = (isThisYear(time, now) ? dayAndMonth : withYear).format(time)
  const named = day === calendarDay(now) ? 'today' : day === tomorrow ? 'tomorrow' : `on ${date}`
  return `${named} at ${clock.format(time)}`
}

/**
 * The moments of a list (ISO 8601, newest first) in words, all different. Those that would read the same get
 * the time of day, then seconds; within one second they are numbered from the oldest.
 */
export function distinctMoments(moments: readonly string[], now: number): string[] {
  let words = moments.map((moment) => momentInWords(moment, now))
  for (const time of [clock, clockWithSeconds]) {
    const alike = repeated(words)
    words = words.map((said, at) => (alike.has(said) ? momentAt(moments[at] ?? '', now, time) : said))
  }
  const left = repeated(words)
  return words.map((said) => {
    const number = left.get(said)
    if (number === undefined) return said
    left.set(said, number - 1)
    return `${said} (${number})`
  })
}

function momentAt(iso: string, now: number, time: Intl.DateTimeFormat): string {
  if (Number.isNaN(Date.parse(iso))) return iso
  const day = dayInWords(iso, now)
  return `${day}${day === 'today' || day === 'yesterday' ? ' ' : ', '}${time.format(Date.parse(iso))}`
}

/** The values that occur more than once, with their counts. */
function repeated(words: readonly string[]): Map<string, number> {
  const count = new Map<string, number>()
  for (const said of words) count.set(said, (count.get(said) ?? 0) + 1)
  return new Map([...count].filter(([, times]) => times > 1))
}

/** The day only: "today", "yesterday", "14 October", "14 October 2024". */
export function dayInWords(iso: string, now: number): string {
  const time = Date.parse(iso)
  if (Number.isNaN(time)) return iso
  if (calendarDay(time) === calendarDay(now)) return 'today'
  // From noon UTC, subtracting 24 hours always reaches the previous day in London, even at a clock change
  const noon = Date.parse(`${calendarDay(now)}T12:00:00Z`)
  if (calendarDay(time) === calendarDay(noon - 86_400_000)) return 'yesterday'
  return (isThisYear(time, now) ? dayAndMonth : withYear).format(time)
}

const isThisYear = (time: number, now: number): boolean =>
  calendarDay(time).slice(0, 4) === calendarDay(now).slice(0, 4)

/** The date in London, as `2026-11-21`. From parts: the format of a whole date differs by ICU version. */
export function calendarDay(time: number): string {
  const parts = new Map(numbers.formatToParts(time).map(({ type, value }) => [type, value]))
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}
