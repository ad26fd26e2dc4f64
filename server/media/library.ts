import type { Log } from '../kernel/log.ts'
import type { ImageRecord } from './image-record.schema.ts'
import type { ImageProcess } from './images/image-process.ts'
import type { createStorage, FoundImage } from './storage.ts'

type Parts = {
  storage: ReturnType<typeof createStorage>
  images: Pick<ImageProcess, 'open'>
  log: Log
  now: () => number
}

export type Library = ReturnType<typeof createLibrary>

/** An upload address is valid for ten minutes, even if its image has been deleted since. */
const usedForMs = 600_000
/** Larger files that were put into the folder by hand are served unchanged. */
export const largestBytes = 64 * 1024 * 1024

/** What is remembered about the stored images. The functions that change it run one at a time. */
export function createLibrary(parts: Parts) {
  const { storage, now } = parts
  const known = new Map<string, { image: FoundImage; record: ImageRecord | null }>()
  const used = new Map<string, number>()
  const listeners = new Set<() => void>()
  return {
    ...parts,
    known,
    /** Unreadable files, not tried again until they change: name → stamp. */
    unreadable: new Map<string, string>(),
    closed: false,
    onChange: (listener: () => void) => void listeners.add(listener),
    changed(): void {
      for (const listener of listeners) listener()
    },
    /** No upload gets this name for a while. */
    use: (name: string) => void used.set(name, now() + usedForMs),
    isUsed(name: string): boolean {
      for (const [path, until] of used) if (until < now()) used.delete(path)
      return used.has(name)
    },
    async releaseCopies(key: string | undefined): Promise<void> {
      const isTaken = [...known.values()].some(({ record }) => record?.key === key)
      if (key !== undefined && !isTaken) await storage.removeCopies(key)
    },
  }
}
