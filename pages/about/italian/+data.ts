import type { PageContextServer } from 'vike/types'
import { labelledClaim } from '#renderer/claims/claims.ts'
import { type Data as CommonData, data as commonData } from '../+data.ts'

export type Data = CommonData & { custom: string; reply: string }

export async function data(pageContext: PageContextServer): Promise<Data> {
  const { services, locale } = pageContext
  const figure = (id: string) => labelledClaim(services.catalogue(), id, locale).value
  return { ...(await commonData(pageContext)), custom: figure('custom'), reply: figure('reply') }
}
