import { type FSWatcher, watch } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'

/** How long changes are collected before they are read. Milliseconds. */
const gatherMs = 100
/** Polling interval in case the system drops events. */
const patrolMs = 3000
/** Polling interval without a watch. */
const patrolUnwatchedMs = 700
/** The pause after a poll is at least its duration times this; shorter without a watch. */
const rest = 50
const restUnwatched = 10
/** Longest pause between polls of a large folder. */
const patrolLongestMs = 30_000
/** Above this number of names it is quicker to check all files. */
const manyNames = 500

type Options = {
  /** Names in these folders are reported by their paths relative to the first folder. */
  folders: readonly [string, ...string[]]
  concerns: (file: string) => boolean
  onError: (error: unknown) => void
}

/** Reads the changed paths, or all. Calls do not overlap. */
type Read = (paths: ReadonlySet<string> | null) => Promise<void>

export type Follower = {
  /** Resolves after the first look. */
  start(read: Read): Promise<void>
  /** Checks a path, or all, after some milliseconds. */
  notice(file: string | null, afterMs?: number): void
  /** False while the system provides no watch and all files are polled instead. */
  watching(): boolean
  close(): void
}

/** Reports changes in folders within a second. Timers and watches never keep the process alive. */
export function followFolders({ folders, concerns, onError }: Options): Follower {
  const [root] = folders
  const watched = new Map<string, { ino: bigint; watcher: FSWatcher }>()
  const timers = new Set<NodeJS.Timeout>()
  let pending: Set<string> | 'all' | null = null
  let closed = false
  let read: Read = async () => {}

  function later(task: () => void, ms: number): void {
    if (closed) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      task()
    }, ms)
    timer.unref()
    timers.add(timer)
  }

  function note(file: string | null): void {
    if (pending === null) later(readPending, gatherMs)
    if (file === null || pending === 'all') pending = 'all'
    else pending = (pending ?? new Set<string>()).add(file)
  }

  function readPending(): void {
    const paths = pending === 'all' || (pending && pending.size > manyNames) ? null : pending
    pending = null
    renew()
      .then(() => read(paths))
      .catch(onError)
  }

  const drop = (folder: string) => {
    watched.get(folder)?.watcher.close()
    watched.delete(folder)
  }

  function onEvent(folder: string, name: string | null): void {
    const file = name === null ? null : path.join(folder, name)
    if (file === null || folders.includes(file)) note(null)
    else if (concerns(path.relative(root, file))) note(path.relative(root, file))
  }

  /** Watches a replaced folder anew, because its watch stays with the old one. True when all are watched. */
  async function renew(): Promise<boolean> {
    for (const folder of folders) {
      try {
        const { ino } = await stat(folder, { bigint: true })
        if (closed || watched.get(folder)?.ino === ino) continue
        drop(folder)
        const watcher = watch(folder, { persistent: false }, (_event, name) => onEvent(folder, name))
        watcher.on('error', () => {
          drop(folder)
          note(null)
        })
        watched.set(folder, { ino, watcher })
      } catch {
        // Missing at the moment, or the system's limit of watches is reached
        drop(folder)
      }
    }
    return watched.size === folders.length
  }

  function patrol(complete: boolean, lastMs: number): void {
    later(
      async () => {
        const begun = performance.now()
        const renewed = await renew()
        await read(null).catch(onError)
        patrol(renewed, performance.now() - begun)
      },
      Math.max(
        complete ? patrolMs : patrolUnwatchedMs,
        Math.min(lastMs * (complete ? rest : restUnwatched), patrolLongestMs),
      ),
    )
  }

  return {
    async start(reader) {
      read = reader
      const complete = await renew()
      await read(null)
      patrol(complete, 0)
    },
    notice(file, afterMs = 0) {
      if (afterMs > 0) later(() => note(file), afterMs)
      else note(file)
    },
    watching: () => watched.size === folders.length,
    close() {
      closed = true
      for (const timer of timers) clearTimeout(timer)
      for (const folder of folders) drop(folder)
    },
  }
}
