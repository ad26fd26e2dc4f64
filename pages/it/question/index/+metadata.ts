import { questionText } from '#locales/it/question.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(questionText)
