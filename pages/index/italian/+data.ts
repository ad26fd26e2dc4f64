import type { PageContextServer } from 'vike/types'
import { labelledClaim } from '#renderer/claims/claims.ts'
import { data as commonData } from '../+data.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { services, locale } = pageContext
  const { value: reply } = labelledClaim(services.catalogue(), 'reply', locale)
  return { ...(await commonData(pageContext)), reply }
}
