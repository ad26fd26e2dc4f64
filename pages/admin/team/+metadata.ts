import { teamText } from '#locales/en/admin-team.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(teamText, { noindex: true })
