import type { PageContextServer } from 'vike/types'
import { staffCookieDays } from '#domain/staff/session-days.ts'
import { claimValue } from '../claims/claims.ts'

export type PrivacyData = {
  reply: string
  /** Months for which a message is kept. */
  keptMonths: number
  /** For which the cookies of staff stay. */
  cookieDays: { session: number; device: number }
}

export async function privacyData(pageContext: PageContextServer): Promise<PrivacyData> {
  const { catalogue, leadRetentionMonths } = pageContext.services
  return {
    reply: claimValue(catalogue(), 'reply'),
    keptMonths: leadRetentionMonths(),
    cookieDays: staffCookieDays,
  }
}
