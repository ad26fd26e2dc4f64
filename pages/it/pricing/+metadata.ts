import type { PageContext } from 'vike/types'
import { pricingText } from '#locales/it/pricing.ts'
import type { PageMetadata } from '#renderer/head/metadata.ts'

export const metadata = (pageContext: PageContext): PageMetadata => ({
  title: `${pricingText.title} | ${pageContext.site.name}`,
  description: pricingText.description,
})
