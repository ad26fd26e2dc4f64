import { questionText } from '#locales/it/question.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

const { title, text } = questionText.sent

export const metadata = metadataOfText({ title, description: text }, { noindex: true })
