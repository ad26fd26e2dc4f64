import { questionText } from '#locales/it/question.ts'
import { namedPageData } from '#renderer/head/structured-data.ts'

export const structuredData = namedPageData(questionText.heading)
