import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { Response } from 'express'
import { createPostPages } from '#server/content/pages/post-pages.ts'
import { startBlog } from '../blog-site.ts'
import { git, sampleInput } from '../sample-content.ts'

/** Every text of a post holds the word. */
const marked = (word: string, more: object = {}) => ({
  title: `${word} title`,
  description: `${word} description`,
  content: `${word} text.\n\nMore ${word}.`,
  category: 'Technology',
  readTime: `${word} min`,
  imageAlt: `${word} picture`,
  faqData: JSON.stringify([{ question: `${word}?`, answer: `${word}.` }]),
  ...more,
})

test('no answer to a visitor holds a word of what is not published', async (t) => {
  const now = Date.parse('2026-05-01T10:00:00Z')
  const { asStaff, call } = await startBlog(t, { now: () => now })
  const create = async (word: string, more: object = {}) =>
    (await asStaff('POST', '/posts', marked(word, more))).body
  const later = { published: true, publishedAt: '2026-05-01T10:00:00.001Z' }
  const draft = await create('canarydraft')
  const scheduled = await create('canaryscheduled', later)
  const deleted = await create('canarydeleted')
  await asStaff('DELETE', `/posts/${deleted.id}`)
  const gone = await create('canarygone', later)
  await asStaff('DELETE', `/posts/${gone.id}`)
  const withdrawn = await create('canarywithdrawn', { published: true })
  await asStaff('PUT', `/posts/${withdrawn.id}`, marked('canarywithdrawn', { published: false }))
  // Public now, but not the words of its first version, nor what is being typed
  const open = await create('canaryearlier')
  const inView = sampleInput('In view', { slug: 'in-view', published: true, imageAlt: '', faqData: '' })
  await asStaff('PUT', `/posts/${open.id}`, inView)
  const typing = { fields: marked('canarytyping') }
  await asStaff('PUT', `/drafts/${open.id}`, typing)
  const fresh = `new-${randomUUID()}`
  await asStaff('PUT', `/drafts/${fresh}`, typing)

  const posts = [draft, scheduled, deleted, gone, withdrawn, open]
  const asked: [method: string, address: string, body?: unknown][] = [
    ['GET', '/posts'],
    ['GET', '/deleted'],
    ['GET', '/drafts'],
    ['GET', `/drafts/${fresh}`],
    ['GET', '/slug/in-view'],
    ['POST', '/posts', {}],
    ['POST', '/extract-metadata', { content: 'x' }],
  ]
  for (const { id, slug } of posts) {
    const [{ commit }] = (await asStaff('GET', `/posts/${id}/history`)).body
    const history = `/posts/${id}/history`
    asked.push(
      ['GET', `/slug/${slug}`],
      ['GET', `/slug/${id}`],
      ['GET', `/posts/${id}`],
      ['PUT', `/posts/${id}`, {}],
      ['DELETE', `/posts/${id}`],
      ['POST', `/posts/${id}/restore`, { commit }],
      ['GET', history],
      ['GET', `${history}/${commit}`],
      ['GET', `${history}/${commit}/compare`],
      ['GET', `/drafts/${id}`],
      ['PUT', `/drafts/${id}`, typing],
      ['DELETE', `/drafts/${id}`],
    )
  }
  let answered = 0
  for (const [method, address, body] of asked) {
    const { text, headers, status } = await call(method, address, body)
    const whole = `${JSON.stringify([...headers])}${text}`
    assert.ok(!whole.toLowerCase().includes('canary'), `${method} ${address}: ${status} ${whole}`)
    if (status === 200) answered++
  }
  assert.equal(answered, 2, 'the list and the public post')
  assert.deepEqual(
    (await call('GET', '/posts')).body.map(({ slug }: { slug: string }) => slug),
    ['in-view'],
  )
})

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
