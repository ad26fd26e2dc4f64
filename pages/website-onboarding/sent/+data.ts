import type { PageContextServer } from 'vike/types'
import { uploadLimits } from '#domain/leads/onboarding-form.schema.ts'
import { claimValue } from '#renderer/claims/claims.ts'
import { referenceIn } from '#renderer/forms/form-state.ts'
import type { Receipt } from '../sent.tsx'

export type Data = Receipt & { reply: string }

/** Reference and number of files come in the address; what does not look like one is not shown. */
export async function data(pageContext: PageContextServer): Promise<Data> {
  const { files = '' } = pageContext.urlParsed.search
  const known = /^\d{1,2}$/.test(files) && Number(files) <= uploadLimits.files
  return {
    reference: referenceIn(pageContext),
    files: known ? Number(files) : null,
    reply: claimValue(pageContext.services.catalogue(), 'reply'),
  }
}
