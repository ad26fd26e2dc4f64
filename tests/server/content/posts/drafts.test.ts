import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { createDrafts } from '#server/content/posts/drafts.ts'
import { silentLog } from '#server/kernel/log.ts'
import { startBlog } from '../blog-site.ts'
import { commitCount, sampleInput, temporaryContent } from '../sample-content.ts'

const minute = 60_000
const day = 24 * 60 * minute

test('a draft is kept as it was typed, outside the history, until it is deleted', async (t) => {
  const { asStaff, dir } = await startBlog(t)
  const post = (await asStaff('POST', '/posts', sampleInput('A post'))).body
  const before = commitCount(dir)
  const fields = {
    title: '  Half a tit\u0000le ',
    content: 'Typing \ud83d',
    slug: null,
    faq: [{ question: '', answer: 'x' }],
  }
  const saved = await asStaff('PUT', `/drafts/${post.id}`, { baseRevision: post.revision, fields })
  assert.equal(saved.status, 200)
  assert.equal(saved.body.baseRevision, post.revision)
  assert.ok(!('fields' in saved.body))
  const read = await asStaff('GET', `/drafts/${post.id}`)
  assert.deepEqual(read.body.fields, fields)
  assert.match(read.headers.get('Cache-Control') ?? '', /private, no-store/)
  assert.equal(commitCount(dir), before)
  assert.equal((await asStaff('GET', '/slug/a-post')).body.title, 'A post')

  assert.equal((await asStaff('DELETE', `/drafts/${post.id}`)).status, 204)
  assert.equal((await asStaff('DELETE', `/drafts/${post.id}`)).status, 204)
  assert.equal((await asStaff('GET', `/drafts/${post.id}`)).status, 404)
})

test('a draft is its author’s alone', async (t) => {
  const { asStaff, asGrace } = await startBlog(t)
  const { id } = (await asStaff('POST', '/posts', sampleInput('Shared'))).body
  const key = `new-${randomUUID()}`
  await asStaff('PUT', `/drafts/${id}`, { fields: { content: 'My secret text' } })
  await asStaff('PUT', `/drafts/${key}`, { fields: { title: 'Newest' } })
  assert.equal((await asGrace('GET', `/drafts/${id}`)).status, 404)
  assert.deepEqual((await asGrace('GET', '/drafts')).body, { drafts: [] })
  await asGrace('PUT', `/drafts/${id}`, { fields: { content: 'Hers' } })
  assert.equal((await asStaff('GET', `/drafts/${id}`)).body.fields.content, 'My secret text')
  const own = (await asStaff('GET', '/drafts')).body.drafts
  const [newest] = own.filter((one: { key: string }) => one.key === key)
  assert.deepEqual([own.length, newest.title, newest.baseRevision], [2, 'Newest', null])
})

test('drafts are there after the process was killed, whatever it left half written', async (t) => {
  const dir = path.join(await temporaryContent(t), 'drafts')
  const ada = { id: 'ada', name: 'Ada' }
  const first = createDrafts({ dir, log: silentLog })
  await first.put(ada, 'post-1', { baseRevision: 'r1', fields: { content: 'Kept' } })
  // No close: what is on disk now is what a restart finds
  await writeFile(path.join(dir, 'ada', '.post-1.json.abc.tmp'), '{"half')
  await writeFile(path.join(dir, 'ada', 'broken.json'), '{"half')
  const second = createDrafts({ dir, log: silentLog })
  const { drafts } = await second.list(ada)
  assert.deepEqual(
    drafts.map(({ key }) => key),
    ['post-1'],
  )
  assert.equal((await second.get(ada, 'post-1'))?.fields.content, 'Kept')
  assert.equal(await second.get(ada, 'broken'), null)
  assert.deepEqual((await readdir(path.join(dir, 'ada'))).toSorted(), ['broken.json', 'post-1.json'])
})

test('saves at once leave the last one', async (t) => {
  const dir = path.join(await temporaryContent(t), 'drafts')
  const drafts = createDrafts({ dir, log: silentLog })
  const ada = { id: 'ada', name: 'Ada' }
  const texts = Array.from({ length: 20 }, (_, at) => `text ${at}`)
  await Promise.all(texts.map((content) => drafts.put(ada, 'p', { baseRevision: null, fields: { content } })))
  const file = JSON.parse(await readFile(path.join(dir, 'ada', 'p.json'), 'utf8'))
  assert.equal(file.fields.content, 'text 19')
})

test('a member has at most a hundred drafts, and those of 90 days ago go', async (t) => {
  let now = Date.parse('2026-01-01T00:00:00Z')
  const dir = path.join(await temporaryContent(t), 'drafts')
  const drafts = createDrafts({ dir, log: silentLog, now: () => now })
  const [ada, grace] = [
    { id: 'ada', name: 'Ada' },
    { id: 'grace', name: 'Grace' },
  ]
  const input = { baseRevision: null, fields: { title: 'x' } }
  for (let at = 0; at < 100; at++) assert.ok(await drafts.put(ada, `post-${at}`, input))
  assert.equal(await drafts.put(ada, 'one-more', input), null)
  assert.ok(await drafts.put(ada, 'post-7', input), 'an old one may still grow')
  assert.ok(await drafts.put(grace, 'one-more', input))

  now += 60 * day
  await drafts.put(ada, 'post-7', input)
  now += 31 * day
  await drafts.removeExpired()
  assert.deepEqual(await readdir(path.join(dir, 'ada')), ['post-7.json'])
  assert.deepEqual(await readdir(path.join(dir, 'grace')), [])
  assert.ok(await drafts.put(ada, 'one-more', input))
})

test('a draft that is too large, of another shape or under a strange name is refused', async (t) => {
  const { asStaff } = await startBlog(t)
  const put = async (key: string, body: unknown, headers = {}) =>
    (await asStaff('PUT', `/drafts/${key}`, body, headers)).status
  assert.equal(await put('p', { fields: { content: 'x'.repeat(263_000) } }), 413)
  assert.equal(await put('p', { fields: 'text' }), 400)
  assert.equal(await put('p', { fields: { a: { b: { c: 1 } } } }), 400)
  assert.equal(await put('p', `{"fields":{"a":${'['.repeat(60_000)}${']'.repeat(60_000)}}}`), 400)
  assert.equal(await put('p', 'a=b', { 'Content-Type': 'text/plain' }), 415)
  assert.equal(await put('..%2f..%2fescape', { fields: {} }), 404)
  assert.equal(await put('a.json', { fields: {} }), 404)
  assert.equal((await asStaff('PATCH', '/drafts/p', {})).status, 405)
  assert.equal((await asStaff('GET', '/drafts')).body.drafts.length, 0)
})
