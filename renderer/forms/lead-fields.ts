import type { InquiryField } from '#domain/leads/inquiry.schema.ts'
import { inquiryLimits, questionLimits } from '#domain/leads/lead-form.schema.ts'
import type { QuestionField } from '#domain/leads/question.schema.ts'
import type { inquiryText } from '#locales/en/inquiry.ts'
import type { questionText } from '#locales/en/question.ts'
import type { Translation } from '#locales/translation.ts'

type Control = {
  label: string
  help?: string
  /** Shares its row with a neighbour. */
  half?: boolean
  autoComplete?: string
  maxLength: number
} & ({ type: 'text' | 'email' | 'tel' } | { rows: number })

/** A control of a lead form, for the dialog and the plain page alike. All of them are required. */
export type LeadField = Control & { name: string }

/** In the order of the form. A field of the schema without a control is a type error. */
const controls = <Field extends string>(byField: Record<Field, Control>): readonly LeadField[] =>
  Object.entries<Control>(byField).map(([name, control]) => ({ name, ...control }))

export const inquiryFields = (text: Translation<typeof inquiryText>['fields']): readonly LeadField[] =>
  controls<Exclude<InquiryField, 'packageName'>>({
    name: {
      label: text.name,
      half: true,
      type: 'text',
      autoComplete: 'given-name',
      maxLength: inquiryLimits.name,
    },
    surname: {
      label: text.surname,
      half: true,
      type: 'text',
      autoComplete: 'family-name',
      maxLength: inquiryLimits.surname,
    },
    email: {
      label: text.email,
      type: 'email',
      autoComplete: 'email',
      maxLength: inquiryLimits.email,
    },
    phone: {
      label: text.phone,
      help: text.phoneHelp,
      type: 'tel',
      autoComplete: 'tel',
      maxLength: inquiryLimits.phone,
    },
  })

export const questionFields = (text: Translation<typeof questionText>['fields']): readonly LeadField[] =>
  controls<QuestionField>({
    name: { label: text.name, type: 'text', autoComplete: 'name', maxLength: questionLimits.name },
    email: {
      label: text.email,
      type: 'email',
      autoComplete: 'email',
      maxLength: questionLimits.email,
    },
    question: {
      label: text.question,
      help: text.questionHelp,
      rows: 5,
      maxLength: questionLimits.question,
    },
  })
