export { serviceData as data } from '#renderer/service/service-data.ts'
