import type { PageContextServer } from 'vike/types'
import type { TextRow } from '#domain/site/own-texts.ts'
import type { FrameFacts } from '../frame/frame.tsx'
import { frameOf } from '../frame-of.ts'
import type { Unreadable } from '../own-texts/unreadable.tsx'
import { type Refusal, refusalOf } from '../refusal.ts'

export type EditView = {
  view: 'screen'
  frame: FrameFacts
  /** The page shown first. */
  page: string
  rows: TextRow[]
  revision: string
}

export async function data(pageContext: PageContextServer): Promise<Refusal | EditView | Unreadable> {
  const { ownTexts } = pageContext.services
  const frame = frameOf(pageContext.services)
  if (!frame || !ownTexts) return refusalOf(pageContext)
  const { page = '/' } = pageContext.urlParsed.search
  const texts = await ownTexts()
  if ('fault' in texts) return { view: 'screen', frame, fault: texts.fault }
  const { rows, revision } = texts
  return { view: 'screen', frame, page: page.startsWith('/') ? page : '/', rows, revision }
}
