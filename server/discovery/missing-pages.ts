import * as z from 'zod'
import { isScanned, missingDays } from '#domain/site/missing-pages.schema.ts'
import { withoutPersonal } from '#domain/site/without-personal.ts'
import { errorCodeForLog } from '../kernel/errors.ts'
import { limits } from '../kernel/limits.ts'
import type { Log } from '../kernel/log.ts'
import { createQueue } from '../kernel/queue.ts'

type MissingPagesOptions = {
  /** Stores the counts across restarts, as text; null at first. */
  kept: { read(): Promise<string | null>; write(text: string): Promise<void> }
  log: Log
  now?: () => number
  /** How long counts are gathered before they are written. Milliseconds. */
  writeMs?: number
}

type MissingCount = { address: string; count: number; lastDay: string }

export type MissingCounts = {
  /** Counts one request. `path`: as it was sent, without its query. Nothing else of the request is stored. */
  note(path: string): void
  /** The most frequent first, of the last thirty days. */
  list(): { pages: MissingCount[]; scanners: number; uncounted: number }
  /** The most frequent first, of a period within the last thirty days: `2026-11-23`, both included. */
  between(first: string, last: string): { address: string; count: number }[]
  ignore(address: string): Promise<void>
  close(): Promise<void>
}

const most = limits.missingPages
const dayMs = 86_400_000

/** Requests on each day (`2026-11-23`, UTC). */
const daysSchema = z.record(z.string().regex(/^\d{4}-\d{2}-\d{2}$/), z.number().int().positive())
type Days = z.infer<typeof daysSchema>

const fileSchema = z.object({
  pages: z.record(z.string(), daysSchema),
  scanners: daysSchema,
  uncounted: daysSchema,
  ignored: z.array(z.string()),
})
type Kept = z.infer<typeof fileSchema>

const empty = (): Kept => ({ pages: {}, scanners: {}, uncounted: {}, ignored: [] })

/**
 * Counts by day how often public addresses were not found (R187). It stores the address without what could be
 * personal in it, and nothing about who asked. When full, it drops the address requested least and longest
 * ago. A crash loses the last minute.
 */
export async function createMissingCounts(options: MissingPagesOptions): Promise<MissingCounts> {
  const { kept, log, now = Date.now, writeMs = 60_000 } = options
  const read = await readKept()
  const pages = new Map(Object.entries(read.pages))
  const ignored = new Set(read.ignored.slice(-most))
  const { scanners, uncounted } = read
  let changed = false
  const writes = createQueue()
  const today = () => new Date(now()).toISOString().slice(0, 10)
  let pruned = ''
  const timer = setInterval(() => void write(), writeMs).unref()
  prune()

  async function readKept(): Promise<Kept> {
    try {
      const text = await kept.read()
      return text === null ? empty() : fileSchema.parse(JSON.parse(text))
    } catch (error) {
      log.warn(
        { code: errorCodeForLog(error) },
        'The counts of missing pages could not be read; they start anew',
      )
      return empty()
    }
  }

  const count = (days: Days): void => {
    const day = today()
    days[day] = (days[day] ?? 0) + 1
    changed = true
  }

  function prune(): void {
    if (pruned === today()) return
    pruned = today()
    const first = new Date(now() - (missingDays - 1) * dayMs).toISOString().slice(0, 10)
    for (const days of [scanners, uncounted, ...pages.values()]) {
      for (const day of Object.keys(days)) {
        // A future day was counted while the clock was wrong
        if (day >= first && day <= pruned) continue
        delete days[day]
        changed = true
      }
    }
    for (const [address, days] of pages) if (Object.keys(days).length === 0) pages.delete(address)
  }

  function makeRoom(): void {
    let least: { address: string; sum: number; last: string; days: Days } | undefined
    for (const [address, days] of pages) {
      const [sum, last] = [sumOf(days), lastOf(days)]
      if (!least || sum < least.sum || (sum === least.sum && last < least.last))
        least = { address, sum, last, days }
    }
    if (!least) return
    pages.delete(least.address)
    for (const [day, number] of Object.entries(least.days)) uncounted[day] = (uncounted[day] ?? 0) + number
  }

  const write = (): Promise<void> => writes.run(writeNow)

  async function writeNow(): Promise<void> {
    prune()
    if (!changed) return
    changed = false
    const text = JSON.stringify({
      pages: Object.fromEntries(pages),
      scanners,
      uncounted,
      ignored: [...ignored],
    })
    await kept.write(text).catch((error: unknown) => {
      changed = true
      log.warn({ code: errorCodeForLog(error) }, 'The counts of missing pages could not be kept')
    })
  }

  return {
    note(path) {
      prune()
      if (isScanned(path)) return count(scanners)
      const address = withoutPersonal(path.replace(/(?<=.)\/+$/, ''))
      if (ignored.has(address)) return
      let days = pages.get(address)
      if (!days) {
        if (pages.size >= most) makeRoom()
        days = {}
        pages.set(address, days)
      }
      count(days)
    },
    list() {
      prune()
      const listed = [...pages].map(([address, days]) => ({
        address,
        count: sumOf(days),
        lastDay: lastOf(days),
      }))
      listed.sort(
        (one, other) =>
          other.count - one.count ||
          (one.lastDay === other.lastDay ? 0 : one.lastDay < other.lastDay ? 1 : -1),
      )
      return { pages: listed, scanners: sumOf(scanners), uncounted: sumOf(uncounted) }
    },
    between(first, last) {
      prune()
      const listed = [...pages].map(([address, days]) => {
        const within = Object.entries(days).filter(([day]) => day >= first && day <= last)
        return { address, count: sumOf(Object.fromEntries(within)) }
      })
      return listed.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count)
    },
    async ignore(address) {
      pages.delete(address)
      ignored.add(address)
      const [oldest] = ignored
      if (ignored.size > most && oldest !== undefined) ignored.delete(oldest)
      changed = true
      await write()
    },
    async close() {
      clearInterval(timer)
      await write()
    },
  }
}

const sumOf = (days: Days): number => Object.values(days).reduce((sum, number) => sum + number, 0)

const lastOf = (days: Days): string => Object.keys(days).sort().at(-1) ?? ''
