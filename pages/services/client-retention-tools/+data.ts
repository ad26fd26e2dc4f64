export { retentionData as data } from '#renderer/service/client-retention-tools/example.ts'
