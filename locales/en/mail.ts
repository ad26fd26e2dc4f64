import type { InquiryField } from '#domain/leads/inquiry.schema.ts'
import type { OnboardingField } from '#domain/leads/onboarding.schema.ts'
import type { QuestionField } from '#domain/leads/question.schema.ts'
import { texts } from '../texts.ts'

/** Mail that the server writes: leads and notices for staff, and the automatic reply to a visitor. */
export const mailText = texts('en', {
  kinds: { inquiry: 'Pricing enquiry', question: 'Question', onboarding: 'Website brief' },
  fields: {
    name: 'Name',
    surname: 'Surname',
    fullName: 'Full name',
    businessName: 'Business name',
    email: 'Email',
    phone: 'Phone',
    packageName: 'Package',
    question: 'Question',
    businessDescription: 'Business description',
    targetAudience: 'Target audience',
    websiteGoals: 'Website goals',
    customGoals: 'Custom goals',
    hasExistingDomain: 'Has existing domain',
    domainName: 'Domain name',
    hasExistingHosting: 'Has existing hosting',
    hostingDetails: 'Hosting details',
    inspirationWebsites: 'Inspiration websites',
    colorPreferences: 'Colour preferences',
    fontPreferences: 'Font preferences',
    desiredPages: 'Desired pages',
    customPages: 'Custom pages',
    needsBookingSystem: 'Needs booking system',
    needsShop: 'Needs shop',
    otherFunctionality: 'Other functionality',
    desiredIntegrations: 'Desired integrations',
    customIntegrations: 'Custom integrations',
    needsSEOSupport: 'Needs SEO support',
    needsAnalytics: 'Needs analytics',
    specialRequests: 'Special requests',
  } satisfies Record<InquiryField | QuestionField | OnboardingField, string>,
  yes: 'Yes',
  no: 'No',
  files: 'Files',
  /** A file of a lead with its size in MB. */
  file: '{name} ({megabytes} MB)',
  filesAt: 'Files are in',
  sentFrom: 'Sent from',
  campaign: 'Campaign',
  language: 'Language',
  received: 'Received',
  reference: 'Reference',
  notice: {
    stuck: 'Leads are not getting through: {channel}',
    stuckText:
      '{{count:One lead has|?? leads have}} been waiting for {channel} for more than {minutes:number} minutes. Nothing is lost: every lead is stored on the server and is tried again. Look at /readyz and at the server’s log for the reason.',
    at: 'Written at {time} UTC. If you read this in a file, the file is removed once the problem is over.',
    lastError: 'The last reason given',
    unerased: '{{count:One lead is|?? leads are}} suddenly due to be erased',
    unerasedText:
      'By the server’s clock, these leads are older than they may be kept. There are so many of them that the clock may be wrong. None has been erased. If the clock is wrong, set it: nothing has been lost. If it is right, because the server was off or the time to keep leads was shortened, you need not do anything: the leads are erased once the server has run for seven days.',
    reminder: {
      subject: 'Not answered yet: {kind} {reference}',
      text: '{kind} {reference} came in {when} and has had no answer. A reply is due within {most:number} hours: {{hours:one hour is|?? hours are}} left.',
      lateSubject: 'Late: {kind} {reference} has had no answer',
      lateText:
        '{kind} {reference} came in {when} and has had no answer. A reply was due within {most:number} hours.',
      owner: 'It is assigned to {name}.',
      nobody: 'It is not assigned to anybody.',
      open: 'Open it in the studio: {address}',
    },
    summary: {
      subject: 'Leads today: {open:number} to answer, {late:number} late',
      open: '{{open:One lead waits|?? leads wait}} for an answer. The oldest is {reference}, which came in {when}.',
      late: '{{late:One is|?? are}} late: {references}.',
      held: '{{held:One message is|?? messages are}} held as possible spam.',
      stuck: '{{count:One lead has|?? leads have}} not been delivered by {channel}.',
      list: 'The list is in the studio: {address}',
    },
  },
  reply: {
    subject: 'We have received your message – {site}',
    greeting: 'Hello,',
    body: {
      inquiry: 'thank you for your enquiry. It has arrived, and a person will read it.',
      question: 'thank you for your question. It has arrived, and a person will read it.',
      onboarding:
        'thank you for your website brief. It has arrived with its files, and a person will read it.',
    },
    promise: 'We reply within {hours} hours.',
    reference: 'Your reference: {reference}',
    notYou:
      'If you did not write to us, someone has given your address by mistake. You need not do anything.',
    automatic: 'This message was sent automatically. You can reply to it: your reply reaches us.',
    regards: 'Kind regards\n{site}',
  },
})
