import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, test } from 'node:test'
import type { Response } from 'express'
import { createPostPages } from '#server/content/pages/post-pages.ts'
import type { Until } from '#tests/helpers/temporary-folder.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { startBlog } from '../blog-site.ts'
import { ada, editFile, git, openStore, postFile, sampleInput, temporaryContent } from '../sample-content.ts'

const start = Date.parse('2026-05-01T10:00:00Z')
const end = Date.parse('2026-06-01T09:30:00Z')
const publishedUntil = new Date(end).toISOString()

/** A blog with a clock that the test moves, and what its pages and its API answer. */
async function movedBlog(t: Until) {
  const clock = { now: start }
  const blog = await startBlog(t, { now: () => clock.now })
  const pages = createPostPages({ store: blog.store, now: () => clock.now })
  const services = (staff: object | null) =>
    pages.forPages({ response: { locals: { staff } } as unknown as Response, onPostsRead: () => undefined })
  const seen = async (slug: string, headers: Record<string, string> = {}) => {
    const list = services(null).blogList({})
    const answer = await blog.call('GET', '/posts', undefined, { 'Cache-Control': 'max-age=0', ...headers })
    return {
      status: answer.status,
      etag: answer.headers.get('ETag') ?? '',
      api: answer.body?.map((post: { title: string }) => post.title),
      slug: (await blog.call('GET', `/slug/${slug}`)).status,
      list: [list?.featured, ...(list?.posts ?? [])].map((post) => post?.title),
      article: pages.publicArticle(slug).status,
      card: pages.publicCard(slug)?.title ?? null,
    }
  }
  return { ...blog, clock, services, seen }
}

// Shared by the tests that tolerate posts of other tests
const { asStaff, asGrace, store, dir } = await movedBlog({ after })

test('a scheduled post appears exactly at its time, in list, article and API', async (t) => {
  const { asStaff, clock, seen, dir } = await movedBlog(t)
  await asStaff('POST', '/posts', sampleInput('Already here', { published: true }))
  await asStaff('POST', '/posts', sampleInput('On time', { published: true, publishedAt: publishedUntil }))
  assert.equal(
    git(dir, 'log', '-1', '--format=%s'),
    'Schedule "On time" for 1 June 2026 at 09:30 UTC (on-time)',
  )
  clock.now = end - 1
  const before = await seen('on-time')
  assert.deepEqual(
    [before.api, before.slug, before.list, before.article],
    [['Already here'], 404, ['Already here'], 404],
  )
  clock.now = end
  const after = await seen('on-time', { 'If-None-Match': before.etag })
  assert.deepEqual(
    [after.status, after.api, after.slug, after.list, after.article],
    [200, ['On time', 'Already here'], 200, ['On time', 'Already here'], 200],
  )
})

test('publishing, unpublishing and rescheduling are distinguished in the history', async () => {
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

test('a post disappears exactly at its end, from list, article, card and API', async (t) => {
  const { asStaff, call, clock, services, seen } = await movedBlog(t)
  await asStaff('POST', '/posts', sampleInput('Stays', { published: true }))
  const ending = sampleInput('Ends', { published: true, publishedUntil })
  const made = await asStaff('POST', '/posts', ending)
  assert.equal(made.body.publishedUntil, publishedUntil)
  const { id } = made.body
  await asStaff('PUT', `/posts/${id}`, { ...ending, slug: 'ends-soon' })

  clock.now = end - 1
  const before = await seen('ends-soon')
  assert.deepEqual(
    [before.api, before.slug, before.list, before.article, before.card],
    [['Ends', 'Stays'], 200, ['Ends', 'Stays'], 200, 'Ends'],
  )
  assert.equal((await seen('ends')).article, 301)

  clock.now = end
  const after = await seen('ends-soon', { 'If-None-Match': before.etag })
  assert.deepEqual(
    [after.status, after.api, after.slug, after.list, after.article, after.card],
    [200, ['Stays'], 410, ['Stays'], 410, null],
  )
  const former = await seen('ends')
  assert.deepEqual([former.article, former.slug], [410, 410])
  assert.equal((await call('GET', '/slug/never-seen')).status, 404)

  // Staff still see the post, and that it has ended
  const staff = services({ name: 'Ada', email: 'ada@example.com', role: 'owner' })
  assert.equal(staff.article('ends-soon', { preview: true }).status, 200)
  const row = staff.staffPosts().find((post) => post.id === id)
  assert.deepEqual([row?.state, row?.until], ['ended', publishedUntil])
  assert.equal((await asStaff('GET', '/slug/ends-soon')).status, 200)

  // A later end, or none, makes it public again
  for (const next of ['2026-07-01T00:00:00Z', null]) {
    await asStaff('PUT', `/posts/${id}`, { ...ending, publishedUntil: '2026-05-30T00:00:00Z' })
    assert.equal((await seen('ends-soon')).article, 410)
    assert.equal((await asStaff('PUT', `/posts/${id}`, { ...ending, publishedUntil: next })).status, 200)
    const back = await seen('ends-soon')
    assert.deepEqual([back.slug, back.article, back.list], [200, 200, ['Ends', 'Stays']])
  }
})

test('when one post appears as another ends, a client with the old list gets the new one', async (t) => {
  const { asStaff, clock, seen } = await movedBlog(t)
  await asStaff('POST', '/posts', sampleInput('Leaves', { published: true, publishedUntil }))
  await asStaff('POST', '/posts', sampleInput('Comes', { published: true, publishedAt: publishedUntil }))
  clock.now = end - 1
  const before = await seen('leaves')
  clock.now = end
  const after = await seen('leaves', { 'If-None-Match': before.etag })
  assert.deepEqual([before.api, after.status, after.api], [['Leaves'], 200, ['Comes']])
})

test('a post deleted after its end stays 410; a draft with an end is 404, deleted or not', async (t) => {
  const { asStaff, clock, store, seen } = await movedBlog(t)
  const ended = (await asStaff('POST', '/posts', sampleInput('Ended', { published: true, publishedUntil })))
    .body
  const draft = (await asStaff('POST', '/posts', sampleInput('Draft', { publishedUntil }))).body
  clock.now = end + 1
  assert.deepEqual([(await seen('ended')).slug, (await seen('draft')).slug], [410, 404])
  for (const { id } of [ended, draft]) await asStaff('DELETE', `/posts/${id}`)
  assert.deepEqual([(await seen('ended')).slug, (await seen('draft')).slug], [410, 404])
  assert.equal(store.isGone('draft', clock.now), false)
})

test('an end must be a date after the beginning in the API; a bad one by hand is a fault', async () => {
  const bad: [fields: object, message: RegExp][] = [
    [{ publishedUntil: 'next spring' }, /must be a date/],
    [{ publishedUntil: 5 }, /must be a date/],
    [{ publishedAt: '2026-06-02', publishedUntil: '2026-06-01' }, /must be after the publication date/],
    // Published now, which is after this end
    [{ publishedUntil: '2026-04-01' }, /must be after the publication date/],
  ]
  for (const [fields, message] of bad) {
    const answer = await asStaff('POST', '/posts', sampleInput('Bad end', { published: true, ...fields }))
    assert.equal(answer.status, 400)
    assert.match(answer.body.errors.publishedUntil[0], message)
  }
  const { id } = (
    await asStaff('POST', '/posts', sampleInput('By hand', { published: true, publishedUntil }))
  ).body
  await editFile(postFile(dir, 'by-hand'), publishedUntil, 'some day')
  // A half-written file may be reported first
  await waitFor('the fault is reported', () => store.faults()[0]?.field === 'publishedUntil')
  assert.equal(store.byId(id)?.publishedUntil, publishedUntil, 'its last good version counts')
})

test('a save that leaves the end out keeps it; a file without one does not change at a save', async () => {
  const { body: post } = await asStaff(
    'POST',
    '/posts',
    sampleInput('Keeps its end', { published: true, publishedUntil }),
  )
  const kept = await asStaff('PUT', `/posts/${post.id}`, sampleInput('Keeps its end, renamed'))
  assert.equal(kept.body.publishedUntil, publishedUntil)
  const { body: plain } = await asStaff('POST', '/posts', sampleInput('Without an end', { published: true }))
  const file = postFile(dir, 'without-an-end')
  const before = await readFile(file, 'utf8')
  assert.doesNotMatch(before, /publishedUntil/)
  await asStaff('PUT', `/posts/${plain.id}`, sampleInput('Without an end', { publishedUntil: null }))
  assert.equal(await readFile(file, 'utf8'), before)
})

test('changes to end and words by two members are merged; two different ends are a conflict', async () => {
  const { body: post } = await asStaff('POST', '/posts', sampleInput('Shared', { published: true }))
  const based = { 'If-Match': `"${post.revision}"` }
  await asStaff('PUT', `/posts/${post.id}`, sampleInput('Shared', { publishedUntil }), based)
  const merged = await asGrace('PUT', `/posts/${post.id}`, sampleInput('Shared words'), based)
  assert.deepEqual([merged.body.title, merged.body.publishedUntil], ['Shared words', publishedUntil])
  const other = sampleInput('Shared words', { publishedUntil: '2026-08-01T00:00:00Z' })
  const clash = await asGrace('PUT', `/posts/${post.id}`, other, based)
  assert.equal(clash.status, 409)
  const found = clash.body.conflicts.map(({ field }: { field: string }) => field)
  assert.deepEqual(found, ['publishedUntil'])
})

test('a post that ended while the server was off is gone at the start', async (t) => {
  const dir = await temporaryContent(t)
  let now = start
  const first = await openStore(t, dir, { clock: () => now })
  await first.create(sampleInput('Ends', { published: true, publishedUntil }), ada)
  await first.close()
  now = end
  const second = await openStore(t, dir, { clock: () => now })
  assert.deepEqual([second.publicPosts(now), second.isGone('ends', now)], [[], true])
})
