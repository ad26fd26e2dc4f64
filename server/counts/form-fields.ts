import { inquirySchema } from '#domain/leads/inquiry.schema.ts'
import type { LeadKind } from '#domain/leads/lead.ts'
import { onboardingFields } from '#domain/leads/onboarding.schema.ts'
import { fileGroups } from '#domain/leads/onboarding-form.schema.ts'
import { questionSchema } from '#domain/leads/question.schema.ts'
import { englishPathOf } from '#domain/routes.ts'

const fields: Readonly<Record<string, readonly string[]>> = {
  inquiry: Object.keys(inquirySchema.shape),
  question: Object.keys(questionSchema.shape),
  onboarding: [...onboardingFields, ...fileGroups],
} satisfies Record<LeadKind, readonly string[]>

/** Names of the fields of a form: only they are counted. */
export const fieldsOf = (form: string): readonly string[] => fields[form] ?? []

const forms: Readonly<Record<string, LeadKind>> = {
  '/inquiry': 'inquiry',
  '/question': 'question',
  '/website-onboarding': 'onboarding',
}

/** Which form a page is for; null for none. */
export const formOf = (path: string): LeadKind | null => forms[englishPathOf(path)] ?? null
