import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod'

export const leadFileSchema = z.object({
  /** As the visitor named it. */
  name: z.string(),
  /** As it is called in the lead's `files` folder. */
  stored: z.string(),
  group: z.string(),
  /** Bytes. */
  size: z.number(),
  type: z.string(),
  sha256: z.string(),
})

/** What `lead.json` holds (R72). Field names and values are as the visitor sent them. */
export const leadSchema = z.object({
  id: z.string(),
  kind: z.enum(['inquiry', 'question', 'onboarding']),
  fields: z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())])),
  /** Where it was sent from: the page's path and the text of the button. */
  context: z.object({ page: z.string().optional(), button: z.string().optional() }),
  /** ISO 8601, UTC. */
  receivedAt: z.iso.datetime(),
  language: z.enum(['en', 'it']),
  files: z.array(leadFileSchema),
  /** Why it is kept from delivery until staff release it (R78). */
  held: z.enum(['honeypot', 'too-fast', 'content', 'flood']).optional(),
})

export type Lead = z.infer<typeof leadSchema>
export type LeadKind = Lead['kind']
type LeadFile = Lead['files'][number]
export type HeldReason = NonNullable<Lead['held']>

type NewLead = Pick<Lead, 'kind' | 'fields' | 'language'> & {
  context?: { page?: string | undefined; button?: string | undefined }
  /** Milliseconds since the epoch. */
  receivedAt: number
  submissionId?: string | undefined
  files?: LeadFile[]
  held?: HeldReason | undefined
}

export function createLead({
  kind,
  fields,
  language,
  context = {},
  receivedAt,
  submissionId,
  files,
  held,
}: NewLead): Lead {
  return {
    id: submissionId ? repeatableId(kind, submissionId, fields, files) : encode(randomBytes(idLength)),
    kind,
    fields,
    context: {
      ...(context.page && { page: context.page }),
      ...(context.button && { button: context.button }),
    },
    receivedAt: new Date(receivedAt).toISOString(),
    language,
    files: files ?? [],
    ...(held && { held }),
  }
}

const idLength = 26
// Crockford's: no i, l, o, u, so that a reference can be read out on the telephone
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const idPattern = /^[0-9a-hjkmnp-tv-z]{26}$/

/**
 * The fields and files are part of it: a page that handed the same submission id to two people would otherwise lose the second
 * one's lead, and a visitor who corrects the phone number and sends again would be thanked for nothing.
 */
function repeatableId(
  kind: LeadKind,
  submissionId: string,
  fields: Lead['fields'],
  files: readonly LeadFile[] = [],
): string {
  const contents = files.map(({ group, name, sha256 }) => [group, name, sha256].join('/')).sort()
  const identity = [kind, submissionId, fields, ...(contents.length > 0 ? [contents] : [])]
  return encode(createHash('sha256').update(JSON.stringify(identity)).digest())
}

const encode = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, idLength), (byte) => alphabet.charAt(byte & 31)).join('')

/** Ids name folders: whatever comes from outside is asked here first. */
export const isLeadId = (value: string): boolean => idPattern.test(value)

/** The short code that a visitor and staff both see, such as `7K3M-9QWD`. */
export const referenceOf = (id: string): string => `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase()
