import { pricesText } from '#locales/en/admin-prices.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(pricesText, { noindex: true })
