import { createHash, randomBytes } from 'node:crypto'
import type { Campaign } from '#domain/leads/campaign.ts'
import type { HeldReason, Lead, LeadFile, LeadKind, ServedBy } from '#domain/leads/lead.ts'
import { idAlphabet, idLength } from '#domain/leads/reference.ts'

type NewLead = Pick<Lead, 'kind' | 'fields' | 'language'> & {
  context?: { page?: string | undefined; button?: string | undefined; campaign?: Campaign | undefined }
  /** Milliseconds since the epoch. */
  receivedAt: number
  submissionId?: string | undefined
  files?: LeadFile[]
  servedBy?: ServedBy | undefined
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
  servedBy,
  held,
}: NewLead): Lead {
  return {
    id: submissionId ? repeatableId(kind, submissionId, fields, files) : encode(randomBytes(idLength)),
    kind,
    fields,
    context: {
      ...(context.page && { page: context.page }),
      ...(context.button && { button: context.button }),
      ...(context.campaign && { campaign: context.campaign }),
    },
    receivedAt: new Date(receivedAt).toISOString(),
    language,
    files: files ?? [],
    ...(servedBy && { servedBy }),
    ...(held && { held }),
  }
}

/**
 * The id depends on the fields and files too. Otherwise a page that gave two people the same submission id
 * would lose the second one's lead, and a visitor's corrected second submission would be dropped as a
 * duplicate.
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
  Array.from(bytes.subarray(0, idLength), (byte) => idAlphabet.charAt(byte & 31)).join('')
