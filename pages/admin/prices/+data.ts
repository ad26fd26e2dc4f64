import type { PageContextServer } from 'vike/types'
import { type FactsData, factsData } from '../facts/facts-data.ts'
import type { FrameFacts } from '../frame/frame.tsx'
import { frameOf } from '../frame-of.ts'
import { type Refusal, refusalOf } from '../refusal.ts'

export type Data = Refusal | ({ view: 'prices'; frame: FrameFacts } & FactsData)

export async function data(pageContext: PageContextServer): Promise<Data> {
  const frame = frameOf(pageContext.services)
  const facts = await factsData(pageContext.services, 'catalogue')
  return frame && facts ? { view: 'prices', frame, ...facts } : refusalOf(pageContext)
}
