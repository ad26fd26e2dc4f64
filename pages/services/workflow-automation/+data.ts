export { data } from '#renderer/service/workflow-automation/data.ts'
