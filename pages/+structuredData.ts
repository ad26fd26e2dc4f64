// Applies to every page of the group; noindex pages have no data, and some pages have more
export { structuredData } from '#renderer/head/structured-data.ts'
