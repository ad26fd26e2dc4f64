import { stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fromSystemError } from './errors.ts'
import { readOrNull } from './files.ts'
import type { Log } from './http/log.ts'
import { type ForeignCheck, type HeldLock, type LockHolder, lockHolder, tryLock } from './lock-file.ts'

/** How often the owner touches its lock. */
const beatMs = 2_000
/** A lock of another machine or container that is not touched for so long belongs to nobody any more. */
const stillMs = 8_000
const lookMs = 200

/** Another server owns the data folder. The message is for a person. */
export class DataInUse extends Error {
  constructor(dataDir: string, holder: LockHolder | null) {
    const who = holder
      ? `process ${holder.pid} on ${holder.host}${holder.since ? `, since ${holder.since}` : ''}`
      : 'a program that does not say who it is'
    super(
      `DATA_DIR ${dataDir} is in use by another server: ${who}. Stop that one first, or choose another folder.`,
    )
    this.name = 'DataInUse'
  }
}

type DataLockOptions = {
  /** Must exist. */
  dataDir: string
  log: Log
  /** Another server has taken the folder over: this process was suspended for long. */
  onLost: (error: DataInUse) => void
}

export type DataLock = {
  /** Lets the next server in at once. */
  release(): Promise<void>
}

/**
 * One server owns a data folder: sessions and deliveries are kept in its memory, and what one writes the other would
 * take back. Throws `DataInUse`. The lock of a server that was killed is taken over at once on the same system; from
 * another machine or container after 8 s in which nobody touches it, by which the clocks of both do not matter. The
 * command line takes no such lock. On a disk that takes no more files the server starts without it, and takes it as
 * soon as it can.
 */
export async function lockData({ dataDir, log, onLost }: DataLockOptions): Promise<DataLock> {
  const file = lockFileIn(dataDir)
  let reported = ''
  let held: HeldLock | null = await take()
  let closed = false
  let timer: NodeJS.Timeout | undefined
  let beating: Promise<void> = Promise.resolve()
  schedule()

  return {
    async release() {
      closed = true
      clearTimeout(timer)
      await beating
      await held?.release()
    },
  }

  async function take(): Promise<HeldLock | null> {
    try {
      const attempt = await tryLock(file, standsStill)
      if (!attempt.ok) throw new DataInUse(dataDir, attempt.holder)
      return attempt.lock
    } catch (error) {
      if (fromSystemError(error) === null) throw error
      const holder = await lockHolder(file)
      if (holder) throw new DataInUse(dataDir, holder)
      report(error)
      return null
    }
  }

  /** Once for each reason: it is met again at every beat. */
  function report(error: unknown): void {
    if (String(error) === reported) return
    reported = String(error)
    log.error({ error: reported }, 'The data folder cannot be locked against a second server')
  }

  async function beat(): Promise<void> {
    const text = held && (await readOrNull(file))
    if (held && text === held.text) {
      const now = new Date()
      await utimes(file, now, now)
    } else if (!closed) held = await take()
  }

  function schedule(): void {
    timer = setTimeout(() => {
      beating = beat()
        .catch((error: unknown) => {
          if (error instanceof DataInUse) onLost(error)
          else report(error)
        })
        .finally(() => closed || schedule())
    }, beatMs).unref()
  }
}

/** Whether a server of this system owns the folder. False too while that cannot be known. */
export const isDataLocked = async (dataDir: string): Promise<boolean> =>
  (await lockHolder(lockFileIn(dataDir))) !== null

const lockFileIn = (dataDir: string): string => path.join(dataDir, 'server.lock')

const standsStill: ForeignCheck = async (file) => {
  const first = await touchedAt(file)
  for (const end = performance.now() + stillMs; performance.now() < end; await sleep(lookMs)) {
    if ((await touchedAt(file)) !== first) return false
  }
  return true
}

const touchedAt = (file: string): Promise<bigint | null> =>
  stat(file, { bigint: true }).then(
    ({ mtimeNs }) => mtimeNs,
    () => null,
  )
