import type { PageContextServer } from 'vike/types'
import { honeypotField } from '#domain/leads/lead-form.schema.ts'
import type { AttachedFile } from '#domain/leads/lead-views.ts'
import { isYes, listOf, onboardingFields, textOf } from '#domain/leads/onboarding.schema.ts'
import { claimValue } from '#renderer/claims/claims.ts'
import { campaignOfVisit } from '#renderer/forms/form-state.ts'

export type Data = {
  submissionId: string
  /** When the form was issued, signed. */
  issued: string
  /** Name of the honeypot field. */
  trap: string
  /** Hours within which staff promise a reply. */
  reply: string
  answers: Answers
  errors: Faults
  /** Error of the form as a whole; null on a first visit. */
  message: string | null
  /** Whether the form was sent and rejected. */
  returned: boolean
  waiting: Waiting
  /** Campaign tags of the visit, as a query. */
  campaign: string
}

/** Answers in a rejected form, by field; empty on a first visit. */
export type Answers = Partial<Record<string, { text: string; chosen: string[]; yes: boolean }>>

/** Field → the message under it. */
export type Faults = Partial<Record<string, string>>

/** Files that arrived with a rejected form: they need not be sent again. */
export type Waiting = { tray: string | null; attached: AttachedFile[] }

export async function data(pageContext: PageContextServer): Promise<Data> {
  const { form, catalogue, formStamp } = pageContext.services
  const values: Partial<Record<string, string | string[]>> = form?.values ?? {}
  const answered = onboardingFields.filter((field) => values[field] !== undefined)
  return {
    submissionId: textOf(values.submissionId) || crypto.randomUUID(),
    issued: textOf(values.issued) || formStamp(),
    trap: honeypotField,
    reply: claimValue(catalogue(), 'reply'),
    answers: Object.fromEntries(
      answered.map((field) => {
        const value = values[field]
        return [field, { text: textOf(value), chosen: listOf(value), yes: isYes(value) }]
      }),
    ),
    errors: Object.fromEntries(
      Object.entries(form?.errors ?? {}).map(([name, messages]) => [name, messages[0]]),
    ),
    message: form?.message ?? null,
    returned: form !== undefined && form.begun !== true,
    campaign: textOf(values.campaign) || campaignOfVisit(pageContext),
    waiting: { tray: form?.tray ?? null, attached: form?.attached ?? [] },
  }
}
