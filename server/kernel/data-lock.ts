import { stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fromSystemError } from './errors.ts'
import { readOrNull } from './files.ts'
import {
  type ForeignCheck,
  type HeldLock,
  isHeld,
  type LockHolder,
  lockHolder,
  tryLock,
} from './lock-file.ts'
import type { Log } from './log.ts'

/** How often the owner touches its lock. */
const beatMs = 2_000
/** A lock of another machine or container is stale if it was not touched for this long. */
const stillMs = 8_000
const lookMs = 200

/** Another server owns the data folder. The message is for the operator. */
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
  /** Called when another server has taken over the folder, because this process was suspended for long. */
  onLost: (error: DataInUse) => void
}

export type DataLock = {
  /** Releases the lock, so that the next server can start at once. */
  release(): Promise<void>
}

/**
 * Locks a data folder for one server: sessions and deliveries are in its memory, and two servers would undo
 * each other's writes (ADR-0014). Throws `DataInUse`. The lock of a killed server on the same system is taken
 * over at once, the lock of another machine or container after 8 s without a touch, measured independently of
 * both clocks. The command line takes no such lock. On a full disk the server starts without the lock, and
 * takes it as soon as it can.
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

  /** Logs each reason only once, since it recurs at every touch. */
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

/** Whether a server uses the folder, even one in another container; detecting that such a server has ended takes 8 s. */
export const isServerRunning = (dataDir: string): Promise<boolean> => isHeld(lockFileIn(dataDir), standsStill)

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
