import { extensionOf } from '#domain/media/media.schema.ts'
import { limits } from '../kernel/limits.ts'
import { withoutCopies } from './image-record.schema.ts'
import type { ImageRefusal } from './images/image.ts'
import type { ImageProcess } from './images/image-process.ts'
import type { RefusedImage } from './images/messages.ts'
import { createSemaphore } from './semaphore.ts'
import { createStorage } from './storage.ts'

type Options = {
  dir: string
  /** Each decodes one image at a time. */
  processes: readonly Pick<ImageProcess, 'open'>[]
  dryRun: boolean
  freeBytes: () => Promise<number>
  now?: () => number
}

type GivenImage = { name: string; filename: string; bytes: Buffer }

/**
 * Stores images as an upload does, decoded and re-encoded (R192). Safe while the server runs: images are only
 * added, under new names.
 */
export function createCommandLineStore({ dir, processes, dryRun, freeBytes, now = Date.now }: Options) {
  const storage = createStorage(dir)
  const semaphore = createSemaphore(processes.length)
  const idle = [...processes]
  const inMemory = new Set<string>()

  return {
    async has(name: string): Promise<boolean> {
      return inMemory.has(name) || (await storage.find(name)) !== null
    },

    /**
     * Why the bytes are no acceptable image; null once they are stored. Throws when the disk is nearly full.
     */
    put: ({ name, filename, bytes }: GivenImage): Promise<ImageRefusal | null> =>
      semaphore.take(async () => {
        const extension = extensionOf(name)
        const images = idle.pop()
        if (extension === null || !images) throw new Error('An image without a name, or without a process')
        try {
          const isOpaque = extension === 'jpg' || extension === 'jpeg'
          // A picture that crashes the decoder is refused like one that the decoder cannot read
          const opened = await images
            .open(bytes, { opaque: isOpaque, encodeAs: dryRun ? null : extension, quick: true })
            .catch((): RefusedImage => ({ ok: false, reason: 'no-image' }))
          if (!opened.ok) return opened.reason
          if (dryRun) {
            inMemory.add(name)
            return null
          }
          const { encoded, width, height } = opened
          if (!encoded) return 'no-image'
          if ((await freeBytes()) < limits.spareDiskBytes + encoded.length)
            throw new Error(
              'The disk of the public objects is nearly full. Make room, then run the import again.',
            )
          const at = now()
          await storage.putRecord(name, {
            recipe: withoutCopies,
            name: filename,
            uploadedAt: new Date(at).toISOString(),
            width,
            height,
            bytes: encoded.length,
            changed: at,
            key: storage.keyOf(encoded, withoutCopies),
            copies: [],
          })
          // Last: a listed image is complete
          await storage.create(name, encoded)
          return null
        } finally {
          idle.push(images)
        }
      }),
  }
}
