import type { ComponentProps } from 'react'
import type { OnboardingField } from '#domain/leads/onboarding.schema.ts'
import {
  onboardingGoals,
  onboardingIntegrations,
  onboardingLimits,
  onboardingPages,
} from '#domain/leads/onboarding-form.schema.ts'
import type { ChoiceTiles } from '#renderer/ui/fields/choice-tiles.tsx'
import { PageDrawing } from './page-drawings.tsx'

type Text = {
  /** Must be answered. Other questions are marked as optional. */
  required?: boolean
  minLength?: number
}

/** How a field of the brief is asked; its text is in the dictionary. */
type Question =
  | (Text & { as: 'line' } & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'maxLength'> & {
        /** Shares its row with a neighbour. */
        half?: boolean
      })
  | (Text & { as: 'sentences' })
  /** Any number of the given answers. */
  | ({ as: 'choice'; required?: boolean } & Pick<ComponentProps<typeof ChoiceTiles>, 'options' | 'look'>)
  /** Yes or no; a yes shows the field `details`. */
  | { as: 'switch'; details?: OnboardingField }

const { name, email, phone } = onboardingLimits
const contact = { as: 'line', required: true, half: true } as const

/** `parts.ts` sets the part and the position of each question. */
export const questions: Readonly<Record<OnboardingField, Question>> = {
  fullName: { ...contact, autoComplete: 'name', maxLength: name },
  businessName: { ...contact, autoComplete: 'organization', maxLength: name },
  email: { ...contact, type: 'email', autoComplete: 'email', maxLength: email },
  phone: { ...contact, type: 'tel', autoComplete: 'tel', maxLength: phone },
  businessDescription: { as: 'sentences', required: true, minLength: 10 },
  targetAudience: { as: 'line', required: true, minLength: 5 },
  websiteGoals: { as: 'choice', required: true, options: onboardingGoals.map((value) => ({ value })) },
  customGoals: { as: 'line' },
  hasExistingDomain: { as: 'switch', details: 'domainName' },
  domainName: { as: 'line' },
  hasExistingHosting: { as: 'switch', details: 'hostingDetails' },
  hostingDetails: { as: 'line' },
  inspirationWebsites: { as: 'sentences' },
  colorPreferences: { as: 'line', half: true },
  fontPreferences: { as: 'line', half: true },
  desiredPages: {
    as: 'choice',
    required: true,
    look: 'pictures',
    options: onboardingPages.map((value) => ({ value, drawing: <PageDrawing page={value} /> })),
  },
  customPages: { as: 'line' },
  needsBookingSystem: { as: 'switch' },
  needsShop: { as: 'switch' },
  otherFunctionality: { as: 'sentences' },
  desiredIntegrations: {
    as: 'choice',
    look: 'short',
    options: onboardingIntegrations.map((value) => ({ value })),
  },
  customIntegrations: { as: 'line' },
  needsSEOSupport: { as: 'switch' },
  needsAnalytics: { as: 'switch' },
  specialRequests: { as: 'sentences' },
}
