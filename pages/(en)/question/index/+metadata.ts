import { questionText } from '#locales/en/question.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(questionText)
