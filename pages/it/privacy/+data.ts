import type { PageContextServer } from 'vike/types'
import { claimValue } from '#renderer/claims.ts'

export type Data = { reply: string }

export async function data(pageContext: PageContextServer): Promise<Data> {
  return { reply: claimValue(pageContext.services.catalogue(), 'reply') }
}
