import { createHash, randomBytes } from 'node:crypto'
import { link, readFile, readlink, unlink, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { hasCode, ignoreMissing, readOrNull, syncFolder } from './files.ts'

/**
 * Lock files between processes. A lock contains its holder's details; a killed holder leaves a stale lock.
 * Within one system it is known whether the holder still runs. For a holder on another machine or in another
 * container the caller decides.
 */

const holderSchema = z.object({
  host: z.string(),
  pid: z.int().positive(),
  /** The machine's current boot, and the namespace of the process number; null without /proc. */
  boot: z.string().nullable().default(null),
  namespace: z.string().nullable().default(null),
  /** The start of the process in the kernel's clock ticks, needed because process numbers are reused. */
  started: z.string().nullable().default(null),
  /** ISO 8601. */
  since: z.string().nullable().default(null),
})
export type LockHolder = z.infer<typeof holderSchema>

/** Decides whether the holder of a lock of another system has ended. `text` = the lock as it was read. */
export type ForeignCheck = (file: string, text: string) => Promise<boolean>

export type HeldLock = {
  /** Content of the lock file, unique to this lock. */
  text: string
  /** Removes the lock, unless another holder has it now. */
  release(): Promise<void>
}

/** `holder`: null when the lock does not identify one. */
export type LockAttempt = { ok: true; lock: HeldLock } | { ok: false; holder: LockHolder | null }

const pauseMs = 20
const releaseTries = 5
/** The namespace of processes outside every container (PROC_PID_INIT_INO). */
const outermost = 'pid:[4026531836]'
const ours = new Set<string>()

/**
 * Takes the lock if it is free or stale. The lock is flushed, and created together with its content. Safe
 * when several processes try at once: a stale lock may be removed only by the process that holds a second
 * lock, which guards the removal.
 */
export async function tryLock(file: string, isForeignGone: ForeignCheck): Promise<LockAttempt> {
  const text = await describeSelf()
  const temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`
  ours.add(text)
  let taken = false
  try {
    await writeFile(temporary, text, { flag: 'wx', mode: 0o600, flush: true })
    for (;;) {
      taken = await linked(temporary, file)
      if (taken) {
        await syncFolder(path.dirname(file))
        return { ok: true, lock: { text, release: () => release(file, text) } }
      }
      const found = await readOrNull(file)
      if (found === null) continue
      if (await blocks(file, found, isForeignGone)) return { ok: false, holder: holderOf(found) }
      await removeLeftOver(file, found, isForeignGone)
    }
  } catch (error) {
    // A lock that its holder does not know of would never be released
    if (taken) await release(file, text).catch(() => undefined)
    throw error
  } finally {
    if (!taken) ours.delete(text)
    // A leftover temporary file is harmless: no reason to refuse the lock, or to fail after it was taken
    await unlink(temporary).catch(() => undefined)
  }
}

export async function isHeld(file: string, isForeignGone: ForeignCheck): Promise<boolean> {
  const found = await readOrNull(file)
  return found !== null && blocks(file, found, isForeignGone)
}

async function blocks(file: string, text: string, isForeignGone: ForeignCheck): Promise<boolean> {
  const state = await stateOf(text)
  return state === 'held' || (state === 'foreign' && !(await isForeignGone(file, text)))
}

/** The holder of a lock on this system; null when it is free, stale, or another system's. */
export async function lockHolder(file: string): Promise<LockHolder | null> {
  const found = await readOrNull(file)
  return found !== null && (await stateOf(found)) === 'held' ? holderOf(found) : null
}

/** Retries the removal: while this process runs, others would mistake the remaining file for a held lock. */
async function release(file: string, text: string): Promise<void> {
  try {
    for (let tries = 1; ; tries += 1) {
      try {
        // Removes only this process's lock: another may have taken over while the process was suspended
        if ((await readOrNull(file)) === text) await unlink(file).catch(ignoreMissing)
        return
      } catch (error) {
        if (tries >= releaseTries) throw error
        await sleep(pauseMs)
      }
    }
  } finally {
    ours.delete(text)
  }
}

async function removeLeftOver(file: string, found: string, isForeignGone: ForeignCheck): Promise<void> {
  // The second lock, named after the stale lock's content. A process that gets it late finds that `file` has
  // other content by then, and removes nothing
  const claim = `${file}.${createHash('sha256').update(found).digest('hex').slice(0, 12)}`
  const attempt = await tryLock(claim, isForeignGone)
  if (!attempt.ok) {
    await sleep(pauseMs)
    return
  }
  try {
    if ((await readOrNull(file)) === found) await unlink(file)
  } finally {
    await attempt.lock.release()
  }
}

/** `foreign`: another system's lock, or one that identifies no holder. */
async function stateOf(text: string): Promise<'held' | 'gone' | 'foreign'> {
  if (ours.has(text)) return 'held'
  const holder = holderOf(text)
  if (holder === null || holder.host !== hostname()) return 'foreign'
  const [boot, namespace] = await Promise.all([bootId(), namespaceId()])
  if (holder.boot !== null && boot !== null) {
    const isSameMachine = holder.namespace === outermost && namespace === outermost
    if (holder.boot !== boot) return isSameMachine ? 'gone' : 'foreign'
    if (holder.namespace !== namespace) return 'foreign'
  }
  // This process's number, but not one of `ours`: left by a killed predecessor, as in a restarted container
  if (holder.pid === process.pid) return 'gone'
  return (await isRunning(holder)) ? 'held' : 'gone'
}

async function isRunning({ pid, started }: LockHolder): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!hasCode(error, 'EPERM')) return false
  }
  const facts = await processState(String(pid))
  // Processes of other users may be hidden
  if (facts === null) return true
  return facts.state !== 'Z' && (started === null || started === facts.started)
}

async function describeSelf(): Promise<string> {
  const [boot, namespace, self] = await Promise.all([bootId(), namespaceId(), processState('self')])
  const holder: LockHolder = {
    host: hostname(),
    pid: process.pid,
    boot,
    namespace,
    started: self?.started ?? null,
    since: new Date().toISOString(),
  }
  return `${JSON.stringify({ ...holder, id: randomBytes(9).toString('base64url') })}\n`
}

const bootId = (): Promise<string | null> =>
  readFile('/proc/sys/kernel/random/boot_id', 'utf8').then(
    (text) => text.trim(),
    () => null,
  )

const namespaceId = (): Promise<string | null> => readlink('/proc/self/ns/pid').catch(() => null)

/** Null when the system does not provide it. The program's name may contain blanks and brackets; the rest does not. */
async function processState(pid: string): Promise<{ state: string; started: string } | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const [state = '', started] = [fields[0], fields[19]]
  return started === undefined ? null : { state, started }
}

function holderOf(text: string): LockHolder | null {
  try {
    return holderSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}
