export { data } from '#renderer/service/tailored-ai-tools/data.ts'
