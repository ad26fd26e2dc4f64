import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Response } from 'express'
import { createPostPages } from '#server/content/pages/post-pages.ts'
import { startBlog } from '../blog-site.ts'
import { git, sampleInput } from '../sample-content.ts'

test('a scheduled post is there from its instant on, not a moment before, in list, article and API', async (t) => {
  const due = Date.parse('2026-06-01T09:00:00Z')
  let now = due - 3_600_000
  const { asStaff, call, store, dir } = await startBlog(t, { now: () => now })
  await asStaff('POST', '/posts', sampleInput('Already here', { published: true }))
  const publishedAt = new Date(due).toISOString()
  await asStaff('POST', '/posts', sampleInput('On time', { published: true, publishedAt }))
  assert.equal(
    git(dir, 'log', '-1', '--format=%s'),
    'Schedule "On time" for 1 June 2026 at 09:00 UTC (on-time)',
  )
  const pages = createPostPages({ store, now: () => now })
  const seen = async (headers: Record<string, string> = {}) => {
    const services = pages.forPages({
      response: { locals: {} } as unknown as Response,
      onPostsRead: () => undefined,
    })
    const list = services.blogList({})
    const answer = await call('GET', '/posts', undefined, { 'Cache-Control': 'max-age=0', ...headers })
    return {
      status: answer.status,
      etag: answer.headers.get('ETag') ?? '',
      api: answer.body?.map(({ title }: { title: string }) => title),
      slug: (await call('GET', '/slug/on-time')).status,
      list: [list?.featured, ...(list?.posts ?? [])].map((post) => post?.title),
      article: services.article('on-time', { preview: false }).status,
    }
  }
  now = due - 1
  const before = await seen()
  assert.deepEqual(
    [before.api, before.slug, before.list, before.article],
    [['Already here'], 404, ['Already here'], 404],
  )
  now = due
  const after = await seen({ 'If-None-Match': before.etag })
  assert.deepEqual(
    [after.status, after.api, after.slug, after.list, after.article],
    [200, ['On time', 'Already here'], 200, ['On time', 'Already here'], 200],
  )
})

test('publishing, withdrawing and scheduling anew are told apart in the history', async (t) => {
  const now = Date.parse('2026-05-01T10:00:00Z')
  const { asStaff } = await startBlog(t, { now: () => now })
  const at = (publishedAt: string | null, published = true) => sampleInput('Told', { published, publishedAt })
  const { id } = (await asStaff('POST', '/posts', at('2026-06-01T00:00:00Z'))).body
  for (const next of [
    at('2026-07-01T00:00:00Z'),
    at('2026-04-01T00:00:00Z'),
    at('2026-04-01T00:00:00Z', false),
  ]) {
    await asStaff('PUT', `/posts/${id}`, next)
  }
  const messages = (await asStaff('GET', `/posts/${id}/history`)).body.map(
    ({ message }: { message: string }) => message,
  )
  assert.deepEqual(messages, [
    'Unpublish "Told" (told)',
    'Publish "Told" (told)',
    'Schedule "Told" for 1 July 2026 at 00:00 UTC (told)',
    'Schedule "Told" for 1 June 2026 at 00:00 UTC (told)',
  ])
})
