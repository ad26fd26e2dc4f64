import { inquirySchema } from '#domain/leads/inquiry.schema.ts'
import { questionSchema } from '#domain/leads/question.schema.ts'
import type { LeadForm } from './lead-forms.ts'
import { createLiveForm, type LiveForm } from './live-form.ts'

const schemas = { inquiry: inquirySchema, question: questionSchema }

/** Validates the form of a dialog and focuses an invalid field. */
export const createLiveLead = (form: LeadForm, options: Parameters<typeof createLiveForm>[1]): LiveForm =>
  createLiveForm(schemas[form], options)
