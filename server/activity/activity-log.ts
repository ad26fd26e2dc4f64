import { chown, open, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Activity, RecordActivity } from '#domain/activity.ts'
import { errorCodeForLog } from '../kernel/errors.ts'
import { ensureFolder, ignoreMissing, removeDurable, syncFolder } from '../kernel/files.ts'
import type { Log } from '../kernel/log.ts'
import { createQueue } from '../kernel/queue.ts'
import { activityFiles } from './read-activity.ts'

const keptMonths = 24
/** After more months than this without a line, nothing is removed until the next month. */
const quietMonths = 3
/** Maximum lines a minute for refused sign-ins; the others are only counted. */
const refusedPerMinute = 10
const minuteMs = 60_000
/** Matches neither e-mail addresses nor names: text with a space or an @ is not an id. */
const idPattern = /^[\w./-]{1,200}$/
const newline = 0x0a

type Options = {
  dataDir: string
  log: Log
  now?: () => number
}

/**
 * Writes what members do to `DATA_DIR/activity/<year>-<month>.jsonl`, one line each, in the order of the
 * calls. If the disk refuses an event, it goes to the log: a full disk must not prevent a sign-in.
 */
export function createActivityLog({ dataDir, log, now = Date.now }: Options) {
  const dir = path.join(dataDir, 'activity')
  const queue = createQueue()
  let cleanedIn = ''
  const refused = { since: 0, count: 0 }

  const record: RecordActivity = async (activity) => {
    if (activity.action === 'sign-in-failed' && isOneTooMany()) return
    await add(activity)
  }

  async function add({ by, action, object = null, ...facts }: Activity): Promise<void> {
    const checked = Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'string' ? idOf(value) : value,
    ])
    const at = new Date(now()).toISOString()
    const entry = { at, by: idOf(by), action, object: idOf(object), ...Object.fromEntries(checked) }
    await queue
      .run(() => write(entry))
      .catch((error: unknown) =>
        log.error({ ...errorCodeForLog(error), entry }, 'An activity could not be written'),
      )
  }

  async function write(entry: { at: string }): Promise<void> {
    const month = entry.at.slice(0, 7)
    await ensureFolder(dir)
    await appendLine(path.join(dir, `${month}.jsonl`), JSON.stringify(entry))
    if (month === cleanedIn) return
    const [year = 0, number = 0] = month.split('-').map(Number)
    const monthsAgo = (count: number) =>
      new Date(Date.UTC(year, number - 1 - count)).toISOString().slice(0, 7)
    const files = await activityFiles(dataDir)
    // After so long without a line, the clock may be wrong
    const before = files.find((file) => path.basename(file) < month)
    if (before && path.basename(before) < monthsAgo(quietMonths)) return
    for (const file of files) if (path.basename(file) < monthsAgo(keptMonths)) await removeDurable(file)
    cleanedIn = month
  }

  /** A flood of guesses must neither fill the disk nor go unseen. */
  function isOneTooMany(): boolean {
    if (Math.abs(now() - refused.since) >= minuteMs) {
      tellOfRefused()
      refused.since = now()
    }
    refused.count += 1
    return refused.count > refusedPerMinute
  }

  function tellOfRefused(): void {
    const count = refused.count - refusedPerMinute
    refused.count = 0
    if (count > 0) void add({ by: null, action: 'sign-in-failed', count })
  }

  return {
    record,
    async flush(): Promise<void> {
      tellOfRefused()
      await queue.run(async () => undefined)
    },
  }
}

const idOf = (value: string | null): string | null =>
  value === null || idPattern.test(value) ? value : 'unnamed'

/** Begins on a new line even after one that a crash or a full disk cut off. */
async function appendLine(file: string, line: string): Promise<void> {
  // If root writes it (the command line in a container), the file is given to the owner of the data folder,
  // who runs the server
  const folder = path.dirname(file)
  const owner = process.getuid?.() === 0 ? await stat(path.dirname(folder)).catch(ignoreMissing) : undefined
  if (owner) await chown(folder, owner.uid, owner.gid)
  const handle = await open(file, 'a+', 0o600)
  try {
    if (owner) await handle.chown(owner.uid, owner.gid)
    const { size } = await handle.stat()
    const last = size > 0 ? await handle.read(Buffer.alloc(1), 0, 1, size - 1) : null
    await handle.appendFile(`${last && last.buffer[0] !== newline ? '\n' : ''}${line}\n`)
    await handle.sync()
    if (size === 0) await syncFolder(folder)
  } finally {
    await handle.close()
  }
}
