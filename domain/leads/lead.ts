import * as z from 'zod'
import { locales } from '../locales.ts'
import { campaignTags } from './campaign.ts'

export const leadFileSchema = z.object({
  /** As the visitor named it. */
  name: z.string(),
  /** Its name in the lead's `files` folder. */
  stored: z.string(),
  group: z.string(),
  /** Bytes. */
  size: z.number(),
  type: z.string(),
  sha256: z.string(),
})

/** The program that accepted the lead, and the content it was serving. Commits are left out when unknown. */
const servedBySchema = z.object({
  version: z.string(),
  commit: z.string().optional(),
  content: z.string().optional(),
})
export type ServedBy = z.infer<typeof servedBySchema>

export const leadKinds = ['inquiry', 'question', 'onboarding'] as const

/** Content of `lead.json` (R72). Field names and values are as the visitor sent them. */
export const leadSchema = z.object({
  id: z.string(),
  kind: z.enum(leadKinds),
  fields: z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())])),
  /** Where it was sent from: the page's path, the text of the button, and the tags of the campaign. */
  context: z.object({
    page: z.string().optional(),
    button: z.string().optional(),
    campaign: z.partialRecord(z.enum(campaignTags), z.string()).optional(),
  }),
  /** ISO 8601, UTC. */
  receivedAt: z.iso.datetime(),
  language: z.enum(locales),
  files: z.array(leadFileSchema),
  /** Missing in leads from versions that did not record it. */
  servedBy: servedBySchema.optional(),
  /** Why it is held until staff release it (R78). */
  held: z.enum(['honeypot', 'too-fast', 'content', 'flood']).optional(),
})

export type Lead = z.infer<typeof leadSchema>
export type LeadKind = Lead['kind']
export type LeadFile = Lead['files'][number]
export type HeldReason = NonNullable<Lead['held']>

/** `servedBy` for use in a sentence: `0.1.0 (0123456789)`. Null for a lead from a version that did not record it. */
export function servedByOf({
  servedBy,
}: Pick<Lead, 'servedBy'>): { version: string; content: string } | null {
  if (!servedBy) return null
  const { version, commit, content = 'unknown' } = servedBy
  return { version: commit ? `${version} (${commit.slice(0, 10)})` : version, content: content.slice(0, 10) }
}
