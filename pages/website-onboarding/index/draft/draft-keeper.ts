import { type Draft, type DraftContent, draftOf, readDraft } from './draft.schema.ts'
import { openDraftStore, readStored, removeDraftStore, writeStored } from './draft-store.ts'

type KeeperOptions = {
  read: () => DraftContent
  /** Called when the draft is on disk. `savedAt`: milliseconds since the epoch. */
  onKept: (savedAt: number) => void
  /** Called when the draft is lost without `forget`: another tab deleted it, or it could not be written. */
  onLost: (why: 'elsewhere' | 'refused') => void
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>

/** Stores the answers of one form on the visitor's device (R277, R278). Writes nothing until told to. */
export function createDraftKeeper({ read, onKept, onLost }: KeeperOptions) {
  let database: IDBDatabase | null = null
  let isChanged = false
  let isWriting = false

  function use(opened: IDBDatabase): void {
    database = opened
    // Another tab deletes it, or the visitor does so in the browser's settings
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

  /** Returns the stored draft and continues to store it. Null if there is none; deletes an unusable one. */
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
      // The draft cannot be read
    }
    // The form does not wait for the deletion
    void removeDraftStore().catch(() => {})
    return null
  }

  /** Call when the visitor agrees: stores the answers from now on. */
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

  /** Call when the form has changed. Writes at once, and again afterwards if more has changed meanwhile. */
  function note(): void {
    isChanged = true
    if (!isWriting) void write()
  }

  /** Call when the page may be about to end. Requests the pending write without awaiting the previous one. */
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

  /** Stops storing and deletes the draft. Returns false if the browser could not delete it. */
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
