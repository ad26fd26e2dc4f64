import type { PageContextServer } from 'vike/types'
import { staffCookieDays } from '#domain/staff/cookie-days.schema.ts'
import { claimValue } from '../claims/claims.ts'

export type PrivacyData = {
  reply: string
  /** Months for which a message is kept. */
  keptMonths: number
  /** Every page writes a line into the log, not only one that is rendered. */
  logsAllRequests: boolean
  /** Visits are counted. */
  countsVisits: boolean
  /** For which the cookies of staff stay. */
  cookieDays: { session: number; device: number }
}

export async function privacyData(pageContext: PageContextServer): Promise<PrivacyData> {
  const { catalogue, leadRetentionMonths, logsAllRequests, countsVisits } = pageContext.services
  return {
    reply: claimValue(catalogue(), 'reply'),
    keptMonths: leadRetentionMonths(),
    logsAllRequests,
    countsVisits,
    cookieDays: staffCookieDays,
  }
}
