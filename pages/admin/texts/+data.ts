import type { PageContextServer } from 'vike/types'
import type { TextsView } from '#domain/site/own-texts.ts'
import type { FrameFacts } from '../frame/frame.tsx'
import { frameOf } from '../frame-of.ts'
import type { Unreadable } from '../own-texts/unreadable.tsx'
import { type Refusal, refusalOf } from '../refusal.ts'

type Data = Refusal | Unreadable | { view: 'screen'; frame: FrameFacts; texts: TextsView }

export async function data(pageContext: PageContextServer): Promise<Data> {
  const { ownTexts } = pageContext.services
  const frame = frameOf(pageContext.services)
  if (!frame || !ownTexts) return refusalOf(pageContext)
  const texts = await ownTexts()
  return { view: 'screen', frame, ...('fault' in texts ? { fault: texts.fault } : { texts }) }
}
