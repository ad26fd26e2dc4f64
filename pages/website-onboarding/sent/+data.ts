import type { PageContextServer } from 'vike/types'
import { uploadLimits } from '#domain/leads/onboarding-form.schema.ts'
import { claimValue } from '#renderer/claims/claims.ts'
import { referenceIn } from '#renderer/forms/form-state.ts'
import type { Receipt } from '../sent.tsx'

export type Data = Receipt & { reply: string }

/** Reads the reference and the number of files from the address; ignores malformed values. */
export async function data(pageContext: PageContextServer): Promise<Data> {
  const { files = '' } = pageContext.urlParsed.search
  const known = /^\d{1,2}$/.test(files) && Number(files) <= uploadLimits.files
  return {
    reference: referenceIn(pageContext),
    files: known ? Number(files) : null,
    reply: claimValue(pageContext.services.catalogue(), 'reply'),
  }
}
