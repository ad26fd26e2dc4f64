import type { PageContextServer } from 'vike/types'
import { staffCookieDays } from '#domain/staff/session-days.ts'
import { claimValue } from '../claims/claims.ts'

export type PrivacyData = {
  reply: string
  /** How many months a message is kept. */
  keptMonths: number
  /** Lifetime of the staff cookies, in days. */
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
