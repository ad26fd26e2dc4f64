import type { PageContext } from 'vike/types'
import { onboardingText } from '#locales/en/onboarding.ts'
import type { PageMetadata } from '#renderer/head/metadata.ts'

export const metadata = (pageContext: PageContext): PageMetadata => ({
  title: `${onboardingText.sent.title} | ${pageContext.site.name}`,
  description: onboardingText.sent.description,
  noindex: true,
})
