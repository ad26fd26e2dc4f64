import * as z from 'zod/mini'

/** Raise it with every change of how copies are made: those that exist are then made again. */
export const recipe = 1

/** The recipe of an image without copies yet: the server makes them, and serves the image itself until then. */
export const withoutCopies = 0

/** The record stored in a file beside an image. */
export const imageRecord = z.object({
  /** How the copies were made; another number means that they have to be made again. */
  recipe: z.int(),
  name: z.string(),
  uploadedAt: z.string(),
  width: z.int(),
  height: z.int(),
  /** Size of the image and, for one put there by hand, when it was changed (ms): other values mean another file. */
  bytes: z.int(),
  changed: z.number(),
  /** Folder of the copies, named by the content. */
  key: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  copies: z.array(z.object({ width: z.int(), avif: z.int(), webp: z.int() })),
})
export type ImageRecord = z.output<typeof imageRecord>
