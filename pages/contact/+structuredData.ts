export { contactData as structuredData } from '#renderer/head/structured-data.ts'
