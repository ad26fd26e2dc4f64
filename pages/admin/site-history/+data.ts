import type { PageContextServer } from 'vike/types'
import { type SiteHistory, type SiteSubject, siteSubjects } from '#domain/site/site-history.ts'
import { distinctMoments } from '#renderer/ui/studio/moments.ts'
import type { FrameFacts } from '../frame/frame.tsx'
import { frameOf } from '../frame-of.ts'
import { type Refusal, refusalOf } from '../refusal.ts'

export type HistoryView = {
  view: 'screen'
  frame: FrameFacts
  history: Omit<SiteHistory, 'versions'> & {
    versions: (SiteHistory['versions'][number] & { moment: string })[]
  }
}

/** All times are put into words here, as the browser's calendar may differ from the server's. */
export async function data(pageContext: PageContextServer): Promise<Refusal | HistoryView> {
  const { siteHistory } = pageContext.services
  const frame = frameOf(pageContext.services)
  if (!frame || !siteHistory) return refusalOf(pageContext)
  const { of, version } = pageContext.urlParsed.search
  const subject: SiteSubject = siteSubjects.find((one) => one === of) ?? 'texts'
  const history = await siteHistory({ subject, commit: version })
  if (history.missing) pageContext.status = 404
  const moments = distinctMoments(
    history.versions.map(({ date }) => date),
    Date.now(),
  )
  const versions = history.versions.map((one, at) => ({ ...one, moment: moments[at] ?? '' }))
  return { view: 'screen', frame, history: { ...history, versions } }
}
