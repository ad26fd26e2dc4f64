import * as z from 'zod'

/** What a visitor had before their eyes when they sent a form (R269). */

export const wordingPages = ['privacy', 'form'] as const

const hash = z.string().regex(/^[0-9a-f]{64}$/)

export const wordingSchema = z.object({
  /** SHA-256 of the page with the privacy policy, and of that with the form, as they are kept. */
  privacy: hash,
  form: hash,
  /** Since when they were worded so: ISO 8601, UTC. */
  since: z.iso.datetime(),
  /** Commits of the site's program and of its content; left out when they are not known. */
  program: z.string().optional(),
  content: z.string().optional(),
})

export type Wording = z.infer<typeof wordingSchema>
