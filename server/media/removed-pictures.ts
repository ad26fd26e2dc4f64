import type { Library } from './library.ts'
import { addressOf } from './stored-picture.ts'

export async function removePicture(
  library: Library,
  id: string,
  isUsed: (path: string) => boolean,
): Promise<'removed' | 'missing' | 'used'> {
  const { storage, known } = library
  const entry = known.get(id)
  if (!entry || !(await storage.find(id))) return 'missing'
  if (isUsed(addressOf(id))) return 'used'
  // The image first: leftovers of a crash have no image and are removed at the next start.
  await storage.remove(id)
  known.delete(id)
  library.use(id)
  await storage.removeRecord(id)
  await library.releaseCopies(entry.record?.key)
  // The page cache may hold the image and its copies
  library.changed()
  return 'removed'
}
