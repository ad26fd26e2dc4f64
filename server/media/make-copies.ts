import { extensionOf } from '#domain/media/media.schema.ts'
import { type ImageRecord, recipe } from './image-record.schema.ts'
import { type Library, largestBytes } from './library.ts'
import type { createSemaphore } from './semaphore.ts'
import { isCurrent, stampOf } from './stored-picture.ts'

export async function makeCopies(
  library: Library,
  semaphore: ReturnType<typeof createSemaphore>,
  report: (error: unknown) => void,
): Promise<void> {
  const todo = await semaphore.take(() => look(library))
  if (todo.length > 0) library.log.info({ images: todo.length }, 'Making copies of pictures')
  for (const name of todo) {
    if (library.closed) return
    await semaphore.take(() => ensureOne(library, name), { patiently: true }).catch(report)
  }
}

async function ensureOne(library: Library, name: string): Promise<void> {
  const { storage, images, known, unreadable, log } = library
  const image = await storage.find(name)
  const extension = extensionOf(name)
  if (!image || extension === null || library.closed) return
  const before = known.get(name)?.record ?? null
  if (before && isCurrent(image, before)) return
  const stamp = stampOf(image)
  const bytes = image.bytes <= largestBytes ? await storage.read(name) : null
  const opened = bytes && (await images.open(bytes, { opaque: false, encodeAs: null }))
  if (!bytes || !opened?.ok) {
    unreadable.set(name, stamp)
    known.set(name, { image, record: null })
    log.warn({ name }, 'An image among the public objects cannot be read: it is served as it is')
    library.changed()
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
  library.changed()
  if (before?.key !== key) await library.releaseCopies(before?.key)
}

async function look({ storage, known, unreadable, changed, releaseCopies }: Library): Promise<string[]> {
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
      // Pages were rendered without the image, and would stay so
      if (isDone) changed()
    }
    return isDone ? [] : [image.name]
  })
}
