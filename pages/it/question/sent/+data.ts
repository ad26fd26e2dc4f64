import type { PageContextServer } from 'vike/types'
import { referenceIn } from '#renderer/forms/form-state.ts'

export type Data = { reference: string | null }

export async function data(pageContext: PageContextServer): Promise<Data> {
  return { reference: referenceIn(pageContext) }
}
