import type { PageContext } from 'vike/types'
import { pricingText } from '#locales/en/pricing.ts'
import { fullTitle, type PageMetadata } from '#renderer/head/metadata.ts'
import type { Data } from './+data.ts'

export const metadata = (pageContext: PageContext): PageMetadata => ({
  title: fullTitle(pricingText.title, pageContext),
  description: pricingText.description({ from: (pageContext.data as Data).from }),
})
