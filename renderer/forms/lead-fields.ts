import { inquiryLimits, questionLimits } from '#domain/leads/lead-form.schema.ts'
import type { inquiryText } from '#locales/en/inquiry.ts'
import type { questionText } from '#locales/en/question.ts'
import type { Translation } from '#locales/translation.ts'

/** A control of a lead form, for the dialog and the plain page alike. All of them are required. */
export type LeadField = {
  name: string
  label: string
  help?: string
  /** Shares its row with a neighbour. */
  half?: boolean
  autoComplete?: string
  maxLength: number
} & ({ type: 'text' | 'email' | 'tel' } | { rows: number })

export const inquiryFields = (text: Translation<typeof inquiryText>['fields']): readonly LeadField[] => [
  {
    name: 'name',
    label: text.name,
    half: true,
    type: 'text',
    autoComplete: 'given-name',
    maxLength: inquiryLimits.name,
  },
  {
    name: 'surname',
    label: text.surname,
    half: true,
    type: 'text',
    autoComplete: 'family-name',
    maxLength: inquiryLimits.surname,
  },
  {
    name: 'email',
    label: text.email,
    type: 'email',
    autoComplete: 'email',
    maxLength: inquiryLimits.email,
  },
  {
    name: 'phone',
    label: text.phone,
    help: text.phoneHelp,
    type: 'tel',
    autoComplete: 'tel',
    maxLength: inquiryLimits.phone,
  },
]

export const questionFields = (text: Translation<typeof questionText>['fields']): readonly LeadField[] => [
  { name: 'name', label: text.name, type: 'text', autoComplete: 'name', maxLength: questionLimits.name },
  {
    name: 'email',
    label: text.email,
    type: 'email',
    autoComplete: 'email',
    maxLength: questionLimits.email,
  },
  {
    name: 'question',
    label: text.question,
    help: text.questionHelp,
    rows: 5,
    maxLength: questionLimits.question,
  },
]
