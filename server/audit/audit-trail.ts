import { chown, open, stat, unlink } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Activity, actors, type RecordActivity } from '#domain/audit/activity.ts'
import { errorCodeForLog } from '../errors.ts'
import { ensureFolder, ignoreMissing, readOrNull, syncFolder, writeDurable } from '../files.ts'
import type { Log } from '../http/log.ts'
import { headName, headText, lineOf, readLine } from './chain.ts'
import { readTrailEnd, type TrailEnd } from './trail-end.ts'
import { linesBackwards, monthsIn } from './trail-files.ts'
import { withTrailLock } from './trail-lock.ts'

/** An answer waits so long for its line to be on disk, and then leaves without. Milliseconds. */
const mostWaitMs = 300
/** While the disk takes nothing: the wait until the next try, and how many events are kept for it. */
const retryMs = 5_000
const mostKept = 10_000
const mostAtOnce = 1_000
/** Of refused sign-ins, as many lines a minute; the others are counted. */
const failedPerMinute = 10
const minuteMs = 60_000
/** Neither an address nor a name: what has a blank or an @ is no id. */
const idPattern = /^[\w./-]{1,200}$/

export const auditFolder = (dataDir: string): string => path.join(dataDir, 'audit')

type AuditOptions = {
  dataDir: string
  /** Signs the head. */
  secret: string
  /** Months after which lines are removed. */
  months: number
  log: Log
  now?: () => number
  /** False while nothing may be removed by the clock. */
  mayExpire?: () => boolean
  retryMs?: number
}

export type AuditState = { status: 'ok' | 'failing'; waiting: number; lost: number }

type Pending = { entry: object; written: () => void }

/**
 * The audit trail: one line for each activity, chained and append-only (ADR-0038). Events of one moment share a write and its
 * fsync. A disk that takes nothing holds nobody up: events are kept in memory and written when it takes them again.
 */
export function createAuditTrail(options: AuditOptions) {
  const { dataDir, secret, months, log, now = Date.now, mayExpire = () => true } = options
  const dir = auditFolder(dataDir)
  const waiting: Pending[] = []
  /** As this process left it; null: to be read. */
  let end: TrailEnd | null = null
  let headWritten = ''
  /** Of a write that failed: lines that may be there nevertheless. */
  let attempted: string[] = []
  let running: Promise<void> | null = null
  let failing = false
  let lost = 0
  /** Only the server removes what is old. */
  let watchesMonths = false
  let monthLookedAt = ''
  let timer: NodeJS.Timeout | undefined
  const failed = { since: 0, count: 0 }

  const record: RecordActivity = (activity) => {
    if (activity.action === 'sign-in-failed' && isOneTooMany()) return Promise.resolve()
    return add(activity)
  }

  function add({ by, action, object = null, ...facts }: Activity): Promise<void> {
    const checked = Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'string' ? idOf(value) : value,
    ])
    const at = new Date(now()).toISOString()
    const entry = { at, by: idOf(by), action, object: idOf(object), ...Object.fromEntries(checked) }
    if (waiting.length >= mostKept) {
      lost += 1
      return Promise.resolve()
    }
    const written = new Promise<void>((resolve) => {
      waiting.push({ entry, written: resolve })
    })
    if (failing) return Promise.resolve()
    write()
    return within(mostWaitMs, written)
  }

  /** A flood of guesses must neither fill the disk nor hide: those left out of one minute are one line. */
  function isOneTooMany(): boolean {
    if (Math.abs(now() - failed.since) >= minuteMs) {
      tellOfFailed()
      failed.since = now()
    }
    failed.count += 1
    return failed.count > failedPerMinute
  }

  function tellOfFailed(): void {
    const count = failed.count - failedPerMinute
    failed.count = 0
    if (count > 0) void add({ by: null, action: 'sign-in-failed', count })
  }
  const minutes = setInterval(() => {
    if (Math.abs(now() - failed.since) >= minuteMs) tellOfFailed()
    if (isMonthDue()) write()
  }, minuteMs).unref()

  function write(): void {
    clearTimeout(timer)
    running ??= writeAll().finally(() => {
      running = null
      // It came after the last look
      if (waiting.length > 0 && !failing) write()
    })
  }

  async function writeAll(): Promise<void> {
    while (waiting.length > 0 || isMonthDue()) {
      try {
        await ensureFolder(dir)
        await giveToOwner(dir, dataDir)
        const done = await withTrailLock(dir, writeBatch)
        // An answer leaves nothing under way behind it, not even the lock
        for (const { written } of done) written()
        if (failing) log.info({}, 'The audit trail is written again')
        failing = false
      } catch (error) {
        end = null
        if (!failing)
          log.error(
            { ...errorCodeForLog(error) },
            'The audit trail cannot be written: events are kept in memory',
          )
        failing = true
        for (const { written } of waiting) written()
        timer = setTimeout(write, options.retryMs ?? retryMs).unref()
        return
      }
    }
  }

  /** Under the lock. Resolves with the events that are on disk. */
  async function writeBatch(): Promise<Pending[]> {
    let at = await currentEnd()
    const done = await takeWritten()
    const lines: string[] = []
    const add = (entry: object) => {
      const { line, hash } = lineOf({ n: at.n + 1, ...entry }, at.hash)
      at = { ...at, n: at.n + 1, hash }
      lines.push(line)
    }
    const said = (remark: object) =>
      add({ at: new Date(now()).toISOString(), by: actors.server, object: null, ...remark })
    for (const { action, object = null, ...facts } of at.remarks) said({ action, object, ...facts })
    if (lost > 0) said({ action: 'events-lost', count: lost })
    const toldLost = lost
    const expired = await expiredMonths(at)
    if (expired) said({ action: 'trail-shortened', object: expired.files.at(-1)?.slice(0, 7) ?? null })
    const own = lines.length
    const batch = waiting.slice(0, mostAtOnce)
    for (const { entry } of batch) add(entry)
    if (lines.length === 0) {
      if (mayExpire()) monthLookedAt = monthNow()
      return done
    }

    const month = `${monthNow()}.jsonl`
    // A clock that was set back goes on in the newest file: names are in the order of lines
    const file = at.file !== null && at.file > month ? at.file : month
    const isNew = file !== at.file
    // A torn end of the file before stays as it is
    const before = isNew ? 0 : at.size
    const text = `${at.isTorn && !isNew ? '\n' : ''}${lines.join('\n')}\n`
    attempted = lines.slice(own)
    await append(path.join(dir, file), text, before)
    lost -= toldLost
    const size = before + text.length
    const from = expired?.from ?? at.from
    const next: TrailEnd = { ...at, file, size, from, isTorn: false, remarks: [] }
    headWritten = headText({ version: 1, n: at.n, hash: at.hash, file, size, from }, secret)
    await writeDurable(path.join(dir, headName), headWritten, { owner: await ownerFor(dir) })
    end = next
    attempted = []
    if (mayExpire()) monthLookedAt = monthNow()
    done.push(...waiting.splice(0, batch.length))
    for (const name of expired?.files ?? []) await unlink(path.join(dir, name)).catch(ignoreMissing)
    if (expired) await syncFolder(dir)
    return done
  }

  /** Read again after another process, or a failure of this one, has written. */
  async function currentEnd(): Promise<TrailEnd> {
    if (end?.file) {
      const [head, size] = await Promise.all([
        readOrNull(path.join(dir, headName)),
        stat(path.join(dir, end.file)).then(
          (found) => found.size,
          () => -1,
        ),
      ])
      if (head === headWritten && size === end.size) return end
    }
    return readTrailEnd(dir, secret)
  }

  /** Events of a write that failed after their lines had reached the file must not be there twice. */
  async function takeWritten(): Promise<Pending[]> {
    if (attempted.length === 0) return []
    const first = readLine(attempted[0] ?? '').n ?? 0
    const there = new Set<string>()
    search: for (const name of (await monthsIn(dir)).reverse()) {
      for await (const line of linesBackwards(dir, name)) {
        // What came after it may be another program's
        if ((readLine(line).n ?? first) < first) break search
        there.add(line)
      }
    }
    const count = attempted.filter((line) => there.has(line)).length
    attempted = []
    return waiting.splice(0, count)
  }

  const monthNow = (): string => new Date(now()).toISOString().slice(0, 7)
  const isMonthDue = (): boolean => watchesMonths && mayExpire() && monthLookedAt !== monthNow()

  /** Months whose time is over, and what the first line that stays follows. Looked for at the start and in each new month. */
  async function expiredMonths(at: TrailEnd): Promise<{ files: string[]; from: TrailEnd['from'] } | null> {
    if (!isMonthDue()) return null
    const today = new Date(now())
    const limit = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months, 1))
    const oldest = `${limit.toISOString().slice(0, 7)}.jsonl`
    const files = (await monthsIn(dir)).filter((name) => name < oldest && name !== at.file)
    const last = files.at(-1)
    if (last === undefined) return null
    for await (const line of linesBackwards(dir, last)) {
      const { n, hash } = readLine(line)
      return { files, from: n === null ? at.from : { n, hash } }
    }
    return { files, from: at.from }
  }

  return {
    record,

    /** Begins the trail, tells in it what a crash has left, and removes months whose time is over. For the server. */
    start(): void {
      watchesMonths = true
      write()
    },

    state: (): AuditState => ({ status: failing ? 'failing' : 'ok', waiting: waiting.length, lost }),

    /** Tries once more to write what is waiting. */
    async close(): Promise<void> {
      clearInterval(minutes)
      tellOfFailed()
      await running
      if (waiting.length > 0) {
        write()
        await running
      }
      clearTimeout(timer)
      if (waiting.length > 0) log.error({ events: waiting.length }, 'Events of the audit trail are lost')
    },
  }
}

const idOf = (value: string | null): string | null =>
  value === null || idPattern.test(value) ? value : 'unnamed'

/** Flushed when it resolves. What a failed write left is taken away again if that can be done. */
async function append(file: string, text: string, before: number): Promise<void> {
  const owner = await ownerFor(path.dirname(file))
  const handle = await open(file, 'a', 0o600)
  try {
    if (owner) await handle.chown(owner.uid, owner.gid)
    await handle.appendFile(text, 'latin1')
    await handle.sync()
  } catch (error) {
    await handle.truncate(before).catch(() => undefined)
    throw error
  } finally {
    await handle.close()
  }
  if (before === 0) await syncFolder(path.dirname(file))
}

/** Written by root (the command line in a container), files go to the folder's owner, who runs the server. */
const ownerFor = async (dir: string): Promise<{ uid: number; gid: number } | undefined> =>
  process.getuid?.() === 0 ? stat(dir) : undefined

async function giveToOwner(dir: string, dataDir: string): Promise<void> {
  const owner = await ownerFor(dataDir)
  if (owner) await chown(dir, owner.uid, owner.gid)
}

async function within(ms: number, done: Promise<void>): Promise<void> {
  const limit = new AbortController()
  const late = sleep(ms, undefined, { signal: limit.signal }).catch(() => undefined)
  await Promise.race([done, late])
  limit.abort()
}
