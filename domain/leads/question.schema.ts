import * as z from 'zod/mini'
import { emailAddress, type FieldsOf, formNotes, requiredText } from './form.schema.ts'
import { questionLimits } from './lead-form.schema.ts'

/** A question (R57). Messages are keys of the dictionary of lead messages. */

export const questionSchema = z.object({
  name: requiredText('nameRequired', questionLimits.name),
  email: emailAddress('emailInvalid'),
  question: requiredText('questionShort', questionLimits.question, questionLimits.questionLeast),
  ...formNotes,
})

export type QuestionField = FieldsOf<z.output<typeof questionSchema>>
