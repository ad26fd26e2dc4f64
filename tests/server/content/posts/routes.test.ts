import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { startBlog } from '../blog-site.ts'
import { commitCount, sampleInput } from '../sample-content.ts'

const { call, asStaff, store, dir } = await startBlog({ after })

test('a post is created, read, changed and deleted', async () => {
  const created = await asStaff('POST', '/posts', sampleInput('Hello', { published: true }))
  assert.equal(created.status, 201)
  const { id, revision } = created.body
  assert.equal(created.headers.get('Location'), `/api/blog/posts/${id}`)
  assert.equal(created.headers.get('ETag'), `"${revision}"`)
  assert.deepEqual((await call('GET', '/slug/hello')).body, created.body)

  const changed = await asStaff('PUT', `/posts/${id}`, sampleInput('Hello again'), {
    'If-Match': `W/"${revision}"`,
  })
  assert.equal(changed.status, 200)
  assert.equal(changed.headers.get('ETag'), `"${changed.body.revision}"`)
  assert.equal((await asStaff('DELETE', `/posts/${id}`)).status, 204)
  const gone = await call('GET', '/slug/hello')
  assert.deepEqual([gone.status, gone.body.detail], [410, 'This post was taken away.'])
})

test('every address of a deleted public post answers 410, that of a deleted draft 404', async () => {
  const statuses = async (...slugs: string[]) =>
    Promise.all(slugs.map(async (slug) => (await call('GET', `/slug/${slug}`)).status))
  const { id } = (await asStaff('POST', '/posts', sampleInput('First', { published: true }))).body
  await asStaff('PUT', `/posts/${id}`, sampleInput('First', { published: true, slug: 'second' }))
  await asStaff('PUT', `/posts/${id}`, sampleInput('First', { published: true, slug: 'third' }))
  const draft = (await asStaff('POST', '/posts', sampleInput('Draft'))).body
  await asStaff('DELETE', `/posts/${id}`)
  await asStaff('DELETE', `/posts/${draft.id}`)
  assert.deepEqual(await statuses('first', 'second', 'third', 'draft', 'never'), [410, 410, 410, 404, 404])
  const found = ['first', 'second', 'third', 'draft'].map((slug) => store.isGone(slug, Date.now()))
  assert.deepEqual(found, [true, true, true, false])
  // A new post takes over the slug
  await asStaff('POST', '/posts', sampleInput('Second', { published: true }))
  assert.deepEqual(await statuses('first', 'second'), [410, 200])
})

test('visitors see only published posts, and cannot read histories or write', async (t) => {
  const { call, asStaff } = await startBlog(t)
  const draft = (await asStaff('POST', '/posts', sampleInput('Draft'))).body
  assert.deepEqual((await call('GET', '/posts')).body, [])
  assert.equal((await call('GET', '/slug/draft')).status, 404)
  const seen = await asStaff('GET', '/posts')
  assert.deepEqual(seen.body, [draft])
  assert.match(seen.headers.get('Cache-Control') ?? '', /no-store/)
  assert.equal((await asStaff('GET', '/slug/draft')).status, 200)
  for (const [method, address] of [
    ['POST', '/posts'],
    ['PUT', `/posts/${draft.id}`],
    ['DELETE', `/posts/${draft.id}`],
    ['GET', `/posts/${draft.id}/history`],
    ['GET', `/posts/${draft.id}/history/${'0'.repeat(40)}`],
    ['POST', `/posts/${draft.id}/restore`],
  ] as const) {
    const { status } = await call(method, address, method === 'GET' ? undefined : {})
    assert.equal(status, 401, `${method} ${address}`)
  }
})

test('the visitors’ list is revalidated, and answered 304 while nothing public has changed', async (t) => {
  const { call, asStaff } = await startBlog(t)
  const first = await call('GET', '/posts')
  assert.equal(first.headers.get('Cache-Control'), 'no-cache')
  // Without this header, fetch would send `no-cache` itself
  const etag = { 'Cache-Control': 'max-age=0', 'If-None-Match': first.headers.get('ETag') ?? '' }
  assert.equal((await call('GET', '/posts', undefined, etag)).status, 304)
  // Visitors cannot tell that a draft, or a post dated tomorrow, was added
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  await asStaff('POST', '/posts', sampleInput('A draft'))
  await asStaff('POST', '/posts', sampleInput('Of tomorrow', { published: true, publishedAt: tomorrow }))
  assert.equal((await call('GET', '/posts', undefined, etag)).status, 304)
  await asStaff('POST', '/posts', sampleInput('Of today', { published: true }))
  const changed = await call('GET', '/posts', undefined, etag)
  assert.equal(changed.status, 200)
  const found = changed.body.map(({ title }: { title: string }) => title)
  assert.deepEqual(found, ['Of today'])
})

test('invalid input is refused, with messages by field', async () => {
  const before = commitCount(dir)
  const answer = await asStaff('POST', '/posts', { title: 5, content: 'x' })
  assert.equal(answer.status, 400)
  assert.deepEqual(answer.body.errors.title, ['Title is required'])
  assert.deepEqual(answer.body.errors.readTime, ['Read time is required'])
  for (const body of ['{"title":', '[]', '"text"', 'null']) {
    assert.equal((await asStaff('POST', '/posts', body)).status, 400, body)
  }
  assert.equal((await asStaff('POST', '/posts', 'a=b', { 'Content-Type': 'text/plain' })).status, 415)
  const long = sampleInput('x', { content: 'x'.repeat(300_000) })
  assert.equal((await asStaff('POST', '/posts', long)).status, 413)
  assert.equal(commitCount(dir), before)
})

test('a wrong method gets 405 with the allowed ones', async () => {
  const answer = await asStaff('PATCH', '/posts/x', {})
  assert.deepEqual([answer.status, answer.headers.get('Allow')], [405, 'PUT, DELETE'])
})
