import { questionText } from '#locales/en/question.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

// The same form stands in the contact and pricing pages.
export const metadata = metadataOfText(questionText, { noindex: true })
