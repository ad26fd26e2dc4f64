import * as z from 'zod/mini'
import { fileGroups, uploadLimits } from '#domain/leads/onboarding-form.schema.ts'
import { draftMs } from './draft-age.ts'

/** A draft of a brief on the visitor's device; may be old, from another version of this page, or hostile. */

const day = 24 * 3_600_000
/** The server keeps files for a day (R68); this leaves an hour to send the form. */
const waitingMs = day - 3_600_000

const version = 1
/** In UTF-16 units: more than the form's own limits allow. */
const longest = { text: 20_000, whole: 200_000, token: 200, name: 500 } as const

// Any field name is accepted: an outdated or future field must not invalidate the others
const answersSchema = z.record(
  z.string().check(z.maxLength(100)),
  z.array(z.string().check(z.maxLength(longest.text))).check(z.maxLength(50)),
)

const draftSchema = z
  .object({
    version: z.literal(version),
    /** Milliseconds since the epoch. */
    savedAt: z.number().check(z.positive()),
    /** If a brief arrived but its response was lost, sending it again must not make a second lead (R55). */
    submissionId: z.string().check(z.minLength(1), z.maxLength(longest.token)),
    /** Values by field, as a native post would send them. */
    answers: answersSchema,
    /** Number of chosen files; the files themselves are not stored. */
    files: z.number().check(z.int(), z.nonnegative(), z.maximum(uploadLimits.files)),
    /** Files that the server has received and still stores. */
    waiting: z.nullable(
      z.object({
        since: z.number().check(z.positive()),
        tray: z.string().check(z.maxLength(longest.token)),
        attached: z
          .array(
            z.object({
              group: z.enum(fileGroups),
              name: z.string().check(z.maxLength(longest.name)),
              size: z.number().check(z.nonnegative()),
            }),
          )
          .check(z.maxLength(uploadLimits.files)),
      }),
    ),
  })
  .check(z.refine((draft) => JSON.stringify(draft).length <= longest.whole))

export type Draft = z.output<typeof draftSchema>
/** The part that the page supplies; the rest is added on writing. */
export type DraftContent = Omit<Draft, 'version' | 'savedAt'>

/** Returns null if the content is too large to store. */
export function draftOf(content: DraftContent, now: number): Draft | null {
  return draftSchema.safeParse({ ...content, version, savedAt: now }).data ?? null
}

/** Returns the stored draft; null if it is too old, from the future, of another version, or no draft. */
export function readDraft(stored: unknown, now: number): Draft | null {
  const { data } = draftSchema.safeParse(stored)
  if (!data || !isWithin(data.savedAt, draftMs, now)) return null
  const { waiting } = data
  return { ...data, waiting: waiting && isWithin(waiting.since, waitingMs, now) ? waiting : null }
}

/** Tolerates times up to an hour in the future, as a clock may have been set back. */
const isWithin = (since: number, period: number, now: number): boolean =>
  now - since < period && now - since > -3_600_000
