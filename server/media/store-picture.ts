import type { ImageExtension, PictureFile } from '#domain/media/media.schema.ts'
import { type ImageRecord, recipe } from './image-record.schema.ts'
import type { ImageRefusal } from './images/image.ts'
import type { Library } from './library.ts'
import { addressOf, pictureOf } from './stored-picture.ts'

export type StoreOptions = {
  name: string
  filename: string
  /** Returns the incoming bytes; called when there is memory for them. */
  read: () => Promise<Buffer>
  gone?: () => boolean
}

export type Stored =
  | { ok: true; picture: PictureFile; animated: boolean; bytes: number }
  /** `gone`: the client has disconnected and nothing was stored. */
  | { ok: false; reason: ImageRefusal | 'used' | 'gone' }

export async function storePicture(
  library: Library,
  { name, filename, gone }: Pick<StoreOptions, 'name' | 'filename' | 'gone'>,
  bytes: Buffer,
  extension: ImageExtension,
): Promise<Stored> {
  const { storage, images, known, log, now } = library
  if (gone?.()) return { ok: false, reason: 'gone' }
  if (library.isUsed(name) || (await storage.find(name))) return { ok: false, reason: 'used' }
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
    library.use(name)
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
      library.releaseCopies(key),
    ])
    if (undone.some(({ status }) => status === 'rejected'))
      log.error({ name }, 'What is left of a failed upload is removed at the next start')
    throw error
  }
}
