import * as z from 'zod'
import { errorCodeForLog } from './errors.ts'
import { readOrNull, writeDurable } from './files.ts'
import type { Log } from './log.ts'

const dayMs = 86_400_000
/** A server may be off for so long; a time that differs by more is in doubt. */
const plausibleMs = 14 * dayMs
/** For so long a server must have run with a time in doubt before it counts as true. */
const confirmedAfterMs = 7 * dayMs
/** A clock that is set right soon after the start (NTP) is no news. */
const toldAfterMs = 300_000

const recordSchema = z.object({
  /** The last time that was not in doubt, moved on by the time that the server has run since. */
  trusted: z.number(),
  /** The last time of the clock. */
  claimed: z.number(),
  /** How long the server has to run until the clock is believed; null while it is. */
  waitMs: z.number().nullable(),
  /** False for a clock that is in doubt only because there was nothing yet to compare it with. */
  jumped: z.boolean(),
  /** Whether staff were notified of the jump. */
  told: z.boolean(),
})

type ClockRecord = z.infer<typeof recordSchema>

export type TrustedClock = ReturnType<typeof createTrustedClock>

type ClockOptions = {
  /** Keeps the record over restarts. */
  file: string
  log: Log
  /** The clock that may be wrong. */
  now?: () => number
  /** Milliseconds on a clock that nobody can set. */
  uptime?: () => number
}

/**
 * The time of day for what must not follow a clock that is suddenly weeks off: the dates of leads and their end. Such a
 * time is believed once the server has run for seven days with it, and staff are told before (ADR-0015).
 */
export function createTrustedClock({
  file,
  log,
  now = Date.now,
  uptime = () => performance.now(),
}: ClockOptions) {
  let record: ClockRecord | null = null
  let lookedAt = uptime()
  let logged = false

  /** Reads the record of earlier runs. */
  async function open(): Promise<void> {
    record = parseRecord(await readOrNull(file))
  }

  /**
   * Compares the clock with the record, and keeps it; to be called every few minutes. `settled` is false during the first
   * week of a record, when there is nothing yet to compare with; `tell` while staff are to be told of a jump.
   */
  async function look(): Promise<{ settled: boolean; tell: boolean }> {
    if (!record) await open()
    const at = uptime()
    const next = judge(record, { now: now(), ranMs: at - lookedAt })
    lookedAt = at
    record = next
    await keep(next)
    const { waitMs, jumped, told } = next
    if (jumped && !logged) {
      const days = Math.round((next.claimed - next.trusted) / dayMs)
      log.error({ days }, 'the clock has jumped: the time before it is used until the clock is confirmed')
    }
    logged = jumped
    const lasts = waitMs !== null && confirmedAfterMs - waitMs >= toldAfterMs
    return { settled: waitMs === null || jumped, tell: jumped && lasts && !told }
  }

  /** Staff know of the jump. */
  async function markTold(): Promise<void> {
    if (!record) return
    record = { ...record, told: true }
    await keep(record)
  }

  /** A write error does not prevent retention; after a restart the older record is used. */
  async function keep(next: ClockRecord): Promise<void> {
    await writeDurable(file, `${JSON.stringify(next)}\n`).catch((error: unknown) =>
      log.error(errorCodeForLog(error), 'the record of the clock cannot be written'),
    )
  }

  /** Milliseconds since the epoch: the clock's time, or the trusted time while the clock is in doubt. */
  function trustedNow(): number {
    if (!record) return now()
    const trusted = record.trusted + uptime() - lookedAt
    return isPlausible(now(), trusted) ? now() : trusted
  }

  return {
    open,
    look,
    markTold,

    now: trustedNow,

    /**
     * The date of something new: what the clock says, but never weeks before the last time that was trusted. A lead dated
     * so early would be erased as soon as the clock is set right.
     */
    stamp: (): number => Math.max(now(), trustedNow()),

    /** The clock has jumped and is not believed yet. */
    inDoubt: (): boolean => record?.jumped ?? false,
  }
}

const isPlausible = (now: number, trusted: number): boolean => Math.abs(now - trusted) <= plausibleMs

/** The record after one more look. Pure. `ranMs`: how long the server has run since the look before. */
function judge(before: ClockRecord | null, { now, ranMs }: { now: number; ranMs: number }): ClockRecord {
  if (!before) return { trusted: now, claimed: now, waitMs: confirmedAfterMs, jumped: false, told: false }
  const believed: ClockRecord = { trusted: now, claimed: now, waitMs: null, jumped: false, told: false }
  const trusted = before.trusted + ranMs
  const plausible = isPlausible(now, trusted)
  const isNew = before.waitMs !== null && !before.jumped
  if (plausible && !isNew) return believed
  // A further jump: the week starts again
  const again = !plausible && !isPlausible(now, before.claimed + ranMs)
  const waitMs = before.waitMs === null || again ? confirmedAfterMs : before.waitMs - ranMs
  if (waitMs <= 0) return believed
  if (plausible) return { ...believed, waitMs }
  return { trusted, claimed: now, waitMs, jumped: true, told: before.told && !again }
}

function parseRecord(text: string | null): ClockRecord | null {
  try {
    return recordSchema.parse(JSON.parse(text ?? ''))
  } catch {
    // Missing or damaged: the week starts again
    return null
  }
}
