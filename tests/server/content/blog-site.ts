import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { createBlogRoutes } from '#server/content/posts/routes.ts'
import type { ContentStore, ContentStoreOptions } from '#server/content/store/store.ts'
import { problemResponder } from '#server/http/problem-responder.ts'
import { problem } from '#server/kernel/errors.ts'
import { silentLog } from '#server/kernel/log.ts'
import { send } from '#tests/helpers/server.ts'
import type { Until } from '#tests/helpers/temporary-folder.ts'
import { ada, openStore, temporaryContent } from './sample-content.ts'

export const grace = { name: 'Grace Bianchi', email: 'grace@example.com' }
const members: Record<string, { id: string; name: string; email: string }> = {
  ada: { id: 'ada', ...ada },
  grace: { id: 'grace', ...grace },
}

type Answer = Awaited<ReturnType<Blog['call']>>
export type Blog = Awaited<ReturnType<typeof serveBlog>>
export type { Answer }

/** Serves a store's blog API on a free port; the header X-Staff signs in. `close` also closes the store. */
export async function serveBlog({ store, now = Date.now }: { store: ContentStore; now?: () => number }) {
  const app = express()
  app.set('etag', false)
  app.use((request, response, next) => {
    response.locals.staff = members[request.get('X-Staff') ?? '']
    next()
  })
  const requireStaff: express.RequestHandler = (_request, response, next) => {
    if (!response.locals.staff) throw problem('unauthorised', 'Please sign in.')
    next()
  }
  app.use('/api/blog', createBlogRoutes({ store, requireStaff, now }))
  app.use(problemResponder(silentLog))
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/blog`

  const call = async (method: string, address: string, body?: unknown, headers?: Record<string, string>) => {
    const { json, ...answer } = await send(method, base + address, { body, ...(headers && { headers }) })
    return { ...answer, body: json }
  }
  const as =
    (member: string) =>
    (method: string, address: string, body?: unknown, headers: Record<string, string> = {}) =>
      call(method, address, body, { 'X-Staff': member, ...headers })

  return {
    store,
    call,
    asStaff: as('ada'),
    asGrace: as('grace'),
    async close() {
      server.close()
      server.closeAllConnections()
      await store.close()
    },
  }
}

type BlogOptions = { now?: () => number; dir?: string } & Pick<ContentStoreOptions, 'readers'>

/** Like `serveBlog`, on its own content folder. */
export async function startBlog(t: Until, { now = Date.now, dir = '', ...more }: BlogOptions = {}) {
  const contentDir = dir || (await temporaryContent(t))
  const store = await openStore(t, contentDir, { clock: now, ...more })
  const blog = await serveBlog({ store, now })
  t.after(blog.close)
  return { ...blog, dir: contentDir }
}
