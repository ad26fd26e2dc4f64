import type { IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import type { LeadKind } from '#domain/leads/lead.ts'
import type { Period } from '#domain/site/counts.ts'
import { memberFor } from '../http/member.ts'
import type { Feature, PageRequest } from '../kernel/feature.ts'
import { ensureFolder, readOrNull, removeDurable, writeDurable } from '../kernel/files.ts'
import type { Log } from '../kernel/log.ts'
import { createCounts } from './counts.ts'
import { isVisit } from './person.ts'
import { reportOf } from './report.ts'
import { countViews, createCountRoutes } from './routes.ts'
import { bare, sourceOf } from './source.ts'

type CountsOptions = {
  dataDir: string
  log: Log
  origin: () => string
  isPage: (path: string) => boolean
  missing: (first: string, last: string) => { address: string; count: number }[]
}

export async function createCountsFeature({ dataDir, log, origin, isPage, missing }: CountsOptions) {
  const dir = path.join(dataDir, 'counts')
  await ensureFolder(dir)
  const fileOf = (month: string) => path.join(dir, `${month}.json`)
  const counts = createCounts({
    kept: {
      read: (month) => readOrNull(fileOf(month)),
      write: (month, text) => writeDurable(fileOf(month), text),
      remove: (month) => removeDurable(fileOf(month)),
    },
    log,
  })
  const ownHost = () => new URL(origin()).host
  const report = (period: Period) => reportOf({ counts, missing }, period)

  return {
    name: 'counts',
    counts,
    observe: countViews({ counts, ownHost }),
    /** Counts a page that was answered from memory. */
    onView(page: string, headers: IncomingHttpHeaders): void {
      if (isVisit(headers)) counts.tally.view(page, sourceOf(headers.referer, headers.host, bare(ownHost())))
    },
    onSent: (kind: LeadKind) => counts.tally.form(kind, 'sent'),
    routes: () => createCountRoutes({ counts, isPage }),
    forPages: ({ response }: PageRequest) => ({
      /** Null unless the member is an owner. */
      counts: memberFor(response, 'team') && report,
    }),
    close: () => counts.close(),
  } satisfies Feature & Record<string, unknown>
}
