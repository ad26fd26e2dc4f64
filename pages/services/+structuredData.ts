// For the index and, inherited, for each service
export { servicesData as structuredData } from '#renderer/head/structured-data.ts'
