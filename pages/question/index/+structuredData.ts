import { formPageData } from '#renderer/head/structured-data.ts'

export const structuredData = formPageData('question')
