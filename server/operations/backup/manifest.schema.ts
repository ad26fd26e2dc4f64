import * as z from 'zod'

/** Of the archive. A reader takes its own and older ones. */
export const archiveFormat = 1

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const bytes = z.int().min(0)

const countsSchema = z.object({
  posts: bytes,
  leads: bytes,
  images: bytes,
  drafts: bytes,
  staff: bytes,
  mails: bytes,
})
/** The summary of a backup for the operator. */
export type Counts = z.infer<typeof countsSchema>

const historySchema = z.object({
  /** The branch that was checked out, such as `refs/heads/main`; null when none was. */
  branch: z
    .string()
    .regex(/^refs\/heads\/[\w][\w./-]*$/)
    .nullable(),
  commit: z.string().regex(/^[0-9a-f]{40,64}$/),
  commits: bytes,
  objectFormat: z.enum(['sha1', 'sha256']),
  /** `own`: the folder's own repository, as it was. `part`: what a larger one holds of the folder, as a repository. */
  kind: z.enum(['own', 'part']),
})
export type SavedHistory = z.infer<typeof historySchema>

/** The last file of an archive: all others with their hashes. */
export const manifestSchema = z.object({
  format: z.int().min(1).max(archiveFormat),
  product: z.literal('ponte'),
  /** Of the product that wrote it. */
  version: z.string().max(50),
  createdAt: z.iso.datetime(),
  counts: countsSchema,
  /** Null when the content had no history yet. */
  history: historySchema.nullable(),
  files: z.array(
    z.object({
      /** Within the archive, below its one top folder. */
      path: z.string(),
      size: bytes,
      mode: z.int().min(0).max(0o777),
      sha256,
    }),
  ),
})
export type Manifest = z.infer<typeof manifestSchema>
export type ArchivedFile = Manifest['files'][number]

/** Enough to tell a newer archive from a damaged one. */
export const formatSchema = z.object({ product: z.literal('ponte'), format: z.int().min(1) })
