// For every page of the group; noindex pages say nothing, and some have more to say
export { structuredData } from '#renderer/head/structured-data.ts'
