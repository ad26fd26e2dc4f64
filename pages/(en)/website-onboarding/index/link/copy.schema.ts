import * as z from 'zod/mini'
import { uploadLimits } from '#domain/leads/onboarding-form.schema.ts'
import { answersSchema } from '../draft/draft.schema.ts'

/** What a private link holds. Who has the link can write into it: it may be of another version of this page, or hostile. */

const version = 1

const copySchema = z.object({
  version: z.literal(version),
  /** By the clock of the device that it was made on, in milliseconds since the epoch. */
  savedAt: z.number().check(z.positive(), z.maximum(8.64e15)),
  /** Each field as a native post would send it. */
  answers: answersSchema,
  /** Number of files that were chosen; they stay on the device. */
  files: z.number().check(z.int(), z.nonnegative(), z.maximum(uploadLimits.files)),
})

export type Copy = z.output<typeof copySchema>

export const textOfCopy = (copy: Omit<Copy, 'version'>): string => JSON.stringify({ ...copy, version })

/** Null for what this page did not make. */
export function readCopy(text: string): Copy | null {
  try {
    return copySchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
