import * as z from 'zod/mini'

/** Types of autosave: unsaved text, stored for its author alone until it is saved as a version. */

export const draftEndpoints = {
  drafts: '/api/blog/drafts',
  /** `key`: the post's id, or for a post that does not exist yet `new-` and a UUID. */
  draft: (key: string) => `/api/blog/drafts/${encodeURIComponent(key)}`,
} as const

/** A UUID, or the id of a post; also a file's name. */
export const draftKey = z.string().check(z.regex(/^[\w-]{1,80}$/))

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** The unvalidated state of the editor; nested no deeper than lists of rows. */
export const draftInput = z.object({
  /** The revision of the post that was opened; null for a new one. */
  baseRevision: z._default(z.nullable(z.string().check(z.maxLength(100))), null),
  fields: z
    .record(
      z.string().check(z.minLength(1), z.maxLength(60)),
      z.union([scalar, z.array(z.union([scalar, z.record(z.string(), scalar)]))]),
    )
    .check(z.refine((fields) => Object.keys(fields).length <= 50, 'A draft has at most 50 fields')),
})

export type DraftInput = z.output<typeof draftInput>

export type Draft = DraftInput & {
  key: string
  /** ISO 8601. */
  savedAt: string
}

/** The answer to a save: the editor has the fields. */
export type DraftSaved = Omit<Draft, 'fields'>

export type DraftList = {
  /** One's own, the last saved first. */
  drafts: (DraftSaved & { title: string })[]
}
