import type { PageContext } from 'vike/types'
import { pricingText } from '#locales/en/pricing.ts'
import type { PageMetadata } from '#renderer/head/metadata.ts'
import type { Data } from './+data.ts'

export const metadata = (pageContext: PageContext): PageMetadata => ({
  title: `${pricingText.title} | ${pageContext.site.name}`,
  description: pricingText.description((pageContext.data as Data).from),
})
