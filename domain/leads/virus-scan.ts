import * as z from 'zod'

/** What the virus scanner says of a file of a lead (R259). */

const fileVerdicts = ['clean', 'infected', 'too-large'] as const

const fileScan = z.object({
  verdict: z.enum(fileVerdicts),
  /** What was found, by the scanner's name. */
  found: z.string().optional(),
  /** ISO 8601, UTC. */
  at: z.iso.datetime(),
})
export type FileScan = z.infer<typeof fileScan>

/** By the stored name of a file; one that is not there has not been scanned yet. */
export const fileScans = z.record(z.string(), fileScan)
export type FileScans = z.infer<typeof fileScans>
