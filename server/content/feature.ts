import path from 'node:path'
import type { Request, RequestHandler, Response } from 'express'
import type { PictureFile } from '#domain/media/media.schema.ts'
import { isPublic } from '#domain/posts/post.schema.ts'
import { previewPath } from '#domain/routes.ts'
import { memberFor, requireArea } from '../http/member.ts'
import { onlyMethods } from '../http/problem-responder.ts'
import { createRouter } from '../http/router.ts'
import type { Feature, HealthReport, Metric, RenderPage } from '../kernel/feature.ts'
import type { Log } from '../kernel/log.ts'
import { createAddresses } from './addresses.ts'
import type { HistoryWarning } from './git/history-warnings.ts'
import { createPostPages } from './pages/post-pages.ts'
import { createPasteRoutes } from './paste/paste-routes.ts'
import { imageUses } from './posts/image-uses.ts'
import { createBlogRoutes } from './posts/routes.ts'
import { createPreviewLinks, type PreviewLinks } from './previews/preview-links.ts'
import { createPreviewPage, previewHeaders } from './previews/preview-page.ts'
import { createPreviewRoutes } from './previews/preview-routes.ts'
import type { RemoteSettings, RemoteState } from './remote/remote.ts'
import { createRemoteRoutes } from './remote/routes.ts'
import { type ContentStore, createContentStore } from './store/store.ts'

type ContentOptions = {
  config: {
    contentDir: string
    dataDir: string
    publicObjectsDir: string
    contentRemote: RemoteSettings | null
    contentHookSecret: string | null
  }
  log: Log
  origin: () => string
  /** Signs preview links. */
  secret: string
  /** The folder from which missing site.yaml and catalogue.yaml are copied. */
  defaultContent: string
  /** Checks what is pushed to the content's repository; null: pushes are not configured. */
  pushProgram: string | null
  pictures: {
    /** What is known of the image at an address; null when it is gone. */
    pictureOf(address: string): PictureFile | null
    isGone(address: string): boolean
  }
}

export async function createContentFeature(options: ContentOptions) {
  const { config, log, origin, secret, defaultContent, pushProgram, pictures } = options
  const store = await createContentStore({
    dir: config.contentDir,
    committer: { name: 'Ponte', email: `noreply@${new URL(origin()).hostname}` },
    log,
    defaults: defaultContent,
    pushProgram: pushProgram === null ? null : [pushProgram, config.publicObjectsDir],
    remote: config.contentRemote,
    readers: { origin, isGone: pictures.isGone },
  })
  const previews = await createPreviewLinks({
    file: path.join(config.dataDir, 'previews.json'),
    secret,
    log,
  })
  const posts = createPostPages({ store, pictureOf: pictures.pictureOf })
  const addresses = createAddresses(store, posts)

  return {
    name: 'content',
    store,
    previews,
    posts,
    addresses,
    /** Public path of an image → where it is used. */
    imageUses: () => imageUses(store.posts(), store.site(), Date.now()),

    observe: createRouter().use(previewPath, previewHeaders),

    publicRoutes: (render: RenderPage) =>
      createRouter().use(
        previewPath,
        createPreviewPage({
          links: previews,
          store,
          // Rendered without the token in the address, so that nothing the page sends or links to reveals it
          render(request, response, preview) {
            response.locals.preview = preview
            return render(request, response, { url: previewPath })
          },
        }),
      ),

    routes: (render: RenderPage) =>
      contentRoutes({ store, previews, config, origin, isGone: pictures.isGone })
        .get('/posts/:file', studioLinks(store, render))
        .all('/posts/:file', onlyReads),

    forPages: posts.forPages,
    health: { content: async () => healthOf(store, await store.historyWarnings()) },
    metrics: remoteMetrics(() => store.remote?.state() ?? null),

    async close() {
      await Promise.all([store.close(), previews.close()])
    },
  } satisfies Feature & Record<string, unknown>
}

type RoutesOptions = {
  store: ContentStore
  previews: PreviewLinks
  config: Pick<ContentOptions['config'], 'contentRemote' | 'contentHookSecret'>
  origin: () => string
  isGone: ContentOptions['pictures']['isGone']
}

function contentRoutes({ store, previews, config, origin, isGone }: RoutesOptions) {
  const requireStaff = requireArea('posts')
  const memberOf = (response: Response) => memberFor(response, 'posts')
  const router = createRouter()
  router.use(
    '/api/blog',
    createBlogRoutes({
      store,
      requireStaff,
      staffOf: (_request, response) => memberOf(response),
      isGone,
    }),
    createPreviewRoutes({ links: previews, store, requireStaff, memberOf, origin }),
    createPasteRoutes({ requireStaff, origin }),
  )
  router.use(
    createRemoteRoutes({
      remote: store.remote,
      settings: config.contentRemote,
      hookSecret: config.contentHookSecret,
      requireStaff,
    }),
  )
  return router
}

/** Express itself would answer OPTIONS for a GET route. */
const onlyReads: RequestHandler = (request, response, next) =>
  request.method === 'GET' || request.method === 'HEAD'
    ? next()
    : onlyMethods('GET', 'HEAD')(request, response, next)

/** The address under which staff open a post from the editor (R8). */
function studioLinks(store: ContentStore, render: RenderPage): RequestHandler {
  return (request: Request, response, next) => {
    const slug = /^(.+)\.html$/.exec(String(request.params.file))?.[1]
    const isEditor = memberFor(response, 'posts') !== null
    const post = slug === undefined ? null : store.bySlug(slug)
    if (post && isPublic(post, Date.now())) return response.redirect(301, `/blog/${post.slug}`)
    if (post && isEditor) return render(request, response, { url: `/blog/${post.slug}` })
    const moved = slug === undefined ? null : store.redirectFor(slug)
    const target = moved === null ? null : store.bySlug(moved)
    // The slug of a draft reveals its title.
    if (target && (isEditor || isPublic(target, Date.now())))
      return response.redirect(301, `/blog/${target.slug}`)
    next()
  }
}

function healthOf(store: ContentStore, warnings: readonly HistoryWarning[]): HealthReport {
  const faults = store.faults()
  const { damage, watching } = store.condition()
  const remote = store.remote?.state() ?? null
  const isDetached = warnings.some(({ id }) => id === 'detached')
  const isWell =
    faults.length === 0 && damage === null && !isDetached && watching && remote?.status !== 'failing'
  return {
    status: isWell ? 'ok' : 'degraded',
    faults: faults.length,
    // The proxies keep this internal: a file's name may be that of a draft
    ...(faults.length > 0 && { files: [...new Set(faults.map(({ file }) => file))].slice(0, 10) }),
    history: damage === null ? (warnings[0]?.id ?? 'ok') : 'damaged',
    // Without a watch, changes are found by polling all files
    watching: watching ? 'ok' : 'unavailable',
    ...(remote && { remote: remoteHealth(remote) }),
  }
}

/** Without the error's text, which may name a host. */
const remoteHealth = ({ status, fault, ahead, lagSeconds, conflicts }: RemoteState) => ({
  status,
  ...(fault !== null && { fault }),
  ahead,
  lagSeconds,
  conflicts,
})

function remoteMetrics(state: () => RemoteState | null): Metric[] {
  const metric = (name: string, help: string, read: (state: RemoteState) => number): Metric => ({
    name: `ponte_content_remote_${name}`,
    help,
    read() {
      const now = state()
      return now && read(now)
    },
  })
  return [
    metric('failing', '1 while the remote of the content cannot be used.', ({ status }) =>
      status === 'failing' ? 1 : 0,
    ),
    metric('failures', 'Looks at the remote that failed, since the start.', ({ failures }) => failures),
    metric('commits_waiting', 'Commits that the remote does not have.', ({ ahead }) => ahead),
    metric('lag_seconds', 'Since when content and remote have not been level.', (now) => now.lagSeconds),
    metric('conflicts', 'Files of which staff have to choose a version.', ({ conflicts }) => conflicts),
  ]
}
