import { accountText } from '#locales/en/admin-account.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(accountText, { noindex: true })
