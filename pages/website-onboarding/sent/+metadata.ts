import { onboardingText } from '#locales/en/onboarding.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(onboardingText.sent, { noindex: true })
