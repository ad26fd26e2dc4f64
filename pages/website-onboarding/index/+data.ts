import type { PageContextServer } from 'vike/types'
import { honeypotField } from '#domain/leads/lead-form.schema.ts'
import type { AttachedFile } from '#domain/leads/lead-views.ts'
import { isYes, listOf, onboardingFields, textOf } from '#domain/leads/onboarding.schema.ts'
import { claimValue } from '#renderer/claims/claims.ts'
import { campaignOfVisit } from '#renderer/forms/form-state.ts'

export type Data = {
  submissionId: string
  /** When the form was handed out, signed. */
  issued: string
  /** Name of the field that nobody sees. */
  trap: string
  /** Hours to a reply. */
  reply: string
  answers: Answers
  /** The first message of each faulty field. */
  errors: Faults
  /** What is wrong with the whole form; null on a first visit. */
  message: string | null
  /** Whether the form was sent before and came back. */
  returned: boolean
  waiting: Waiting
  /** Tags of the campaign that the visitor came by, as a query. */
  campaign: string
}

/** What a form that came back was filled in with, by field; empty on a first visit. */
export type Answers = Partial<Record<string, { text: string; chosen: string[]; yes: boolean }>>

/** Field → what is said under it. */
export type Faults = Partial<Record<string, string>>

/** Files that arrived with a form that was not taken: they need not be sent again. */
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
