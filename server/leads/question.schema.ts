import * as z from 'zod/mini'
import { contactLimits, emailAddress, formNotes, requiredText } from './form.schema.ts'

/** A question (R57). Messages are keys of the dictionary of lead messages. */

export const questionEndpoint = '/api/question'

/** Longest values taken, in UTF-16 units; a question has at least ten. */
export const questionLimits = { ...contactLimits, question: 5000, questionLeast: 10 } as const

export const questionSchema = z.object({
  name: requiredText('nameRequired', questionLimits.name),
  email: emailAddress('emailInvalid'),
  question: requiredText('questionShort', questionLimits.question, questionLimits.questionLeast),
  ...formNotes,
})

export type Question = z.output<typeof questionSchema>
