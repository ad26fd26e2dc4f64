import { inquiryText } from '#locales/en/inquiry.ts'
import { inquiryLimits } from '#server/leads/inquiry.schema.ts'

type InquiryField = {
  name: 'name' | 'surname' | 'email' | 'phone'
  label: string
  help?: string
  half: boolean
  type: 'text' | 'email' | 'tel'
  autoComplete: string
  maxLength: number
}

/** The four fields of the inquiry, for the dialog and the plain page alike. */
export const inquiryFields: readonly InquiryField[] = [
  {
    name: 'name',
    label: inquiryText.name,
    half: true,
    type: 'text',
    autoComplete: 'given-name',
    maxLength: inquiryLimits.name,
  },
  {
    name: 'surname',
    label: inquiryText.surname,
    half: true,
    type: 'text',
    autoComplete: 'family-name',
    maxLength: inquiryLimits.surname,
  },
  {
    name: 'email',
    label: inquiryText.email,
    half: false,
    type: 'email',
    autoComplete: 'email',
    maxLength: inquiryLimits.email,
  },
  {
    name: 'phone',
    label: inquiryText.phone,
    help: inquiryText.phoneHelp,
    half: false,
    type: 'tel',
    autoComplete: 'tel',
    maxLength: inquiryLimits.phone,
  },
]
