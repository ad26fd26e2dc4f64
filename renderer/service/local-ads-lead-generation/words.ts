import type { localAdsLeadGenerationText } from '#locales/en/services/local-ads-lead-generation.ts'
import type { Translation } from '#locales/translation.ts'

export type Words = Translation<typeof localAdsLeadGenerationText.words>
