import * as z from 'zod/mini'
import { contactLimits, emailAddress, formNotes, note, requiredText } from './form.schema.ts'

/** The pricing and service inquiry (R56). Messages are keys of the dictionary of lead messages. */

export const inquiryEndpoint = '/api/pricing-inquiry'

/** Longest values taken, in UTF-16 units. */
export const inquiryLimits = { ...contactLimits, surname: 200, packageName: 200 } as const

export const inquirySchema = z.object({
  name: requiredText('nameRequired', inquiryLimits.name),
  surname: requiredText('surnameRequired', inquiryLimits.surname),
  email: emailAddress('emailInvalid'),
  phone: requiredText('phoneRequired', inquiryLimits.phone),
  packageName: note(inquiryLimits.packageName),
  ...formNotes,
})

export type Inquiry = z.output<typeof inquirySchema>
