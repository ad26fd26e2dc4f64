import { type FormNotes, faultsOf, formNotes } from '#domain/leads/form.schema.ts'
import { inquirySchema } from '#domain/leads/inquiry.schema.ts'
import type { Lead, LeadKind } from '#domain/leads/lead.ts'
import { inquiryEndpoint, questionEndpoint } from '#domain/leads/lead-form.schema.ts'
import { questionSchema } from '#domain/leads/question.schema.ts'
import type { Locale } from '#domain/locales.ts'
import { formAddress } from '#domain/routes.ts'

type Reading =
  | { ok: true; fields: Lead['fields']; notes: FormNotes }
  | { ok: false; faults: Partial<Record<string, string>> }

export type LeadForm = {
  kind: LeadKind
  endpoint: string
  /** The page with the form in it, in the language of the form; its result page is at `/sent` below. */
  page(language: Locale): string
  read(body: unknown): Reading
}

const inquiryForm: LeadForm = {
  kind: 'inquiry',
  endpoint: inquiryEndpoint,
  page: (language) => formAddress(language, 'inquiry'),
  read(body) {
    const parsed = inquirySchema.safeParse(body)
    if (!parsed.success) return { ok: false, faults: faultsOf(parsed.error.issues) }
    return { ok: true, fields: fieldsOf(parsed.data), notes: parsed.data }
  },
}

const questionForm: LeadForm = {
  kind: 'question',
  endpoint: questionEndpoint,
  page: (language) => formAddress(language, 'question'),
  read(body) {
    const parsed = questionSchema.safeParse(body)
    if (!parsed.success) return { ok: false, faults: faultsOf(parsed.error.issues) }
    return { ok: true, fields: fieldsOf(parsed.data), notes: parsed.data }
  },
}

export const leadForms: readonly LeadForm[] = [inquiryForm, questionForm]

/** The fields of a valid form, without hidden and empty ones. */
function fieldsOf(form: Readonly<Record<string, string | undefined>>): Lead['fields'] {
  const given = Object.entries(form).flatMap(([name, value]) =>
    !value || Object.hasOwn(formNotes, name) ? [] : [[name, value] as const],
  )
  return Object.fromEntries(given)
}
