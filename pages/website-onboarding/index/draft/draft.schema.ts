import * as z from 'zod/mini'
import { fileGroups, uploadLimits } from '#domain/leads/onboarding-form.schema.ts'
import { draftMs } from './draft-age.ts'

/** What is kept of a brief on the visitor's device. It may be of any age, of another version of this page, or hostile. */

const day = 24 * 3_600_000
/** The server keeps files for a day (R68); an hour is left to send the form in. */
const waitingMs = day - 3_600_000

const version = 1
/** In UTF-16 units: more than the form's own limits let anybody type. */
const longest = { text: 20_000, whole: 200_000, token: 200, name: 500 } as const

// A field that the form has no more, or not yet, must not cost the others
const answersSchema = z.record(
  z.string().check(z.maxLength(100)),
  z.array(z.string().check(z.maxLength(longest.text))).check(z.maxLength(50)),
)

const draftSchema = z
  .object({
    version: z.literal(version),
    /** Milliseconds since the epoch. */
    savedAt: z.number().check(z.positive()),
    /** A brief that arrived although its answer was lost is the same lead when it is sent again (R55). */
    submissionId: z.string().check(z.minLength(1), z.maxLength(longest.token)),
    /** Each field as a native post would send it. */
    answers: answersSchema,
    /** Number of files that were chosen; they are not kept. */
    files: z.number().check(z.int(), z.nonnegative(), z.maximum(uploadLimits.files)),
    /** Files that the server keeps. */
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
/** What the page knows of it; the rest is added when it is kept. */
export type DraftContent = Omit<Draft, 'version' | 'savedAt'>

/** Null for what is too large to keep. */
export function draftOf(content: DraftContent, now: number): Draft | null {
  return draftSchema.safeParse({ ...content, version, savedAt: now }).data ?? null
}

/** A stored draft; null for one that is too old, from the future, of another version, or no draft at all. */
export function readDraft(stored: unknown, now: number): Draft | null {
  const { data } = draftSchema.safeParse(stored)
  if (!data || !isWithin(data.savedAt, draftMs, now)) return null
  const { waiting } = data
  return { ...data, waiting: waiting && isWithin(waiting.since, waitingMs, now) ? waiting : null }
}

/** A clock that was set back by some minutes makes nothing old. */
const isWithin = (since: number, period: number, now: number): boolean =>
  now - since < period && now - since > -3_600_000
