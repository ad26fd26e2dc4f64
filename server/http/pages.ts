import type { Request, RequestHandler, Response } from 'express'
import { renderPage } from 'vike/server'
import { isAdminPath } from '#domain/path-classes.ts'
import type { SiteFacts } from '#domain/site/site-facts.ts'
import { decodedUri } from '#domain/uri.ts'
import { problem } from '../kernel/errors.ts'
import type { PageRequest, RenderOptions, RenderPage } from '../kernel/feature.ts'
import { inBatches } from '../kernel/in-batches.ts'
import { publicCacheControl } from './cache-control.ts'
import { contentSecurityPolicy, editedPagePolicy } from './headers.ts'
import { missOf } from './page-cache.ts'
import { createRenderQueue } from './render-queue.ts'
import { speculationRulesHeader } from './speculation.ts'

export type Pages = {
  /** Handles every GET that no other route handled. */
  handler: RequestHandler
  render: RenderPage
}

type PagesOptions = {
  origin: () => string
  development: boolean
  site: (pathname: string, request: PageRequest) => SiteFacts
  /** Whether visitors get a page at a path with a query, instead of "not found". */
  isPage: (path: string, query: URLSearchParams) => boolean
  services: (request: PageRequest) => object
}

/** Renders pages with Vike in turn and streams them. Pages read only the data passed in here. */
export function createPages({ origin, development, site, isPage, services }: PagesOptions): Pages {
  const renders = createRenderQueue()

  async function render(request: Request, response: Response, options: RenderOptions = {}): Promise<void> {
    const urlOriginal = options.url ?? ownAddress(request)
    const [path = '', query] = urlOriginal.split(/\?(.*)/s)
    const turn = await renders.enter(request.ip ?? '', {
      isPage: isPage(path, new URLSearchParams(query)),
      isCounted: !response.locals.staff,
    })
    void missOf(response)?.isKept.then((isKept) => isKept && turn.giveBack())
    // The render's turn lasts until the page is complete, not until a slow visitor has received it
    let stream: ReturnType<typeof inBatches> | undefined
    try {
      if (!response.destroyed) stream = await start(request, response, { ...options, url: urlOriginal })
    } finally {
      if (stream) stream.once('close', turn.end)
      else turn.end()
    }
  }

  /** Begins the response; resolves with the stream that writes the rest of it, if any. */
  async function start(request: Request, response: Response, options: RenderOptions & { url: string }) {
    const { url: urlOriginal } = options
    const miss = missOf(response)
    let readsPosts = false
    const onPostsRead = () => {
      readsPosts = true
    }
    const asked: PageRequest = {
      ...{ response, form: options.form ?? null, onPostsRead },
      edit: options.edit !== undefined,
    }
    const pageContext = await renderPage({
      urlOriginal,
      headersOriginal: request.headers,
      origin: origin(),
      site: site(urlOriginal, asked),
      services: services(asked),
      ...(options.edit && { isEdited: true }),
      ...(options.status !== undefined && { status: options.status }),
    })
    const { httpResponse } = pageContext
    const page = pageContext as typeof pageContext & {
      status?: number
      inlineScripts?: string[]
      /** For this request only, such as search results: no cache stores it. */
      perRequest?: boolean
      config?: { statusCode?: number; perRequest?: boolean }
    }
    const redirected = httpResponse.statusCode >= 300 && httpResponse.statusCode < 400
    response.status(
      redirected
        ? httpResponse.statusCode
        : (page.status ?? page.config?.statusCode ?? httpResponse.statusCode),
    )
    for (const [name, value] of httpResponse.headers) response.setHeader(name, value)
    if (page.inlineScripts) {
      const policy = options.edit
        ? editedPagePolicy
        : contentSecurityPolicy(page.inlineScripts, { development, framesPages: isAdminPath(urlOriginal) })
      response.setHeader('Content-Security-Policy', policy)
      if (!isAdminPath(urlOriginal) && !options.edit)
        response.setHeader('Speculation-Rules', speculationRulesHeader)
    }
    // A page may show drafts to staff. Proxies may store a visitor's page, but must revalidate it each time,
    // because changes show at once.
    const forEverybody =
      !response.locals.staff && !options.form && !page.config?.perRequest && !page.perRequest
    response.setHeader(
      'Cache-Control',
      response.locals.staff ? 'private, no-store' : forEverybody ? publicCacheControl : 'no-store',
    )
    if (miss && !readsPosts) miss.readsPosts = false
    if (request.method === 'HEAD') {
      response.end()
      return undefined
    }
    if (options.edit) {
      response.send(options.edit(await httpResponse.getBody()))
      return undefined
    }
    const stream = inBatches(response)
    httpResponse.pipe(stream)
    return stream
  }

  return {
    render,
    handler(request, response) {
      const path = decodedUri(request.path)
      // Only the studio navigates on the client; every other page loads as a document
      const isForeignData = isData(path) && !(isAdminPath(request.path) && isData(request.path))
      if (isForeignData || ofVite.test(path)) throw problem('not-found', 'There is no such address.')
      return render(request, response, response.locals.gone ? { status: 410 } : {})
    },
  }
}

/** Path and query of a request, without the host that its target may contain (RFC 9112, 3.2.2). */
function ownAddress({ path, originalUrl }: Request): string {
  const [target = ''] = originalUrl.split('#', 1)
  const at = target.indexOf('?')
  return at < 0 ? path : path + target.slice(at)
}

/** The address of a page's data. Vike recognises it in any encoding and answers only the unencoded one. */
const isData = (path: string): boolean => path.endsWith('.pageContext.json')

/** Addresses of the development server, for which Vike throws in production. */
const ofVite = /^\/(?:@|__vite)/
