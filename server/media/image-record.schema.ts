import * as z from 'zod/mini'

/** Raise it with every change of how copies are made: existing copies are then made again. */
export const recipe = 1

/** For an image without copies: the server makes them, and serves the image itself until then. */
export const withoutCopies = 0

export const imageRecord = z.object({
  recipe: z.int(),
  name: z.string(),
  uploadedAt: z.string(),
  width: z.int(),
  height: z.int(),
  /** Size of the image and, if put there by hand, its time of change (ms): other values mean another file. */
  bytes: z.int(),
  changed: z.number(),
  /** Name of the folder of the copies, derived from their content. */
  key: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  copies: z.array(z.object({ width: z.int(), avif: z.int(), webp: z.int() })),
})
export type ImageRecord = z.output<typeof imageRecord>
