import { questionText } from '#locales/en/question.ts'
import { namedPageData } from '#renderer/head/structured-data.ts'

export const structuredData = namedPageData(questionText.heading)
