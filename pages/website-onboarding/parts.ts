import type { OnboardingField } from '#domain/leads/onboarding.schema.ts'
import type { FileGroup } from '#domain/leads/onboarding-form.schema.ts'

/** The six numbered parts (R58) and their fields, in the order of the page. */
export const parts = [
  { id: 'contact', fields: ['fullName', 'businessName', 'email', 'phone'] },
  { id: 'business', fields: ['businessDescription', 'targetAudience', 'websiteGoals', 'customGoals'] },
  {
    id: 'preferences',
    fields: [
      'hasExistingDomain',
      'domainName',
      'hasExistingHosting',
      'hostingDetails',
      'inspirationWebsites',
      'colorPreferences',
      'fontPreferences',
    ],
  },
  {
    id: 'structure',
    fields: ['desiredPages', 'customPages', 'needsBookingSystem', 'needsShop', 'otherFunctionality'],
  },
  { id: 'uploads', fields: ['documents', 'images', 'other'] },
  {
    id: 'extras',
    fields: [
      'desiredIntegrations',
      'customIntegrations',
      'needsSEOSupport',
      'needsAnalytics',
      'specialRequests',
    ],
  },
] as const satisfies readonly { id: string; fields: readonly (OnboardingField | FileGroup)[] }[]

export type PartId = (typeof parts)[number]['id']

export type PartState = 'open' | 'done' | 'fault'

export const anchorOf = (part: PartId): string => `part-${part}`
export const idOf = (field: string): string => `onboarding-${field}`
