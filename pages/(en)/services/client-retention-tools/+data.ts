import { type RetentionData, retentionData } from '#renderer/service/client-retention-tools/example.ts'

export type Data = RetentionData

export const data = retentionData
