// For all pages below, some of which override it; pages with noindex have none
export { structuredData } from '#renderer/head/structured-data.ts'
