import * as z from 'zod'
import { leadKinds } from '#domain/leads/lead.ts'

const count = z.int().min(0)

/** The result of an erasure. Contains no personal data: references, counts, places and times only. */
const receiptSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** The cause: a person (by address), staff for one lead, the retention period, or a restored backup. */
  reason: z.enum(['person', 'lead', 'retention', 'restore']),
  months: count.optional(),
  /**
   * How many leads of each kind, and when the first and the last were received. Older receipts lack these.
   */
  kinds: z.partialRecord(z.enum(leadKinds), count).optional(),
  first: z.iso.datetime().optional(),
  last: z.iso.datetime().optional(),
  /** References of the leads, such as `7K3M-9QWD`. */
  references: z.array(z.string()),
  /** By place; each `place` is a key in the erasure texts or a channel's texts. */
  removed: z.array(z.object({ place: z.string(), count })),
  /** Leads that may still have a copy; removal is retried until it works. */
  pending: count,
  /** Copies that the erasure cannot reach or has not found. A count of 0 where they cannot be counted. */
  unreachable: z.array(z.object({ what: z.string(), count })),
  /** Null while something is pending. */
  doneAt: z.iso.datetime().nullable(),
})

export type Receipt = z.infer<typeof receiptSchema>

const keyedHash = z.string().regex(/^[0-9a-f]{8}:[\w-]{43}$/)

/** As much of a lead as is needed to find its copy with a channel. */
const copyRefSchema = z.object({
  channel: z.string().default('drive'),
  id: z.string(),
  kind: z.enum(['inquiry', 'question', 'onboarding']),
  receivedAt: z.string(),
  /** Ids that the channel wrote down, such as those of files in Google Drive. */
  ids: z.array(z.string()),
  copied: z.boolean(),
  /** The channel's target when the erasure began, without credentials; empty matches any target. */
  target: z.string(),
  /** Whether the copy was looked for already; if so, a missing copy is not counted as out of reach. */
  looked: z.boolean(),
})
export type CopyRef = z.infer<typeof copyRefSchema>

/** One file of `DATA_DIR/erasures`. */
export const erasureRecordSchema = z.object({
  receipt: receiptSchema,
  /** What to remove again from a restored backup. Times are milliseconds since the epoch. */
  tombstone: z.object({
    /** Leads that were received later are new ones. */
    until: z.number(),
    leads: z.array(keyedHash),
    person: keyedHash.nullable(),
  }),
  pending: z.array(copyRefSchema),
})
export type ErasureRecord = z.infer<typeof erasureRecordSchema>
