import { type FSWatcher, watch } from 'node:fs'
import { stat } from 'node:fs/promises'

export type Watcher = {
  /** Watches again where a folder was replaced. False when one cannot be watched now: then ask at short intervals. */
  renew(): Promise<boolean>
  close(): void
}

/** Reports names that changed in the folders; null when the system does not say which. */
export function createWatcher(
  folders: readonly string[],
  onChange: (folder: string, name: string | null) => void,
): Watcher {
  const watched = new Map<string, { ino: bigint; watcher: FSWatcher }>()
  let closed = false

  const drop = (folder: string) => {
    watched.get(folder)?.watcher.close()
    watched.delete(folder)
  }

  return {
    async renew() {
      let complete = true
      for (const folder of folders) {
        try {
          // A replaced folder keeps its name, but the watch stays with the old one.
          const { ino } = await stat(folder, { bigint: true })
          if (watched.get(folder)?.ino === ino || closed) continue
          drop(folder)
          const watcher = watch(folder, { persistent: false }, (_event, name) => onChange(folder, name))
          watcher.on('error', () => {
            drop(folder)
            onChange(folder, null)
          })
          watched.set(folder, { ino, watcher })
        } catch {
          // Gone for now, or the system's limit of watches is reached
          drop(folder)
          complete = false
        }
      }
      return complete
    },
    close() {
      closed = true
      for (const folder of folders) drop(folder)
    },
  }
}
