import { type FSWatcher, watch as watchFolder } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { errorCodeForLog } from '../../kernel/errors.ts'
import type { Log } from '../../kernel/log.ts'
import { markedId } from './lead-store.ts'

export type WatchFolder = (dir: string, listener: (event: string, name: string | null) => void) => FSWatcher

type ChangesOptions = {
  dir: string
  onChange: (id: string) => void
  log: Log
  /** How often marks are looked for while the folder cannot be watched. */
  lookEveryMs: number
  watch?: WatchFolder
}

/**
 * Reports leads that another process (the command line) changed, by the marks it leaves in the folder. Where the system
 * has no watch left (`EMFILE`, `ENOSPC`: inotify's limits are per user, not per process), the folder is read every few
 * seconds instead, and each time watching is tried again.
 */
export function watchChanges({ dir, onChange, log, lookEveryMs, watch = watchFolder }: ChangesOptions) {
  let watcher: FSWatcher | null = null
  let timer: NodeJS.Timeout | undefined
  let reported = false
  let closed = false

  function begin(): void {
    try {
      watcher = watch(dir, (_event, name) => {
        const id = markedId(name)
        if (id !== null) onChange(id)
      })
      watcher.on('error', fallBackToPolling)
      if (reported) log.info({}, 'the leads folder is watched again')
      reported = false
    } catch (error) {
      fallBackToPolling(error)
    }
  }

  function fallBackToPolling(error: unknown): void {
    watcher?.close()
    watcher = null
    if (!reported)
      log.warn(errorCodeForLog(error), 'the leads folder cannot be watched: it is read every few seconds')
    reported = true
    if (!closed) timer = setTimeout(() => void look(), lookEveryMs).unref()
  }

  async function look(): Promise<void> {
    // First the watch, so that no mark falls between the two
    begin()
    const names = await readdir(dir).catch(() => [])
    if (closed) return
    for (const id of names.map(markedId)) if (id !== null) onChange(id)
  }

  begin()
  return {
    watching: (): boolean => watcher !== null,
    close(): void {
      closed = true
      clearTimeout(timer)
      watcher?.close()
    },
  }
}
