import { questionText } from '#locales/it/question.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

// The same form stands in the contact and pricing pages.
export const metadata = metadataOfText(questionText, { noindex: true })
