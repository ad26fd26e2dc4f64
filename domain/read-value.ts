import { instantOf, siteZone } from './local-time.ts'
import { withoutInvisible } from './text.ts'

/** Reads values that people and other programs wrote into files. Null when unreadable: the caller picks a safe value. Pure. */

const truths = new Map(
  Object.entries({
    true: true,
    yes: true,
    on: true,
    y: true,
    1: true,
    false: false,
    no: false,
    off: false,
    n: false,
    0: false,
  }),
)

/** Reads `yes`, `"true"`, `off`, `1` …; null for a list or a mapping. */
export const readBoolean = (value: unknown): boolean | null =>
  typeof value === 'object' ? null : (truths.get(bare(String(value)).toLowerCase()) ?? null)

/** Without quotes, and with plain characters instead of those that word processors substitute. */
const bare = (text: string): string =>
  withoutInvisible(text.slice(0, 200).normalize('NFKC'))
    .replace(/[‐-―−]/g, '-')
    .replace(/[‘’‚′]/g, "'")
    .replace(/[“”„″]/g, '"')
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim()

const iso =
  /^(\d{4})-(\d\d)-(\d\d)(?:(?:t|\s+)(\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?\s*(z|utc|gmt|([+-])(\d\d):?(\d\d)?)?)?$/i

/**
 * Reads an ISO 8601 calendar date, with or without a time, as ISO 8601 in UTC. Without an offset it is local time in `zone`;
 * the machine's zone never counts. Null for a day that does not exist.
 */
export function readDate(text: string, zone = siteZone): string | null {
  const found = iso.exec(bare(text))
  if (!found) return null
  const [, year, month, day, hour = '00', minute = '00', second = '00', fraction = '', offset, sign, ...far] =
    found
  // Go programs write the year 1 for "no date"
  if (Number(year) < 1000) return null
  const date = `${year}-${month}-${day}`
  const midnight = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== date) return null
  const [farHours, farMinutes] = [Number(far[0] ?? 0), Number(far[1] ?? 0)]
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59 || farHours > 14 || farMinutes > 59)
    return null
  const minutes = Number(hour) * 60 + Number(minute)
  const ahead = (farHours * 60 + farMinutes) * (sign === '-' ? -1 : 1)
  const start = offset === undefined ? instantOf(date, minutes, zone) : midnight + (minutes - ahead) * 60_000
  const rest = Number(second) * 1000 + Number(fraction.slice(0, 3).padEnd(3, '0'))
  return new Date(start + rest).toISOString()
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i
const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+(?:of\s+)?([a-z]{3,9})\.?,?[\s-]+(\d{4})(?![\d])(.*)$/i
const monthFirst = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?![\d])(.*)$/i
const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)(.*)$/

/**
 * Reads a date as other blogs write it: also with the month as an English word, year first with any separator, or Unix time.
 * Null for day and month as two numbers before the year (31/12/2030), which is ambiguous. Without an offset it is UTC, as
 * Hugo, Astro, Eleventy and Ghost document it.
 */
export function readForeignDate(given: string | number | null | undefined): string | null {
  const text = bare(String(given ?? ''))
  if (text.length > 60) return null
  if (/^\d{10}$|^\d{12,13}$/.test(text)) return unixDate(text)
  const plain = text.replace(weekday, '').replace(/^(\d{4})(\d\d)(\d\d)(?=$| )/, '$1-$2-$3')
  const [, y, , m, d, rest] = yearFirst.exec(plain) ?? []
  if (y && m && d) return fromParts(y, m, d, rest)
  const [, dayOfMonth, name, year, after] = dayFirst.exec(plain) ?? []
  if (dayOfMonth && name && year) return fromParts(year, monthOf(name), dayOfMonth, after)
  const [, word, number, ofYear, time] = monthFirst.exec(plain) ?? []
  return word && number && ofYear ? fromParts(ofYear, monthOf(word), number, time) : null
}

/** Digits may also be a date and an hour without separators; ten digits that could be either give null. */
function unixDate(digits: string): string | null {
  const [, date = '', hour, minute] = /^((?:19|20)\d{6})(\d\d)(\d\d)?$/.exec(digits) ?? []
  const written = hour && readForeignDate(`${date} ${hour}:${minute ?? '00'}`)
  if (written) return minute === undefined ? null : written
  return new Date(Number(digits) * (digits.length === 10 ? 1000 : 1)).toISOString()
}

/** The only unambiguous names of zones (RFC 2822). */
const americanHours: Record<string, string> = {
  EDT: '-04:00',
  EST: '-05:00',
  CDT: '-05:00',
  CST: '-06:00',
  MDT: '-06:00',
  MST: '-07:00',
  PDT: '-07:00',
  PST: '-08:00',
}

const monthNames =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/i
const monthOf = (word: string): string =>
  monthNames.test(word) ? String(months.indexOf(word.slice(0, 3).toLowerCase()) + 1) : '0'

function fromParts(year: string, month: string, day: string, rest = ''): string | null {
  const clock = rest
    .replace(/(?<=[+-]\d\d:?\d\d\s*)\([^()]{0,40}\)$|(?<=z|[+-]\d\d:?\d\d)\[[\w/+-]{1,40}\]$/i, '')
    .replace(/^(?:,|t)?\s*(?:at\s+)?/i, '')
    .replace(/\b(?:gmt|utc)(?=[+-]\d)/i, '')
    .replace(/(?<=\d\s*)[ECMP][DS]T$/i, (name) => americanHours[name.toUpperCase()] ?? name)
    .replace(/^(\d{1,2})\s*(?=[ap]\.?m\b)/i, '$1:00 ')
    .replace(/^(\d):/, '0$1:')
    .replace(
      /^(\d\d)(:[\d:]+)\s*([ap])\.?m\.?/i,
      (_, hour: string, more: string, half: string) =>
        `${String((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)).padStart(2, '0')}${more}`,
    )
    .trim()
  return readDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')} ${clock}`.trim(), 'UTC')
}
