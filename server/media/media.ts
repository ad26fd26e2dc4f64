import { extensionOf, type PictureFile, publicObjects } from '#domain/media/media.schema.ts'
import type { Log } from '../kernel/log.ts'
import type { ImageProcess } from './images/image-process.ts'
import { createLibrary } from './library.ts'
import { makeCopies } from './make-copies.ts'
import { removePicture } from './removed-pictures.ts'
import { createSemaphore } from './semaphore.ts'
import { createStorage } from './storage.ts'
import { type Stored, type StoreOptions, storePicture } from './store-picture.ts'
import { nameOf, pictureOf, type StoredImage, shown } from './stored-picture.ts'

type MediaOptions = {
  dir: string
  images: Pick<ImageProcess, 'open'>
  log: Log
  now?: () => number
}

export type Media = {
  /** The picture for an address; only the address for an image that is not stored here. */
  picture(address: string): PictureFile
  /** True for an address of this site without a file: a deleted picture, or one that never existed. */
  isGone(address: string): boolean
  /** Stores an upload durably with all its copies, or nothing at all. */
  store(options: StoreOptions): Promise<Stored>
  /** Newest first; files put into the folder by hand appear within a minute. */
  list(): StoredImage[]
  /**
   * Deletes an image with all its copies. `isUsed` is called with its public path when it is this deletion's
   * turn: nothing is removed if it returns true.
   */
  remove(id: string, isUsed: (path: string) => boolean): Promise<'removed' | 'missing' | 'used'>
  /** Finds files that were added, changed or removed by hand, and makes missing copies. */
  ensureVariants(): Promise<void>
  /** Calls the listener whenever an existing page would show a different picture. */
  onChange(listener: () => void): void
  close(): Promise<void>
}

/** Uploads in memory at a time, of 10 MB each; further ones wait unread. */
const mostBodies = 4
const lookEveryMs = 60_000

/** Stores images and their data for pages. One image is decoded at a time. */
export async function createMedia(options: MediaOptions): Promise<Media> {
  const { dir, images, log, now = Date.now } = options
  const storage = createStorage(dir)
  const bodies = createSemaphore(mostBodies)
  const semaphore = createSemaphore(1)
  const library = createLibrary({ storage, images, log, now })
  const { known } = library
  let ensuring: Promise<void> | undefined

  for (const { image, record } of await storage.list()) known.set(image.name, { image, record })
  const timer = setInterval(() => void ensureVariants().catch(report), lookEveryMs).unref()

  const report = (error: unknown) => log.error({ error: String(error) }, 'Picture maintenance failed')

  function ensureVariants(): Promise<void> {
    ensuring ??= makeCopies(library, semaphore, report).finally(() => {
      ensuring = undefined
    })
    return ensuring
  }

  function picture(address: string): PictureFile {
    const name = nameOf(address)
    const record = name === null ? null : known.get(name)?.record
    return record ? pictureOf(address, record) : { src: address }
  }

  function isGone(address: string): boolean {
    if (!address.startsWith(`${publicObjects}/`)) return false
    const name = nameOf(address)
    // A file that was just put there by hand is not listed yet
    return name === null || !(known.has(name) || storage.isThere(name))
  }

  const keys = new Set([...known.values()].map(({ record }) => record?.key ?? ''))
  await semaphore.take(() => storage.removeLeftovers(keys)).catch(report)
  // Until it ends, the first visitors get the images as they are.
  void ensureVariants().catch(report)

  return {
    picture,
    isGone,
    ensureVariants,

    store(options) {
      const extension = extensionOf(options.name)
      if (extension === null) throw new Error('An upload without the name of an image')
      return bodies.take(async () => {
        const bytes = await options.read()
        return semaphore.take(() => storePicture(library, options, bytes, extension))
      })
    },

    list: () => [...known.values()].map(shown).sort((a, b) => (a.uploadedAt < b.uploadedAt ? 1 : -1)),

    remove: (id, isUsed) => semaphore.take(() => removePicture(library, id, isUsed)),

    onChange: library.onChange,

    async close() {
      library.closed = true
      clearInterval(timer)
      await ensuring?.catch(() => undefined)
      await semaphore.take(async () => undefined)
    },
  }
}
