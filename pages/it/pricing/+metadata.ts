import { pricingText } from '#locales/it/pricing.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(pricingText)
