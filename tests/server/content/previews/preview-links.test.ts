import assert from 'node:assert/strict'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import express from 'express'
import { mostPreviews, type PreviewLink } from '#domain/posts/preview.schema.ts'
import { createPreviewLinks } from '#server/content/previews/preview-links.ts'
import { createPreviewPage } from '#server/content/previews/preview-page.ts'
import { createPreviewRoutes } from '#server/content/previews/preview-routes.ts'
import { problemResponder } from '#server/http/problem-responder.ts'
import { problem } from '#server/kernel/errors.ts'
import { silentLog } from '#server/kernel/log.ts'
import { listen } from '#tests/helpers/listen.ts'
import { send } from '#tests/helpers/server.ts'
import { ada, added, newStore } from '../sample-content.ts'

/** The routes of preview links with a simulated clock (R180 to R182). The pages: preview-page.test.ts. */

const day = 86_400_000
const origin = 'https://site.example'
const secret = 's'.repeat(43)

async function startPreviews(t: TestContext, { now }: { now: () => number }) {
  const { dir, store } = await newStore(t, { clock: now })
  const file = path.join(dir, '.previews.json')
  const links = await createPreviewLinks({ file, secret, log: silentLog, now })
  t.after(() => links.close())
  const app = express()
  app.use(
    '/preview',
    createPreviewPage({
      links,
      store,
      now,
      async render(_request, response, preview) {
        if (typeof preview === 'string') response.status(preview === 'over' ? 410 : 404).end(preview)
        else response.end(preview.post.content)
      },
    }),
  )
  app.use(
    '/api/blog',
    createPreviewRoutes({
      links,
      store,
      now,
      origin: () => origin,
      memberOf: () => ada,
      requireStaff(request, _response, next) {
        if (!request.get('X-Staff')) throw problem('unauthorised', 'Please sign in.')
        next()
      },
    }),
  )
  app.use(problemResponder(silentLog))
  const base = await listen(t, app)

  const asStaff = async (method: string, address: string, body?: unknown) => {
    const { json, ...answer } = await send(method, `${base}/api/blog${address}`, {
      body,
      headers: { 'X-Staff': 'ada' },
    })
    return { ...answer, body: json }
  }
  const post = await added(store, 'A draft')
  return {
    store,
    file,
    links,
    asStaff,
    post,
    statusOf: async ({ url }: PreviewLink) =>
      (await fetch(url.replace(origin, base), { redirect: 'manual' })).status,
    share: async (body: object = {}): Promise<PreviewLink> =>
      (await asStaff('POST', `/posts/${post.id}/previews`, body)).body,
    list: async (): Promise<PreviewLink[]> => (await asStaff('GET', `/posts/${post.id}/previews`)).body,
  }
}

test('a preview link works until it expires and no longer, and leaves the list and the file', async (t) => {
  let now = Date.parse('2026-05-01T10:00:00Z')
  const { share, list, statusOf, file, links } = await startPreviews(t, { now: () => now })
  const [week, short] = [await share({ label: ' For\n Anna ' }), await share({ days: 1 })]
  assert.equal(week.expiresAt, '2026-05-08T10:00:00.000Z')
  assert.equal(week.label, 'For Anna')
  assert.equal(week.by, ada.name)
  assert.ok(!JSON.stringify(week).includes(ada.email))
  assert.deepEqual(await list(), [short, week])
  now += day - 1
  assert.equal(await statusOf(short), 200)
  now += 1
  assert.equal(await statusOf(short), 410)
  assert.deepEqual(await list(), [week])
  now += 6 * day
  assert.equal(await statusOf(week), 410)
  assert.ok((await readFile(file, 'utf8')).includes(week.id))
  await links.removeExpired()
  assert.equal(await readFile(file, 'utf8'), '[]\n')
  assert.equal(await statusOf(week), 410)
})

test('a post has at most twenty active links; a revoked or expired one makes room', async (t) => {
  let now = Date.parse('2026-05-01T10:00:00Z')
  const { share, list, asStaff, post } = await startPreviews(t, { now: () => now })
  // Created at the same time: none is lost, and the limit holds
  const answers = await Promise.all(
    Array.from({ length: mostPreviews + 3 }, () =>
      asStaff('POST', `/posts/${post.id}/previews`, { days: 1 }),
    ),
  )
  const statuses = answers.map(({ status }) => status)
  assert.equal(statuses.filter((status) => status === 201).length, mostPreviews)
  assert.equal(statuses.filter((status) => status === 403).length, 3)
  const living = await list()
  assert.equal(new Set(living.map(({ url }) => url)).size, mostPreviews)
  assert.equal((await asStaff('DELETE', `/posts/${post.id}/previews/${living[0]?.id}`)).status, 204)
  assert.equal(typeof (await share({ days: 2 })).url, 'string')
  now += day
  assert.equal((await list()).length, 1)
  assert.equal(typeof (await share()).url, 'string')
})

test('invalid requests for preview links are refused', async (t) => {
  const { asStaff, post, list, store } = await startPreviews(t, { now: Date.now })
  const address = `/posts/${post.id}/previews`
  for (const body of [
    ...[{ days: 0 }, { days: 31 }, { days: 1.5 }, { days: '7' }, { commit: 'HEAD' }, { commit: '--all' }],
    ...[{ label: 'x'.repeat(81) }, { label: 7 }, [], null, 'text'],
  ]) {
    const { status, headers } = await asStaff('POST', address, body)
    assert.equal(status, 400, JSON.stringify(body))
    assert.match(headers.get('content-type') ?? '', /problem\+json/)
  }
  assert.equal((await asStaff('POST', address, { commit: '0'.repeat(40) })).status, 404)
  assert.equal((await asStaff('POST', address)).status, 415)
  assert.equal((await asStaff('POST', '/posts/none/previews', {})).status, 404)
  assert.equal((await asStaff('GET', '/posts/none/previews')).status, 404)
  assert.deepEqual(await list(), [])

  // A version of another post is refused
  const other = await added(store, 'Another')
  const [version] = (await store.history(other.id)) ?? []
  assert.equal((await asStaff('POST', address, { commit: version?.commit })).status, 404)
})

test('a link can be revoked only under its own post', async (t) => {
  const { asStaff, share, statusOf, store, post } = await startPreviews(t, { now: Date.now })
  const other = await added(store, 'Another')
  const link = await share()
  assert.equal((await asStaff('DELETE', `/posts/${other.id}/previews/${link.id}`)).status, 404)
  assert.equal(await statusOf(link), 200)
  assert.equal((await asStaff('DELETE', `/posts/${post.id}/previews/${link.id}`)).status, 204)
  assert.equal(await statusOf(link), 410)
})

test('if the file cannot be written, no link is created or revoked, and the request fails', async (t) => {
  const { asStaff, share, statusOf, post, file, list } = await startPreviews(t, { now: Date.now })
  const link = await share()
  // A folder in place of the file cannot be replaced
  await rename(file, `${file}.aside`)
  await mkdir(path.join(file, 'in the way'), { recursive: true })
  assert.ok((await asStaff('POST', `/posts/${post.id}/previews`, {})).status >= 500)
  assert.ok((await asStaff('DELETE', `/posts/${post.id}/previews/${link.id}`)).status >= 500)
  assert.deepEqual(await list(), [link])
  assert.equal(await statusOf(link), 200)
})

test('invalid entries in the file are dropped and logged, the others kept', async (t) => {
  const { share, file, links } = await startPreviews(t, { now: Date.now })
  const link = await share()
  await links.close()
  const [entry] = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify([{ ...entry, expires: 'never' }, 7, entry]))
  const said: string[] = []
  const log = { ...silentLog, error: (_fields: object, message: string) => said.push(message) }
  const again = await createPreviewLinks({ file, secret, log })
  t.after(() => again.close())
  const found = again.list(entry.postId).map(({ id }) => id)
  assert.deepEqual(found, [link.id])
  assert.equal(said.length, 1)
})
