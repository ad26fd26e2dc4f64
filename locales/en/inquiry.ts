import type { LabelsOf } from '#domain/leads/form.schema.ts'
import type { InquiryField } from '#domain/leads/inquiry.schema.ts'
import { texts } from '../texts.ts'

/** The inquiry form: dialog, plain page and result page (R49, R62). */
export const inquiryText = texts('en', {
  title: 'Send an enquiry',
  description: 'Tell us which package or service you have in mind. We reply within 24 hours.',
  heading: 'Tell us where to start',
  intro: 'Leave your details and we will reply within 24 hours.',
  about: 'About',
  fields: {
    name: 'Name',
    surname: 'Surname',
    email: 'Email',
    phone: 'Phone',
    phoneHelp: 'Only to answer this enquiry.',
  } satisfies LabelsOf<Exclude<InquiryField, 'packageName'>>,
  words: { question: 'Where to start?', answer: 'Your phone.' },
  submit: 'Send enquiry',
  submitting: 'Submitting...',
  cancel: 'Cancel',
  failed: {
    title: 'Error',
    text: 'Failed to submit your inquiry. Please try again.',
  },
  sent: {
    title: 'Inquiry Submitted!',
    text: "We'll get back to you within 24 hours with more details about your selected package.",
    /** Service pages name the service instead of the package (R62). */
    textFor: "We'll get back to you within 24 hours with more details about {service|inSentence}.",
  },
})
