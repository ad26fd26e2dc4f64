import type { RequestListener } from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'
import express, { type Express, type RequestHandler, type Response } from 'express'
import { formStampEndpoint } from '#domain/leads/lead-form.schema.ts'
import { staffLeadsEndpoint } from '#domain/leads/records.ts'
import { referenceOf } from '#domain/leads/reference.ts'
import { isAdminPath, isNeverRendered, isWrittenOnce } from '#domain/path-classes.ts'
import { draftEndpoints } from '#domain/posts/draft.schema.ts'
import { isPublic } from '#domain/posts/post.schema.ts'
import { remoteEndpoints } from '#domain/posts/remote.schema.ts'
import { previewPath } from '#domain/routes.ts'
import type { Period } from '#domain/site/counts.ts'
import type { KnownPage } from '#domain/site/nearest-address.ts'
import { isSiteAddress, siteAddresses, sitemapPages } from '#domain/site-pages.ts'
import { studioHome } from '#domain/staff/roles.ts'
import { teamPage } from '#domain/staff/team.schema.ts'
import { onboardingText } from '#locales/en/onboarding.ts'
import { createRequestRecorder } from './activity/record-requests.ts'
import type { Composition } from './composition.ts'
import type { Config } from './config.ts'
import { createPageServices } from './content/pages/post-pages.ts'
import { createDraftRoutes } from './content/posts/draft-routes.ts'
import { imageUses } from './content/posts/image-uses.ts'
import { createBlogRoutes } from './content/posts/routes.ts'
import { createPreviewPage, previewHeaders } from './content/previews/preview-page.ts'
import { createPreviewRoutes } from './content/previews/preview-routes.ts'
import { createRemoteRoutes } from './content/remote/routes.ts'
import { fieldsOf, formOf } from './counts/form-fields.ts'
import { isVisit } from './counts/person.ts'
import { reportOf } from './counts/report.ts'
import { countRefused, countViews, createCountRoutes } from './counts/routes.ts'
import { bare, sourceOf } from './counts/source.ts'
import { countMissing, createMissingRoutes, listMissing } from './discovery/missing-routes.ts'
import { createDiscoveryRoutes, isDiscoveryFile } from './discovery/routes.ts'
import { readBodiesFirst, visitorAddress } from './http/bodies.ts'
import type { ContentRevision } from './http/content-revision.ts'
import { securityHeaderList, securityHeaders } from './http/headers.ts'
import { healthRoutes } from './http/health.ts'
import { ownAddress } from './http/keep-warm.ts'
import { createMetrics, metricsRoute } from './http/metrics.ts'
import { createPageCache, missOf, type PageCache } from './http/page-cache.ts'
import { createPages } from './http/pages.ts'
import { onlyMethods, problemResponder } from './http/problem-responder.ts'
import { canonicalRedirects, ownerRedirects } from './http/redirects.ts'
import { requestLog } from './http/request-log.ts'
import { sameOrigin } from './http/same-origin.ts'
import { answerAfter } from './http/shared-cache.ts'
import { speculationRules } from './http/speculation.ts'
import { createStaticFiles } from './http/static-files.ts'
import { problem } from './kernel/errors.ts'
import type { Log } from './kernel/log.ts'
import { createBegunBrief } from './leads/begun-brief.ts'
import { createOnboardingRoutes } from './leads/onboarding-routes.ts'
import { createLeadRoutes } from './leads/routes.ts'
import { createStaffLeadRoutes } from './leads/staff-routes.ts'
import { createCardRoutes } from './media/cards/routes.ts'
import type { SocialCard } from './media/cards/social-cards.ts'
import { createMediaRoutes, listMedia } from './media/media-routes.ts'
import { createUploadRoutes } from './media/routes.ts'
import { createRequireProof } from './staff/require-proof.ts'
import { memberFor, requireArea, sessionOf, staffOf } from './staff/require-staff.ts'
import { createStaffRoutes } from './staff/routes.ts'
import { createTeamRoutes, readTeam } from './staff/team-routes.ts'

export type AppOptions = {
  parts: Composition
  config: Config
  log: Log
  /** Answers the client's built files. */
  assets: RequestHandler
  /** The built client files, which are answered from memory; null in development, where nothing is cached. */
  clientFolder: string | null
  /** Says which cached pages are current. */
  contentRevision: ContentRevision
  /** Origin of canonical addresses; final once the server listens. */
  origin: () => string
  /** Since the start. */
  droppedLogLines: () => number
}

export type Application = { app: Express; listener: RequestListener; pages: PageCache }

/**
 * Joins the parts in the order in which a request passes them: built files and pages from memory, then one Express
 * application. Does not listen.
 */
export function createApp({
  parts,
  config,
  log,
  assets,
  clientFolder,
  contentRevision,
  origin,
  droppedLogLines,
}: AppOptions): Application {
  const { store, outbox, intake, pendingUploads, accounts, ownAccounts, sessions, identifyStaff } = parts
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', config.trustProxy)
  app.enable('strict routing').enable('case sensitive routing')

  const media = {
    media: parts.media,
    uses: () => imageUses(store.posts(), store.site(), Date.now(), parts.drafts.images()),
    origin,
  }
  const pageServices = createPageServices(
    store,
    Date.now,
    (address) => (parts.media.isGone(address) ? null : parts.media.picture(address)),
    (path) =>
      (cardOfPost(/^\/blog\/(.+)$/.exec(path)?.[1] ?? '') ?? parts.cards?.ofPage(path))?.image ?? null,
    parts.media.comesBack,
  )
  const cardOfPost = (slug: string): SocialCard | null => {
    const post = pageServices.publicCard(slug)
    return (post && parts.cards?.ofPost(post)) ?? null
  }
  /** Whether visitors get a page, a file or a redirect of the site's own at a path. The owner's redirects come after. */
  const isPage = (path: string): boolean => {
    if (isSiteAddress(path) || isDiscoveryFile(path) || isAdminPath(path) || isNeverRendered(path))
      return true
    return path.startsWith('/blog/') && pageServices.hasPage(path, new URLSearchParams())
  }
  const missing = {
    counts: parts.missingCounts,
    pages: (): KnownPage[] => [
      ...sitemapPages.map((path) => ({ path })),
      ...store.publicPosts(Date.now()).map(({ slug, title, redirectFrom = [] }) => ({
        path: `/blog/${slug}`,
        words: [title, ...redirectFrom].join(' '),
      })),
    ],
    isAnswered: (path: string) => isPage(path) || store.redirects().answer(path, isPage) !== null,
  }
  const counting = {
    counts: parts.counts,
    fieldsOf,
    isPage: (path: string) =>
      siteAddresses.includes(path) ||
      (path.startsWith('/blog/') && pageServices.publicCard(path.slice('/blog/'.length)) !== null),
    ownHost: () => new URL(origin()).host,
    // How often a form was sent is how many leads there are
    requireStaff: requireArea('team'),
    report: (period: Period) =>
      reportOf({ counts: parts.counts, missing: parts.missingCounts.between, formOf }, period),
  }
  const activity = createRequestRecorder({ record: parts.record, memberOf: staffOf })
  const leadsOf = (response: Response) => {
    const member = memberFor(response, 'leads')
    return member && activity.leadsFor(parts.staffLeads, member)
  }
  const facts = {
    isSetUpOpen: accounts.isSetUpOpen,
  }
  const _visitor = {
    staff: null,
    form: null,
    formStamp: parts.formAge.stamp,
    staffLeads: null,
    staffTeam: null,
    activity: null,
    counts: null,
    media: null,
    missingPages: null,
    account: null,
    preview: null,
    onPostsRead: () => undefined,
  }
  /** Whether visitors get a page, feed or file here, and not "not found". */
  const isAnswered = (path: string, query: URLSearchParams): boolean =>
    siteAddresses.includes(path) && path !== '/blog'
      ? true
      : path === '/blog' || path.startsWith('/blog/')
        ? pageServices.hasPage(path, query)
        : isDiscoveryFile(path) || isAdminPath(path) || isWrittenOnce(path)
  const https = origin().startsWith('https:')
  const cached = createPageCache({
    revision: contentRevision,
    isPage: ({ path, query }) => isAnswered(path, query),
    isSignedIn: (headers) => sessionOf(headers, sessions, https) !== null,
    sharedCache: config.cachePurgeUrls.length > 0,
    onView(page, { headers }) {
      if (isVisit(headers))
        parts.counts.tally.view(page, sourceOf(headers.referer, headers.host, bare(counting.ownHost())))
    },
  })
  const pages = createPages({
    origin,
    development: clientFolder === null,
    site: pageServices.site,
    isPage: isAnswered,
    services: (response, form, onPostsRead) => ({
      ...pageServices.services({
        staff: staffOf(response),
        form,
        formStamp: parts.formAge.stamp,
        staffLeads: leadsOf(response),
        staffTeam: memberFor(response, 'team') && (() => readTeam({ accounts, sessions })),
        activity: memberFor(response, 'team') && parts.activity,
        counts: memberFor(response, 'team') && counting.report,
        media: memberFor(response, 'posts') && (() => listMedia(media)),
        missingPages: memberFor(response, 'posts') && (() => listMissing(missing)),
        account: response.locals.staff ? () => ownAccounts.read(response.locals.staff) : null,
        preview: response.locals.preview ?? null,
        onPostsRead,
      }),
      ...facts,
    }),
  })

  const metrics = createMetrics({
    leads: outbox.status,
    remote: () => store.remote?.state() ?? null,
    sharedCache: () => parts.sharedCache?.state() ?? null,
    pages: cached.status,
    droppedLogLines,
  })
  app.use(
    requestLog(log, ownAddress),
    countMissing(parts.missingCounts.note),
    countViews(counting),
    securityHeaders({ https }),
  )
  app.use(healthRoutes(parts.health))
  app.use(
    metricsRoute({
      metrics,
      token: config.metricsToken,
      behindProxy: config.trustProxy > 0 || isPublicAddress(config.publicUrl),
    }),
  )
  app.use(previewPath, previewHeaders)
  app.use(
    canonicalRedirects((path, canonical) =>
      isPage(canonical) ? null : store.redirects().answer(path, isPage),
    ),
    assets,
    speculationRules(),
  )
  app.use(sameOrigin({ origin }))
  if (parts.sharedCache) app.use(answerAfter(parts.sharedCache))
  // The default window takes four megabytes for each concurrent response
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_LGWIN]: 18 } } })
  app.use((request, response, next) => {
    // The page cache compresses what it keeps
    if (missOf(response)) next()
    else compress(request, response, next)
  })
  // Before staff are known: the same for everybody
  app.use(
    previewPath,
    createPreviewPage({
      links: parts.previews,
      store,
      // Under an address without the token, so that nothing that the page sends or links to can name it
      render(request, response, preview) {
        response.locals.preview = preview
        return pages.render(request, response, { url: previewPath })
      },
    }),
  )
  app.use(identifyStaff)
  app.use(activity.middleware)

  const siteName = () => store.site().name
  const requireEditor = requireArea('posts')
  const editorOf = (response: Response) => memberFor(response, 'posts')
  app.use(
    createTeamRoutes({
      ...{ accounts, sessions, origin, log, record: parts.record },
      requireProof: createRequireProof(ownAccounts, teamPage),
    }),
  )
  app.use(
    createStaffRoutes({
      accounts,
      ownAccounts,
      sessions,
      secret: parts.secret,
      siteName,
      origin,
      log,
      record: parts.record,
    }),
  )
  app.use(
    draftEndpoints.drafts,
    createDraftRoutes({ drafts: parts.drafts, requireStaff: requireEditor, memberOf: editorOf }),
  )
  app.use(
    '/api/blog',
    createBlogRoutes({
      store,
      requireStaff: requireEditor,
      staffOf: (_request, response) => editorOf(response),
      bringBack: parts.media.bringBack,
      async onSaved(response, { id, arrived }) {
        const member = editorOf(response)
        if (member) await parts.drafts.saved(member, id, arrived)
      },
    }),
  )
  app.use(
    createRemoteRoutes({
      remote: store.remote,
      settings: config.contentRemote,
      hookSecret: config.contentHookSecret,
      requireStaff: requireEditor,
      memberOf: editorOf,
    }),
  )
  app.use(
    '/api/blog',
    createPreviewRoutes({
      links: parts.previews,
      store,
      requireStaff: requireEditor,
      memberOf: editorOf,
      origin,
    }),
  )
  app.use(
    createUploadRoutes({
      publicObjectsDir: config.publicObjectsDir,
      media: parts.media,
      reserve: parts.objectsReserve,
      secret: parts.secret,
      requireStaff: requireEditor,
      log,
    }),
  )
  app.use(createMediaRoutes({ ...media, requireStaff: requireEditor, log }))
  app.use(
    createLeadRoutes({
      intake,
      onRefused: (request, form, fields) => countRefused(counting, request, form, fields),
      renderForm: (request, response, { page, status, values, errors, message }) =>
        pages.render(request, response, {
          url: page,
          status,
          form: { values, errors, ...(message !== null && { message }) },
        }),
    }),
  )
  app.use(
    createOnboardingRoutes({
      outbox,
      reserve: parts.leadsReserve,
      intake,
      pendingUploads,
      hashOf: parts.erasures.hashOf,
      log,
      onRefused: (request, fields) => countRefused(counting, request, 'onboarding', fields),
      placeOf: ({ id }) => onboardingText.sent.place({ reference: referenceOf(id) }),
      renderForm: (request, response, { page, status, values, errors, message, attached, tray }) =>
        pages.render(request, response, {
          url: page,
          status,
          form: {
            values,
            errors,
            ...(message !== null && { message }),
            ...(tray !== null && { attached, tray }),
          },
        }),
    }),
  )
  app.use(
    createBegunBrief({
      render: (request, response, values) =>
        pages.render(request, response, { form: { values, errors: {}, begun: true } }),
    }),
  )
  app.get(formStampEndpoint, (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ issued: parts.formAge.stamp() })
  })
  app.all(formStampEndpoint, onlyMethods('GET', 'HEAD'))
  app.use(
    staffLeadsEndpoint,
    createStaffLeadRoutes({
      outbox,
      mailIsSent: config.smtpUrl !== null,
      erasures: parts.erasures,
      record: parts.record,
      language: () => store.site().staffLanguage,
      requireStaff: requireArea('leads'),
      requireProof: createRequireProof(ownAccounts, '/admin/leads'),
      memberOf: staffOf,
    }),
  )
  app.use(
    createMissingRoutes({
      ...missing,
      addRedirect: store.addRedirect,
      requireStaff: requireEditor,
      memberOf: editorOf,
    }),
  )
  app.use(createCountRoutes(counting))
  app.use('/api', () => {
    throw problem('not-found', 'There is no such address.')
  })

  const byOwner = ownerRedirects(({ path }, response) => {
    // Staff see a draft at its address
    const slug = /^\/blog\/([^/]+)$/.exec(path)?.[1]
    const isDraft = editorOf(response) && slug !== undefined && store.bySlug(slug) !== null
    return isDraft ? null : store.redirects().answer(path, isPage)
  })
  app.use(
    createDiscoveryRoutes({
      posts: store.publicPosts,
      article: pageServices.publicArticle,
      byOwner,
      site: () => store.site(),
      origin,
      modifiedAt: store.modifiedAt,
      picture: pageServices.picture,
      pageChangedAt: (path) => parts.pageDates[path] ?? null,
      siteChangedAt: store.siteChangedAt,
      catalogueChangedAt: store.catalogueChangedAt,
    }),
  )

  if (parts.cards) {
    app.use(createCardRoutes({ cards: parts.cards, ofPost: cardOfPost, movedTo: store.redirectFor }))
  }

  // The address under which staff open a post from the editor (R8)
  app.get('/posts/:file', (request, response, next) => {
    const slug = /^(.+)\.html$/.exec(request.params.file)?.[1]
    const post = slug === undefined ? null : store.bySlug(slug)
    if (post && isPublic(post, Date.now())) return response.redirect(301, `/blog/${post.slug}`)
    if (post && editorOf(response)) return pages.render(request, response, { url: `/blog/${post.slug}` })
    const moved = slug === undefined ? null : store.redirectFor(slug)
    const target = moved === null ? null : store.bySlug(moved)
    // The slug of a draft reveals its title.
    if (target && (editorOf(response) || isPublic(target, Date.now())))
      return response.redirect(301, `/blog/${target.slug}`)
    next()
  })
  // The address that everybody knows, and the first screen after a sign-in
  app.use('/admin', ({ path }, response, next) => {
    const member = path === '/' ? staffOf(response) : null
    const home = member ? studioHome(member.role) : '/admin'
    if (home === '/admin') next()
    else response.set('Cache-Control', 'private, no-store').redirect(303, home)
  })
  app.get('/{*path}', byOwner, pages.handler)
  app.all('/{*path}', onlyMethods('GET', 'HEAD'))
  app.use(problemResponder(log))
  const answer = readBodiesFirst(app, {
    addressOf: (request) => visitorAddress(request, config.trustProxy),
    except: remoteEndpoints.pull,
  })
  if (clientFolder === null) return { app, listener: answer, pages: cached }
  const files = createStaticFiles({ folder: clientFolder, headers: securityHeaderList({ https }) })
  return { app, listener: files.handler(cached.handler(answer)), pages: cached }
}

/** Whether visitors on other machines use this address, so that a proxy or port forwarding must be involved. */
const isPublicAddress = (publicUrl: string | null): boolean =>
  publicUrl !== null && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(publicUrl).hostname)
