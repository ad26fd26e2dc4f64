import * as z from 'zod/mini'
import { blogEndpoints } from './post.schema.ts'

/** Preview links show a post that is not public to people without an account (R180). */

export const previewEndpoints = {
  previews: (id: string) => `${blogEndpoints.post(id)}/previews`,
  preview: (id: string, previewId: string) =>
    `${blogEndpoints.post(id)}/previews/${encodeURIComponent(previewId)}`,
} as const

/** Maximum number of working links per post. */
export const mostPreviews = 20
export const longestPreviewDays = 30
export const previewLabelLimit = 80

const days = `A preview lasts from 1 to ${longestPreviewDays} days`

export const previewInput = z.object({
  /** A version of the post's history; null: the current post, following later saves. */
  commit: z._default(z.nullable(z.string().check(z.regex(/^[0-9a-f]{40,64}$/, 'Version not found'))), null),
  days: z._default(z.int(days).check(z.minimum(1, days), z.maximum(longestPreviewDays, days)), 7),
  /** Shown only in the list of links. */
  label: z._default(
    z.string('A label is text').check(
      z.overwrite((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()),
      z.maxLength(previewLabelLimit, `A label has at most ${previewLabelLimit} characters`),
    ),
    '',
  ),
})

/** A working link, as the API lists it. */
export type PreviewLink = {
  id: string
  /** Absolute. */
  url: string
  label: string
  /** The version that the link shows; null: it follows later saves. */
  commit: string | null
  /** When that version was saved, ISO 8601; null when unknown. */
  savedAt: string | null
  /** Name of the member who made it. */
  by: string
  /** ISO 8601. */
  createdAt: string
  expiresAt: string
}
