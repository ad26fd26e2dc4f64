import { formsText } from './forms.ts'
import { inquiryText } from './inquiry.ts'
import { interfaceText } from './interface.ts'
import { leadMessages } from './lead-messages.ts'
import { questionText } from './question.ts'

/** The dictionaries sent with every page: its frame, and the dialogs that may open on it. */
export const frame = {
  interface: interfaceText,
  forms: formsText,
  messages: leadMessages,
  inquiry: inquiryText,
  question: questionText,
}

/** The dictionaries of single pages, keyed by file name: each is loaded with the page that names it in its `+dictionary.ts`. */
export const pages = {
  about: () => import('./about.ts').then((module) => module.aboutText),
  accessibility: () => import('./accessibility.ts').then((module) => module.accessibilityText),
  blog: () => import('./blog.ts').then((module) => module.blogText),
  contact: () => import('./contact.ts').then((module) => module.contactText),
  'form-pages': () => import('./form-pages.ts').then((module) => module.formPagesText),
  home: () => import('./home.ts').then((module) => module.homeText),
  'not-found': () => import('./not-found.ts').then((module) => module.notFoundText),
  onboarding: () => import('./onboarding.ts').then((module) => module.onboardingText),
  pricing: () => import('./pricing.ts').then((module) => module.pricingText),
  privacy: () => import('./privacy.ts').then((module) => module.privacyText),
  'services/index': () => import('./services/index.ts').then((module) => module.servicesText),
  'services/ai-enquiry-handling': () =>
    import('./services/ai-enquiry-handling.ts').then((module) => module.aiEnquiryHandlingText),
  'services/automated-google-reviews': () =>
    import('./services/automated-google-reviews.ts').then((module) => module.automatedGoogleReviewsText),
  'services/client-retention-tools': () =>
    import('./services/client-retention-tools.ts').then((module) => module.clientRetentionToolsText),
  'services/google-business-profile': () =>
    import('./services/google-business-profile.ts').then((module) => module.googleBusinessProfileText),
  'services/local-ads-lead-generation': () =>
    import('./services/local-ads-lead-generation.ts').then((module) => module.localAdsLeadGenerationText),
  'services/smart-booking-systems': () =>
    import('./services/smart-booking-systems.ts').then((module) => module.smartBookingSystemsText),
  'services/tailored-ai-tools': () =>
    import('./services/tailored-ai-tools.ts').then((module) => module.tailoredAiToolsText),
  'services/voice-to-note-automation': () =>
    import('./services/voice-to-note-automation.ts').then((module) => module.voiceToNoteAutomationText),
  'services/websites': () => import('./services/websites.ts').then((module) => module.websitesText),
  'services/workflow-automation': () =>
    import('./services/workflow-automation.ts').then((module) => module.workflowAutomationText),
}
