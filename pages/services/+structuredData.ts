// For the index and, by inheritance, each service
export { servicesData as structuredData } from '#renderer/head/structured-data.ts'
