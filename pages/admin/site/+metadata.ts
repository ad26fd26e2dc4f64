import { businessText } from '#locales/en/admin-site.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(businessText, { noindex: true })
