import { setTimeout as delay } from 'node:timers/promises'
import {
  extensionOf,
  type ImageExtension,
  imageTypes,
  type MediaImage,
  type PictureFile,
  publicObjects,
} from '#domain/media/media.schema.ts'
import { isWrittenOnce } from '#domain/path-classes.ts'
import type { Log } from '../kernel/log.ts'
import { type ImageRecord, recipe, withoutCopies } from './image-record.schema.ts'
import type { ImageRefusal } from './images/image.ts'
import type { ImageProcess } from './images/image-process.ts'
import { createKeptPictures } from './kept-pictures.ts'
import { createSemaphore } from './semaphore.ts'
import { createStorage, type FoundImage } from './storage.ts'

type MediaOptions = {
  /** The folder of public objects. */
  dir: string
  /** The folder of deleted pictures; null: what is deleted is erased. */
  keptDir?: string | null
  images: Pick<ImageProcess, 'open'>
  log: Log
  /** Milliseconds since 1970. */
  now?: () => number
}

type StoreOptions = {
  /** Below the public objects. */
  name: string
  /** As the file was called where it came from. */
  filename: string
  /** Returns the incoming bytes; called when there is memory for them. */
  read: () => Promise<Buffer>
  /** Whether the client has disconnected. */
  gone?: () => boolean
}

type Stored =
  | { ok: true; picture: PictureFile; animated: boolean; bytes: number }
  /** `gone`: the client has disconnected and nothing was stored. */
  | { ok: false; reason: ImageRefusal | 'used' | 'gone' }

/** A stored image. Its uses are not known here. */
type StoredImage = Omit<MediaImage, 'url' | 'usedIn' | 'altTexts'>

export type Media = {
  /** The picture for an address; only the address for an image that is not stored here. */
  picture(address: string): PictureFile
  /** Whether an address is one of this site's and has no file: a deleted picture, or one that never existed. */
  isGone(address: string): boolean
  /** An upload becomes an image with all its copies, durably, or nothing at all. */
  store(options: StoreOptions): Promise<Stored>
  /** Newest first; files put into the folder by hand appear within a minute. */
  list(): StoredImage[]
  /**
   * Takes an image with all its copies from the site. It is kept aside, unless `erase` is set. `isUsed` is asked of its
   * public path when it is its turn: nothing is removed when it says so.
   */
  remove(
    id: string,
    isUsed: (path: string) => boolean,
    options?: { erase?: boolean },
  ): Promise<'removed' | 'missing' | 'used'>
  /** Whether the deleted picture of an address is kept. */
  comesBack(address: string): boolean
  /**
   * Puts deleted pictures back at their addresses, and waits ten seconds at most for their copies. Resolves with the addresses at which one lies now that
   * was missing before, and those at which none does; never rejects.
   */
  bringBack(addresses: readonly string[]): Promise<{ back: string[]; missing: string[] }>
  /** Finds files that were added, changed or removed by hand, and makes missing copies. */
  ensureVariants(): Promise<void>
  /** Called whenever a page that is already there would show another picture. */
  onChange(listener: () => void): void
  /** Resolves when running work has ended. */
  close(): Promise<void>
}

/** Uploads in memory at a time, of 10 MB each; further ones wait unread. */
const mostBodies = 4
/** An upload address serves ten minutes, also when its image has been deleted again. */
const usedForMs = 600_000
const lookEveryMs = 60_000
const copiesPatienceMs = 10_000
/** Larger files that were put there by hand are served unchanged. */
const mostBytes = 64 * 1024 * 1024

/** Stores images and their data for pages. One image is decoded at a time. */
export async function createMedia(options: MediaOptions): Promise<Media> {
  const { dir, keptDir = null, images, log, now = Date.now } = options
  const storage = createStorage(dir)
  const kept = keptDir === null ? null : await createKeptPictures({ dir: keptDir, log, now })
  const bodies = createSemaphore(mostBodies)
  const semaphore = createSemaphore(1)
  const known = new Map<string, { image: FoundImage; record: ImageRecord | null }>()
  /** Unreadable files, not tried again until they change. */
  const unreadable = new Map<string, string>()
  const used = new Map<string, number>()
  const listeners = new Set<() => void>()
  let closed = false
  let ensuring: Promise<void> | undefined

  for (const { image, record } of await storage.list()) known.set(image.name, { image, record })
  const timer = setInterval(() => void ensureVariants().catch(report), lookEveryMs).unref()

  const report = (error: unknown) => log.error({ error: String(error) }, 'Picture maintenance failed')
  const hasKey = (key: string): boolean => [...known.values()].some(({ record }) => record?.key === key)

  function changed(): void {
    for (const listener of listeners) listener()
  }

  /** Copies that no image has any more. */
  async function releaseCopies(key: string | undefined): Promise<void> {
    if (key !== undefined && !hasKey(key)) await storage.removeCopies(key)
  }

  async function storeNow(
    { name, filename, gone }: StoreOptions,
    bytes: Buffer,
    extension: ImageExtension,
  ): Promise<Stored> {
    if (gone?.()) return { ok: false, reason: 'gone' }
    for (const [path, until] of used) if (until < now()) used.delete(path)
    if (used.has(name) || (await storage.find(name))) return { ok: false, reason: 'used' }
    const opened = await images.open(bytes, {
      opaque: extension === 'jpg' || extension === 'jpeg',
      encodeAs: extension,
    })
    if (!opened.ok) return opened
    if (!opened.encoded) return { ok: false, reason: 'no-image' }
    const { encoded: image, width, height, animated } = opened
    const key = storage.keyOf(image, recipe)
    try {
      const copies = await storage.putCopies(key, opened.copies)
      const at = now()
      const record: ImageRecord = {
        recipe,
        name: filename,
        uploadedAt: new Date(at).toISOString(),
        width,
        height,
        bytes: image.length,
        changed: at,
        key,
        copies,
      }
      await storage.putRecord(name, record)
      // Last: a listed image is complete.
      if (!(await storage.create(name, image))) throw new Error('The name of an upload was taken meanwhile')
      used.set(name, at + usedForMs)
      known.set(name, { image: { name, bytes: image.length, changed: at }, record })
      return {
        ok: true,
        picture: pictureOf(addressOf(name), record),
        animated,
        bytes: image.length,
      }
    } catch (error) {
      const undone = await Promise.allSettled([
        storage.remove(name),
        storage.removeRecord(name),
        releaseCopies(key),
      ])
      if (undone.some(({ status }) => status === 'rejected'))
        log.error({ name }, 'What is left of a failed upload is removed at the next start')
      throw error
    }
  }

  /** Makes the copies of an image that has none, or whose file has changed. */
  async function ensureOne(name: string): Promise<void> {
    const image = await storage.find(name)
    const extension = extensionOf(name)
    if (!image || extension === null || closed) return
    const before = known.get(name)?.record ?? null
    if (before && isCurrent(image, before)) return
    const stamp = stampOf(image)
    const bytes = image.bytes <= mostBytes ? await storage.read(name) : null
    const opened = bytes && (await images.open(bytes, { opaque: false, encodeAs: null }))
    if (!bytes || !opened?.ok) {
      unreadable.set(name, stamp)
      known.set(name, { image, record: null })
      log.warn({ name }, 'An image among the public objects cannot be read: it is served as it is')
      changed()
      return
    }
    const key = storage.keyOf(bytes, recipe)
    const copies = await storage.putCopies(key, opened.copies)
    const record: ImageRecord = {
      recipe,
      name: before?.name ?? (name.split('/').at(-1) || name),
      uploadedAt: before?.uploadedAt ?? new Date(image.changed).toISOString(),
      width: opened.width,
      height: opened.height,
      bytes: image.bytes,
      changed: image.changed,
      key,
      copies,
    }
    await storage.putRecord(name, record)
    known.set(name, { image, record })
    unreadable.delete(name)
    changed()
    if (before?.key !== key) await releaseCopies(before?.key)
  }

  /** Updates the list from the folder; resolves with the copies to be made. */
  async function look(): Promise<string[]> {
    const there = await storage.list()
    const names = new Set(there.map(({ image }) => image.name))
    for (const [name, { record }] of known) {
      if (names.has(name)) continue
      known.delete(name)
      unreadable.delete(name)
      await storage.removeRecord(name)
      await releaseCopies(record?.key)
      changed()
    }
    return there.flatMap(({ image, record }) => {
      const isDone = record ? isCurrent(image, record) : unreadable.get(image.name) === stampOf(image)
      if (!known.has(image.name)) {
        known.set(image.name, { image, record })
        // Pages have done without it, as they would have for good
        if (isDone) changed()
      }
      return isDone ? [] : [image.name]
    })
  }

  async function ensure(): Promise<void> {
    const todo = await semaphore.take(async () => {
      await kept?.prune()
      return look()
    })
    if (todo.length > 0) log.info({ images: todo.length }, 'Making copies of pictures')
    for (const name of todo) {
      if (closed) return
      // A failure does not prevent the copies of other images.
      await semaphore.take(() => ensureOne(name), { patiently: true }).catch(report)
    }
  }

  function ensureVariants(): Promise<void> {
    ensuring ??= ensure().finally(() => {
      ensuring = undefined
    })
    return ensuring
  }

  /** Like an upload: the image last, so that a crash leaves nothing that looks complete, and the kept one until then. */
  async function bringOneBack(address: string): Promise<boolean> {
    const name = nameOf(address)
    const found = name === null ? null : await kept?.read(name)
    if (name === null || !found) return false
    const { bytes, record: before } = found
    // Copies are made from the image, as for one that an older recipe has copied
    const record = before && { ...before, recipe: withoutCopies, copies: [] }
    if (record) await storage.putRecord(name, record)
    await storage.create(name, bytes)
    const image = await storage.find(name)
    if (!image) return false
    known.set(name, { image, record })
    used.delete(name)
    changed()
    await kept?.forget(name)
    log.info({ name }, 'A deleted picture is back')
    return true
  }

  function picture(address: string): PictureFile {
    const name = nameOf(address)
    const record = name === null ? null : known.get(name)?.record
    return record ? pictureOf(address, record) : { src: address }
  }

  function isGone(address: string): boolean {
    if (!address.startsWith(`${publicObjects}/`)) return false
    const name = nameOf(address)
    // A file just put there by hand is known within a minute
    return name === null || !(known.has(name) || storage.isThere(name))
  }

  const keys = new Set([...known.values()].map(({ record }) => record?.key ?? ''))
  await semaphore.take(() => storage.removeLeftovers(keys)).catch(report)
  // While the first visitors are answered: until then they get the images as they are.
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
        return semaphore.take(() => storeNow(options, bytes, extension))
      })
    },

    list: () => [...known.values()].map(shown).sort((a, b) => (a.uploadedAt < b.uploadedAt ? 1 : -1)),

    comesBack(address) {
      const name = nameOf(address)
      return name !== null && isGone(address) && kept?.has(name) === true
    },

    async bringBack(addresses) {
      const back: string[] = []
      const missing: string[] = []
      for (const address of new Set(addresses)) {
        if (!isGone(address)) continue
        const isBack = await semaphore
          .take(() => bringOneBack(address))
          .catch((error) => {
            report(error)
            return false
          })
        ;(isBack ? back : missing).push(address)
      }
      // A pass that runs already does not know of them. Many pictures take their time, and are served meanwhile
      if (back.length > 0) {
        const copies = Promise.resolve(ensuring).then(ensureVariants).catch(report)
        await Promise.race([copies, delay(copiesPatienceMs, undefined, { ref: false })])
      }
      return { back, missing }
    },

    remove: (id, isUsed, { erase = false } = {}) =>
      semaphore.take(async () => {
        const entry = known.get(id)
        const image = entry ? await storage.find(id) : null
        if (!entry || !image) {
          // Deleted before, and to be erased now
          if (erase && kept?.has(id)) {
            await kept.forget(id)
            return 'removed'
          }
          return 'missing'
        }
        if (isUsed(addressOf(id))) return 'used'
        if (erase) await kept?.forget(id)
        else if (image.bytes <= mostBytes)
          await kept?.keep(id, { bytes: await storage.read(id), record: entry.record })
        // The image first: leftovers of a crash have no image and are removed at the next start.
        await storage.remove(id)
        known.delete(id)
        used.set(id, now() + usedForMs)
        await storage.removeRecord(id)
        await releaseCopies(entry.record?.key)
        // The page cache has them
        changed()
        return 'removed'
      }),

    onChange(listener) {
      listeners.add(listener)
    },

    async close() {
      closed = true
      clearInterval(timer)
      await ensuring?.catch(() => undefined)
      await semaphore.take(async () => undefined)
    },
  }
}

const stampOf = ({ bytes, changed }: FoundImage): string => `${bytes} ${changed}`

/** Times of files that are written once may be those of a restored backup. */
const isCurrent = (image: FoundImage, record: ImageRecord): boolean =>
  record.recipe === recipe &&
  record.bytes === image.bytes &&
  (isWrittenOnce(image.name) || record.changed === image.changed)

const addressOf = (name: string): string =>
  `${publicObjects}/${name.split('/').map(encodeURIComponent).join('/')}`

/** Below the public objects; null for an address that is not there. */
function nameOf(address: string): string | null {
  if (!address.startsWith(`${publicObjects}/`)) return null
  const path = address.slice(publicObjects.length + 1).split(/[?#]/, 1)[0] ?? ''
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

const pictureOf = (src: string, { width, height, key, copies }: ImageRecord): PictureFile => ({
  src,
  width,
  height,
  ...(copies.length > 0 && {
    copies: { base: `${publicObjects}/variants/${key}`, widths: copies.map((copy) => copy.width) },
  }),
})

function shown({ image, record }: { image: FoundImage; record: ImageRecord | null }): StoredImage {
  const { name: id, bytes, changed } = image
  const path = addressOf(id)
  const extension = extensionOf(id)
  const sizes = record?.copies.map(({ avif }) => avif) ?? []
  return {
    id,
    path,
    name: record?.name ?? id.split('/').at(-1) ?? id,
    width: record?.width ?? null,
    height: record?.height ?? null,
    bytes,
    sent: sizes.length > 0 ? { least: Math.min(...sizes), most: Math.max(...sizes) } : null,
    type: extension === null ? 'application/octet-stream' : imageTypes[extension],
    uploadedAt: record?.uploadedAt ?? new Date(changed).toISOString(),
    picture: record ? pictureOf(path, record) : { src: path },
  }
}
