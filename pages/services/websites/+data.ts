export { data } from '#renderer/service/websites/data.ts'
