import type { ReactNode } from 'react'
import type { ServiceSlug } from '#locales/addresses.ts'
import { aiEnquiryHandlingText as aiEnquiryHandlingEn } from '#locales/en/services/ai-enquiry-handling.ts'
import { automatedGoogleReviewsText as automatedGoogleReviewsEn } from '#locales/en/services/automated-google-reviews.ts'
import { clientRetentionToolsText as clientRetentionToolsEn } from '#locales/en/services/client-retention-tools.ts'
import { googleBusinessProfileText as googleBusinessProfileEn } from '#locales/en/services/google-business-profile.ts'
import { localAdsLeadGenerationText as localAdsLeadGenerationEn } from '#locales/en/services/local-ads-lead-generation.ts'
import { smartBookingSystemsText as smartBookingSystemsEn } from '#locales/en/services/smart-booking-systems.ts'
import { tailoredAiToolsText as tailoredAiToolsEn } from '#locales/en/services/tailored-ai-tools.ts'
import { voiceToNoteAutomationText as voiceToNoteAutomationEn } from '#locales/en/services/voice-to-note-automation.ts'
import { websitesText as websitesEn } from '#locales/en/services/websites.ts'
import { workflowAutomationText as workflowAutomationEn } from '#locales/en/services/workflow-automation.ts'
import { aiEnquiryHandlingText as aiEnquiryHandlingIt } from '#locales/it/services/ai-enquiry-handling.ts'
import { automatedGoogleReviewsText as automatedGoogleReviewsIt } from '#locales/it/services/automated-google-reviews.ts'
import { clientRetentionToolsText as clientRetentionToolsIt } from '#locales/it/services/client-retention-tools.ts'
import { googleBusinessProfileText as googleBusinessProfileIt } from '#locales/it/services/google-business-profile.ts'
import { localAdsLeadGenerationText as localAdsLeadGenerationIt } from '#locales/it/services/local-ads-lead-generation.ts'
import { smartBookingSystemsText as smartBookingSystemsIt } from '#locales/it/services/smart-booking-systems.ts'
import { tailoredAiToolsText as tailoredAiToolsIt } from '#locales/it/services/tailored-ai-tools.ts'
import { voiceToNoteAutomationText as voiceToNoteAutomationIt } from '#locales/it/services/voice-to-note-automation.ts'
import { websitesText as websitesIt } from '#locales/it/services/websites.ts'
import { workflowAutomationText as workflowAutomationIt } from '#locales/it/services/workflow-automation.ts'
import { SmallOpening as AiEnquiryHandling } from '#renderer/service/ai-enquiry-handling/opening.tsx'
import { SmallOpening as AutomatedGoogleReviews } from '#renderer/service/automated-google-reviews/opening.tsx'
import { SmallOpening as ClientRetentionTools } from '#renderer/service/client-retention-tools/opening.tsx'
import { SmallOpening as GoogleBusinessProfile } from '#renderer/service/google-business-profile/opening.tsx'
import { SmallOpening as LocalAdsLeadGeneration } from '#renderer/service/local-ads-lead-generation/opening.tsx'
import { SmallOpening as SmartBookingSystems } from '#renderer/service/smart-booking-systems/opening.tsx'
import { SmallOpening as TailoredAiTools } from '#renderer/service/tailored-ai-tools/opening.tsx'
import { SmallOpening as VoiceToNoteAutomation } from '#renderer/service/voice-to-note-automation/opening.tsx'
import { SmallOpening as Websites } from '#renderer/service/websites/opening.tsx'
import { SmallOpening as WorkflowAutomation } from '#renderer/service/workflow-automation/opening.tsx'

/** Of a service's page: what stands in its opening, and the tone of the ground there. */
type ServiceOpening = {
  tone: 'green' | 'warm' | 'sand' | 'night'
  en: { heading: string; lead: string; scene: ReactNode }
  it: { heading: string; lead: string; scene: ReactNode }
}

/** The scene that phones get: it is as high as a card. */
const opening = <Words,>(
  tone: ServiceOpening['tone'],
  Scene: (properties: { words: Words }) => ReactNode,
  en: { heading: string; lead: string; words: Words },
  it: { heading: string; lead: string; words: Words },
): ServiceOpening => ({
  tone,
  en: { heading: en.heading, lead: en.lead, scene: <Scene words={en.words} /> },
  it: { heading: it.heading, lead: it.lead, scene: <Scene words={it.words} /> },
})

export const serviceOpenings: Record<ServiceSlug, ServiceOpening> = {
  'ai-enquiry-handling': opening('night', AiEnquiryHandling, aiEnquiryHandlingEn, aiEnquiryHandlingIt),
  'smart-booking-systems': opening(
    'green',
    SmartBookingSystems,
    smartBookingSystemsEn,
    smartBookingSystemsIt,
  ),
  websites: opening('sand', Websites, websitesEn, websitesIt),
  'workflow-automation': opening('warm', WorkflowAutomation, workflowAutomationEn, workflowAutomationIt),
  'tailored-ai-tools': opening('green', TailoredAiTools, tailoredAiToolsEn, tailoredAiToolsIt),
  'client-retention-tools': opening(
    'sand',
    ClientRetentionTools,
    clientRetentionToolsEn,
    clientRetentionToolsIt,
  ),
  'google-business-profile': opening(
    'warm',
    GoogleBusinessProfile,
    googleBusinessProfileEn,
    googleBusinessProfileIt,
  ),
  'local-ads-lead-generation': opening(
    'green',
    LocalAdsLeadGeneration,
    localAdsLeadGenerationEn,
    localAdsLeadGenerationIt,
  ),
  'automated-google-reviews': opening(
    'night',
    AutomatedGoogleReviews,
    automatedGoogleReviewsEn,
    automatedGoogleReviewsIt,
  ),
  'voice-to-note-automation': opening(
    'sand',
    VoiceToNoteAutomation,
    voiceToNoteAutomationEn,
    voiceToNoteAutomationIt,
  ),
}
