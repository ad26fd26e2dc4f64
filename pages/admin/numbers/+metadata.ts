import { numbersText } from '#locales/en/admin-numbers.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(numbersText, { noindex: true })
