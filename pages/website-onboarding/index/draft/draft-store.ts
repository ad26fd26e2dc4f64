import { draftDatabase } from './device.ts'

const store = 'draft'
const key = 'brief'
/** In milliseconds: some browsers never respond to the first request, and the page must not wait for them. */
const patience = 2_000

/**
 * Opens the database with the draft. Without `create`, a missing one gives null, and no empty database is
 * left behind. Rejects if the browser stores nothing or does not respond in time.
 */
export function openDraftStore({ create }: { create: boolean }): Promise<IDBDatabase | null> {
  return inTime(
    new Promise((resolve, reject) => {
      const request = indexedDB.open(draftDatabase, 1)
      let isMissing = false
      request.onupgradeneeded = () => {
        if (create) request.result.createObjectStore(store)
        else {
          isMissing = true
          request.transaction?.abort()
        }
      }
      request.onsuccess = () => {
        if (request.result.objectStoreNames.contains(store)) return resolve(request.result)
        request.result.close()
        reject(new Error('A database with another structure'))
      }
      request.onerror = () => (isMissing ? resolve(null) : reject(request.error))
    }),
  )
}

/** Returns the stored value, unchecked; undefined if there is none. */
export function readStored(database: IDBDatabase): Promise<unknown> {
  return inTime(
    new Promise((resolve, reject) => {
      const request = database.transaction(store).objectStore(store).get(key)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    }),
  )
}

/** Resolves when the value is on disk, where it survives a browser's crash. Requests the write at once. */
export function writeStored(database: IDBDatabase, value: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, 'readwrite', { durability: 'strict' })
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
    transaction.objectStore(store).put(value, key)
    transaction.commit?.()
  })
}

/** Resolves when nothing is stored. Other tabs may delay deleting the database, which is then empty. */
export async function removeDraftStore(): Promise<void> {
  // A database with another structure is deleted too
  const found = await openDraftStore({ create: false }).catch(() => null)
  if (found) {
    await writeStored(found, undefined)
    found.close()
  }
  await inTime<void>(
    new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(draftDatabase)
      request.onsuccess = () => resolve()
      request.onblocked = () => resolve()
      request.onerror = () => reject(request.error)
    }),
  )
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The browser does not answer')), patience)
    work.then(resolve, reject)
  })
}
