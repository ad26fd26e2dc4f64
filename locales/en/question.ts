import type { LabelsOf } from '#domain/leads/form.schema.ts'
import type { QuestionField } from '#domain/leads/question.schema.ts'

/** The question form: dialog, plain page and result page (R49, R57, R62). */
export const questionText = {
  title: 'Ask a question',
  description: 'Ask us anything about automation for your business. We reply within 24 hours.',
  heading: 'Ask us anything',
  intro: 'One question or five: we reply within 24 hours.',
  fields: {
    name: 'Name',
    email: 'Email',
    question: 'Your question',
    questionHelp: 'At least 10 characters.',
  } satisfies LabelsOf<QuestionField>,
  letter: ['Hello,', 'one thing I', 'wonder…'],
  submit: 'Send question',
  submitting: 'Submitting...',
  cancel: 'Cancel',
  failed: {
    title: 'Error',
    text: 'Failed to submit your question. Please try again.',
  },
  sent: {
    title: 'Question Submitted!',
    text: 'We reply within 24 hours.',
    /** The pricing page says more (R62). */
    textOnPricing: "We'll get back to you within 24 hours with an answer to your question.",
  },
} as const
