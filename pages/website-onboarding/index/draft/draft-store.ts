import { draftDatabase } from './device.ts'

const store = 'draft'
const key = 'brief'
/** Some browsers never answer the first time; the page does not wait for them. Milliseconds. */
const patience = 2_000

/**
 * The database with the draft; with `create` it is made. Null where there is none: looking for it leaves nothing behind.
 * Rejects where the browser keeps nothing.
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
        reject(new Error('A database of another make'))
      }
      request.onerror = () => (isMissing ? resolve(null) : reject(request.error))
    }),
  )
}

/** As it was stored, unchecked; undefined when there is nothing. */
export function readStored(database: IDBDatabase): Promise<unknown> {
  return inTime(
    new Promise((resolve, reject) => {
      const request = database.transaction(store).objectStore(store).get(key)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    }),
  )
}

/**
 * Resolves when it is on the disk: a browser that is killed afterwards has it. What is asked for is on its way when this
 * returns.
 */
export function writeStored(database: IDBDatabase, value: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, 'readwrite', { durability: 'strict' })
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
    transaction.objectStore(store).put(value, key)
    transaction.commit?.()
  })
}

/** Resolves when nothing is kept any more. An emptied database goes as soon as other tabs let go of it. */
export async function removeDraftStore(): Promise<void> {
  // One of another make is removed all the same
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
