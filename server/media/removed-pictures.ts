import { withoutCopies } from './image-record.schema.ts'
import { type Library, largestBytes } from './library.ts'
import { addressOf, nameOf } from './stored-picture.ts'

/** Deleting pictures, and putting back those that were kept. */

/**
 * Takes an image with all its copies from the site. It is kept aside, unless `erase` is set. `isUsed` is asked of its public
 * path: nothing is removed when it says so.
 */
export async function removePicture(
  library: Library,
  id: string,
  isUsed: (path: string) => boolean,
  erase: boolean,
): Promise<'removed' | 'missing' | 'used'> {
  const { storage, kept, known } = library
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
  else if (image.bytes <= largestBytes)
    await kept?.keep(id, { bytes: await storage.read(id), record: entry.record })
  // The image first: leftovers of a crash have no image and are removed at the next start.
  await storage.remove(id)
  known.delete(id)
  library.use(id)
  await storage.removeRecord(id)
  await library.releaseCopies(entry.record?.key)
  // The page cache has them
  library.changed()
  return 'removed'
}

/** Like an upload: the image last, so that a crash leaves nothing that looks complete, and the kept one until then. */
export async function bringPictureBack(library: Library, address: string): Promise<boolean> {
  const { storage, kept, known, log } = library
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
  library.unuse(name)
  library.changed()
  await kept?.forget(name)
  log.info({ name }, 'A deleted picture is back')
  return true
}
