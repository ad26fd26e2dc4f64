import { leadsText } from '#locales/en/admin-leads.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(leadsText, { noindex: true })
