import type { PageContextServer } from 'vike/types'
import type { MissingPage, MissingPages } from '#domain/site/missing-pages.schema.ts'
import { dayInWords } from '#renderer/admin/moments.ts'
import { type SignInView, signInView } from '../sign-in-view.ts'

export type ListedAddress = MissingPage & {
  /** `lastDay` in words. */
  when: string
}

export type Data =
  | SignInView
  | {
      view: 'missing'
      frame: { member: { name: string }; toAnswer: number }
      list: Omit<MissingPages, 'pages'> & { pages: ListedAddress[] }
    }

export function data(pageContext: PageContextServer): Data | Promise<Data> {
  const { staff, staffLeads, missingPages } = pageContext.services
  if (!staff || !missingPages) return signInView(pageContext.urlParsed)
  const now = Date.now()
  const { pages, ...others } = missingPages()
  return {
    view: 'missing',
    frame: { member: { name: staff.name }, toAnswer: staffLeads?.toAnswer() ?? 0 },
    list: {
      ...others,
      pages: pages.map((one) => ({ ...one, when: dayInWords(`${one.lastDay}T12:00:00Z`, now) })),
    },
  }
}
