import type { PageContextServer } from 'vike/types'
import type { MissingPage, MissingPages } from '#domain/site/missing-pages.schema.ts'
import { dayInWords } from '#renderer/ui/studio/moments.ts'
import type { FrameFacts } from '../frame/frame.tsx'
import { frameOf } from '../frame-of.ts'
import { type Refusal, refusalOf } from '../refusal.ts'

export type ListedAddress = MissingPage & {
  /** `lastDay` in words. */
  when: string
}

export type Data =
  | Refusal
  | {
      view: 'missing'
      frame: FrameFacts
      list: Omit<MissingPages, 'pages'> & { pages: ListedAddress[] }
    }

export function data(pageContext: PageContextServer): Data | Promise<Data> {
  const { missingPages } = pageContext.services
  const frame = frameOf(pageContext.services)
  if (!frame || !missingPages) return refusalOf(pageContext)
  const now = Date.now()
  const { pages, ...others } = missingPages()
  return {
    view: 'missing',
    frame,
    list: {
      ...others,
      pages: pages.map((one) => ({ ...one, when: dayInWords(`${one.lastDay}T12:00:00Z`, now) })),
    },
  }
}
