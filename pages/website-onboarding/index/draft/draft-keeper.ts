import { type Draft, type DraftContent, draftOf, readDraft } from './draft.schema.ts'
import { openDraftStore, readStored, removeDraftStore, writeStored } from './draft-store.ts'

type KeeperOptions = {
  /** What stands in the form now. */
  read: () => DraftContent
  /** It is on the disk. */
  onKept: (savedAt: number) => void
  /** It is kept no longer, and not because of `forget`: another tab forgot it, or the browser refused. */
  onLost: (why: 'elsewhere' | 'refused') => void
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>

/** Keeps the answers of one form on the visitor's device (R277, R278). Does nothing there until it is told to. */
export function createDraftKeeper({ read, onKept, onLost }: KeeperOptions) {
  let database: IDBDatabase | null = null
  let isChanged = false
  let isWriting = false

  function use(opened: IDBDatabase): void {
    database = opened
    // Another tab removes it, or the visitor does in the browser's settings
    opened.onversionchange = () => lose('elsewhere')
    opened.onclose = () => lose('elsewhere')
  }

  function release(): void {
    isChanged = false
    database?.close()
    database = null
  }

  function lose(why: 'elsewhere' | 'refused'): void {
    if (!database) return
    release()
    onLost(why)
  }

  /** Goes on with what is kept already, and hands it out. Null when nothing is, or nothing of use: that is removed. */
  async function resume(): Promise<Draft | null> {
    try {
      const found = await openDraftStore({ create: false })
      if (!found) return null
      const draft = readDraft(await readStored(found), Date.now())
      if (draft) {
        use(found)
        return draft
      }
      found.close()
    } catch {
      // It cannot be read
    }
    // The form does not wait for it
    void removeDraftStore().catch(() => {})
    return null
  }

  /** The visitor agreed: from here on everything is kept. */
  async function begin(): Promise<void> {
    try {
      const made = database ?? (await openDraftStore({ create: true }))
      if (!made) return onLost('refused')
      use(made)
      note()
    } catch {
      onLost('refused')
    }
  }

  /** Something in the form has changed. Writes at once, and again afterwards when more has changed in the meantime. */
  function note(): void {
    isChanged = true
    if (!isWriting) void write()
  }

  /** The page may end now: what is still to be written is asked for without waiting for the write before it. */
  function flush(): void {
    if (isChanged) void write()
  }

  async function write(): Promise<void> {
    isWriting = true
    while (isChanged && database) {
      isChanged = false
      const draft = draftOf(read(), Date.now())
      try {
        if (!draft) throw new Error('Too large')
        await writeStored(database, draft)
        if (database) onKept(draft.savedAt)
      } catch {
        lose('refused')
      }
    }
    isWriting = false
  }

  /** Keeps nothing any more and removes what is kept. False when the browser could not. */
  async function forget(): Promise<boolean> {
    release()
    try {
      await removeDraftStore()
      return true
    } catch {
      return false
    }
  }

  return { resume, begin, note, flush, forget, isKeeping: () => database !== null, close: release }
}
