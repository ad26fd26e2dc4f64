export { data } from '#renderer/service/ai-enquiry-handling/data.ts'
