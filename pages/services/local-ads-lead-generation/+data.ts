export { data } from '#renderer/service/local-ads-lead-generation/data.ts'
