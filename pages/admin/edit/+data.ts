import type { PageContextServer } from 'vike/types'
import type { TextRow } from '#domain/site/text-rows.ts'
import type { FrameFacts } from '../frame/frame.tsx'
import { frameOf } from '../frame-of.ts'
import { type Refusal, refusalOf } from '../refusal.ts'

export type EditView = {
  view: 'screen'
  frame: FrameFacts
  /** The first page that is shown. */
  page: string
  rows: TextRow[]
  revision: string
}

export async function data(pageContext: PageContextServer): Promise<Refusal | EditView> {
  const { siteTexts } = pageContext.services
  const frame = frameOf(pageContext.services)
  if (!frame || !siteTexts) return refusalOf(pageContext)
  const { page = '/' } = pageContext.urlParsed.search
  return { view: 'screen', frame, page: page.startsWith('/') ? page : '/', ...(await siteTexts()) }
}
