import * as z from 'zod'
import { errorCodeForLog } from '../kernel/errors.ts'
import type { Log } from '../kernel/log.ts'
import { createQueue } from '../kernel/queue.ts'
import { addTo, createTally, type DayCounts, emptyDay, sections, type Tally } from './tally.ts'

type CountsOptions = {
  /** One file for each month (`2026-11`); `read` resolves with null when there is none. */
  kept: {
    read(month: string): Promise<string | null>
    write(month: string, text: string): Promise<void>
    remove(month: string): Promise<unknown>
  }
  log: Log
  now?: () => number
  /** How long counts are gathered before they are written. Milliseconds. */
  writeMs?: number
}

export type Counts = {
  tally: Pick<Tally, 'view' | 'form'>
  /** The days that have counts, in order, up to this moment. `2026-11-23`, both included. */
  between(first: string, last: string): Promise<DayCounts[]>
  /** Writes what is not written yet, and stops counting. */
  close(): Promise<void>
}

const count = z.record(z.string(), z.int().positive())
const fileSchema = z.record(
  z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  z.object({ pages: count, referrers: count, forms: count }),
)

/** Long enough to compare a month with the same month of the year before. */
const keptMonths = 25
/** How many older months are checked for files to remove, in case the server was off. */
const forgottenMonths = 12

const monthOf = (day: string): string => day.slice(0, 7)

type Month = { days: Map<string, DayCounts>; changed: boolean }

/**
 * Counts views, sources and forms by day (R271), in memory and in one file for each month, written every
 * minute and on closing. Only the process that owns the data folder writes, and it reads a month before
 * adding to it: a restart loses and doubles nothing, a crash loses the last minute.
 */
export function createCounts(options: CountsOptions): Counts {
  const { kept, log, now = Date.now, writeMs = 60_000 } = options
  const tally = createTally(now)
  const months = new Map<string, Month>()
  /** Taken from the tally, but not yet added to a month. */
  const waiting: DayCounts[] = []
  const queue = createQueue()
  let tidied = ''
  const timer = setInterval(() => void queue.run(write), writeMs).unref()

  async function gather(): Promise<void> {
    waiting.push(...tally.take())
    while (waiting[0]) {
      const [{ day }] = waiting as [DayCounts]
      const { days } = await monthAt(monthOf(day))
      const sum = days.get(day) ?? emptyDay(day)
      days.set(day, sum)
      const added = waiting.shift()
      for (const section of sections)
        for (const [key, times] of added?.[section] ?? []) addTo(sum, section, key, times)
      markChanged(monthOf(day))
    }
  }

  function markChanged(name: string): void {
    const month = months.get(name)
    if (month) month.changed = true
  }

  async function monthAt(name: string): Promise<Month> {
    const known = months.get(name)
    if (known) return known
    const month = { days: await readMonth(name), changed: false }
    months.set(name, month)
    return month
  }

  /** Rejects when the file exists but cannot be read: it must not be overwritten. */
  async function readMonth(name: string): Promise<Map<string, DayCounts>> {
    const text = await kept.read(name)
    if (text === null) return new Map()
    try {
      const days = Object.entries(fileSchema.parse(JSON.parse(text)))
      return new Map(
        days.map(([day, one]) => [
          day,
          {
            day,
            pages: new Map(Object.entries(one.pages)),
            referrers: new Map(Object.entries(one.referrers)),
            forms: new Map(Object.entries(one.forms)),
          },
        ]),
      )
    } catch {
      log.warn({ month: name }, 'The counts of a month are damaged; they start anew')
      return new Map()
    }
  }

  async function write(): Promise<void> {
    try {
      await gather()
      for (const [name, month] of months) {
        if (month.changed) await kept.write(name, textOf(month))
        month.changed = false
        if (name !== monthNow()) months.delete(name)
      }
      await tidy()
    } catch (error) {
      log.warn({ code: errorCodeForLog(error) }, 'The counts could not be kept')
    }
  }

  const monthNow = () => new Date(now()).toISOString().slice(0, 7)

  async function tidy(): Promise<void> {
    if (tidied === monthNow()) return
    for (let ago = keptMonths; ago < keptMonths + forgottenMonths; ago += 1) {
      const date = new Date(`${monthNow()}-01T00:00:00Z`)
      date.setUTCMonth(date.getUTCMonth() - ago)
      await kept.remove(date.toISOString().slice(0, 7))
    }
    tidied = monthNow()
  }

  return {
    tally,
    between: (first, last) =>
      queue.run(async () => {
        await gather()
        const found: DayCounts[] = []
        for (const name of monthsBetween(monthOf(first), monthOf(last))) {
          const days = months.get(name)?.days ?? (await readMonth(name))
          found.push(...[...days.values()].filter(({ day }) => day >= first && day <= last))
        }
        return found.sort((one, two) => (one.day < two.day ? -1 : 1))
      }),
    async close() {
      clearInterval(timer)
      await queue.run(write)
    },
  }
}

const textOf = ({ days }: Month): string =>
  JSON.stringify(
    Object.fromEntries(
      [...days.values()].map(({ day, ...counts }) => [
        day,
        Object.fromEntries(sections.map((section) => [section, Object.fromEntries(counts[section])])),
      ]),
    ),
  )

function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  const date = new Date(`${first}-01T00:00:00Z`)
  for (let name = first; name <= last; name = date.toISOString().slice(0, 7)) {
    months.push(name)
    date.setUTCMonth(date.getUTCMonth() + 1)
  }
  return months
}
