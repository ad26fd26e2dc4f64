import path from 'node:path'
import type { RedirectRule } from '#domain/site/redirects.schema.ts'
import { sitemapPages } from '#domain/site-pages.ts'
import { memberFor, requireArea } from '../http/member.ts'
import { createRouter } from '../http/router.ts'
import type { Feature, PageRequest } from '../kernel/feature.ts'
import { readOrNull, writeDurable } from '../kernel/files.ts'
import type { Log } from '../kernel/log.ts'
import { createMissingCounts } from './missing-pages.ts'
import { countMissing, createMissingRoutes, listMissing } from './missing-routes.ts'
import { createDiscoveryRoutes, type DiscoveryOptions } from './routes.ts'

type Options = DiscoveryOptions & {
  dataDir: string
  log: Log
  /** Whether the site has something at a path, or redirects from it. */
  isAnswered: (path: string) => boolean
  addRedirect: (rule: RedirectRule, author: { name: string; email: string }) => Promise<void>
}

export async function createDiscoveryFeature(options: Options) {
  const { dataDir, log, posts, isAnswered, addRedirect, ...discovery } = options
  const file = path.join(dataDir, 'missing-pages.json')
  const counts = await createMissingCounts({
    kept: { read: () => readOrNull(file), write: (text) => writeDurable(file, text) },
    log,
  })
  const missing = {
    counts,
    pages: () => [
      ...sitemapPages.map((path) => ({ path })),
      ...posts(Date.now()).map(({ slug, title, redirectFrom = [] }) => ({
        path: `/blog/${slug}`,
        words: [title, ...redirectFrom].join(' '),
      })),
    ],
    isAnswered,
  }

  return {
    name: 'discovery',
    missing: counts,
    observe: countMissing(counts.note),
    routes: () =>
      createRouter().use(
        createMissingRoutes({
          ...missing,
          addRedirect,
          requireStaff: requireArea('posts'),
        }),
        createDiscoveryRoutes({ ...discovery, posts }),
      ),
    forPages: ({ response }: PageRequest) => ({
      /** Null unless the member edits posts. */
      missingPages: memberFor(response, 'posts') && (() => listMissing(missing)),
    }),
    close: () => counts.close(),
  } satisfies Feature & Record<string, unknown>
}
