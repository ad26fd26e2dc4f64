import * as z from 'zod/mini'
import { emailAddress, type FieldsOf, formNotes, note, requiredText } from './form.schema.ts'
import { inquiryLimits } from './lead-form.schema.ts'

/** The pricing and service inquiry (R56). Messages are keys of the dictionary of lead messages. */

export const inquirySchema = z.object({
  name: requiredText('nameRequired', inquiryLimits.name),
  surname: requiredText('surnameRequired', inquiryLimits.surname),
  email: emailAddress('emailInvalid'),
  phone: requiredText('phoneRequired', inquiryLimits.phone),
  packageName: note(inquiryLimits.packageName),
  ...formNotes,
})

export type InquiryField = FieldsOf<z.output<typeof inquirySchema>>
