import type { PageContextServer } from 'vike/types'
import { type CountsReport, periodOf } from '#domain/site/counts.ts'
import type { FrameFacts } from '../frame/frame.tsx'
import { frameOf } from '../frame-of.ts'
import { type Refusal, refusalOf } from '../refusal.ts'

/** Rows per list: nobody would read more. */
const mostListed = 50

const lists = ['pages', 'referrers', 'missing'] as const

export type Data =
  | Refusal
  | {
      view: 'numbers'
      frame: FrameFacts
      report: CountsReport
      /** The number of rows left out of each list. */
      more: Record<(typeof lists)[number], number>
      /** The months to choose from, such as `2026-11`, the current one first. */
      months: string[]
    }

export async function data(pageContext: PageContextServer): Promise<Data> {
  const { counts } = pageContext.services
  const frame = frameOf(pageContext.services)
  if (!frame || !counts) return refusalOf(pageContext)
  const now = Date.now()
  const report = await counts(periodOf(pageContext.urlParsed.search, now))
  const moreIn = (list: (typeof lists)[number]) => Math.max(0, report[list].length - mostListed)
  return {
    view: 'numbers',
    frame,
    report: {
      ...report,
      pages: report.pages.slice(0, mostListed),
      referrers: report.referrers.slice(0, mostListed),
      missing: report.missing.slice(0, mostListed),
    },
    more: { pages: moreIn('pages'), referrers: moreIn('referrers'), missing: moreIn('missing') },
    months: monthsUpTo(now, report.period.name),
  }
}

const monthsListed = 24

/** Includes the shown month, however old it is. */
function monthsUpTo(now: number, shown: string): string[] {
  const today = new Date(now)
  const months = Array.from({ length: monthsListed }, (_, ago) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - ago)).toISOString().slice(0, 7),
  )
  return shown.includes('-') && !months.includes(shown) ? [...months, shown] : months
}
