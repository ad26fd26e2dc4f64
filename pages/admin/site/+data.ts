import type { PageContextServer } from 'vike/types'
import { type FactsData, factsData } from '../facts/facts-data.ts'
import type { FrameFacts } from '../frame/frame.tsx'
import { frameOf } from '../frame-of.ts'
import { type Refusal, refusalOf } from '../refusal.ts'

export type Data = Refusal | ({ view: 'site'; frame: FrameFacts } & FactsData)

export async function data(pageContext: PageContextServer): Promise<Data> {
  const frame = frameOf(pageContext.services)
  const facts = await factsData(pageContext.services, 'business')
  return frame && facts ? { view: 'site', frame, ...facts } : refusalOf(pageContext)
}
