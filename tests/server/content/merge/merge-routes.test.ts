import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { startBlog } from '../blog-site.ts'
import { commitCount, editFile, git, postFile, sampleInput } from '../sample-content.ts'

const body = (first: string, second: string) => `${first}\n\nA paragraph between.\n\n${second}`
const input = (more: object = {}) =>
  sampleInput('Shared', { content: body('First of all.', 'Last of all.'), ...more })
const basedOn = (...revisions: string[]) => ({
  'If-Match': revisions.map((revision) => `"${revision}"`).join(', '),
})

const { asStaff, asGrace, store, dir } = await startBlog({ after })

test('a save based on an older version is merged with what others have saved since', async () => {
  const { id, revision } = (await asStaff('POST', '/posts', input())).body
  const theirs = {
    title: 'Renamed',
    slug: 'renamed',
    published: true,
    content: body('First, hers.', 'Last of all.'),
  }
  await asGrace('PUT', `/posts/${id}`, input(theirs), basedOn(revision))
  const before = commitCount(dir)
  const mine = input({ content: body('First of all.', 'Last, mine.') })
  const answer = await asStaff('PUT', `/posts/${id}`, mine, basedOn(revision))
  assert.equal(answer.status, 200)
  const { title, slug, published, content, merged } = answer.body
  assert.deepEqual(
    [title, slug, published, content, merged],
    ['Renamed', 'renamed', true, body('First, hers.', 'Last, mine.'), true],
  )
  assert.equal(answer.headers.get('ETag'), `"${answer.body.revision}"`)
  assert.equal(commitCount(dir), before + 1)
  assert.equal(git(dir, 'log', '-1', '--format=%an'), 'Ada Rossi')
})

test('a save whose answer was lost may be repeated without a conflict or a second version', async () => {
  const { id, revision } = (await asStaff('POST', '/posts', input())).body
  const mine = input({ content: body('First, changed.', 'Last of all.') })
  const first = await asStaff('PUT', `/posts/${id}`, mine, basedOn(revision))
  const before = commitCount(dir)
  const again = await asStaff('PUT', `/posts/${id}`, mine, basedOn(revision))
  assert.deepEqual([again.status, again.body], [200, first.body])
  assert.equal(commitCount(dir), before)
})

test('text typed during a merged save is saved with what was sent as its base', async () => {
  const { id, revision } = (await asStaff('POST', '/posts', input())).body
  await asGrace('PUT', `/posts/${id}`, input({ content: body('First, hers.', 'Last of all.') }))
  const sent = input({ content: body('First of all.', 'Last, mine.') })
  const merged = (await asStaff('PUT', `/posts/${id}`, sent, basedOn(revision))).body
  const typedOn = input({ content: body('First of all.', 'Last, mine, and longer.') })
  const answer = await asStaff('PUT', `/posts/${id}`, typedOn, basedOn(merged.sent, revision))
  assert.deepEqual(
    [answer.status, answer.body.content],
    [200, body('First, hers.', 'Last, mine, and longer.')],
  )
})

test('the same paragraph changed by both is a 409 with all versions, and changes nothing', async () => {
  const base = (await asStaff('POST', '/posts', input())).body
  const theirs = input({ content: body('First, hers.', 'Last of all.') })
  const current = (await asGrace('PUT', `/posts/${base.id}`, theirs)).body
  const before = commitCount(dir)
  const mine = input({ content: body('First, mine.', 'Last, mine.') })
  const late = await asStaff('PUT', `/posts/${base.id}`, mine, basedOn(base.revision))
  assert.equal(late.status, 409)
  assert.deepEqual([late.body.current, late.body.base], [current, base])
  assert.equal(late.headers.get('ETag'), `"${current.revision}"`)
  assert.equal(late.headers.get('Content-Type'), 'application/problem+json; charset=utf-8')
  for (const headers of [basedOn(base.revision), { 'If-Match': 'nonsense' }])
    assert.equal((await asStaff('DELETE', `/posts/${base.id}`, undefined, headers)).status, 409)
  const found = late.body.conflicts.map(({ field, base, mine, theirs }: Record<string, string>) => [
    field,
    base,
    mine,
    theirs,
  ])
  assert.deepEqual(found, [['content', 'First of all.', 'First, mine.', 'First, hers.']])
  assert.equal(late.body.merged.content, body('First, mine.', 'Last, mine.'))
  assert.equal(commitCount(dir), before)
  assert.deepEqual((await asStaff('GET', `/slug/${base.slug}`)).body, current)

  const [start, end] = late.body.conflicts[0].range
  const { content } = late.body.merged
  const settled = `${content.slice(0, start)}First, ours.${content.slice(end)}`
  const saved = await asStaff(
    'PUT',
    `/posts/${base.id}`,
    input({ content: settled }),
    basedOn(current.revision),
  )
  assert.deepEqual([saved.status, saved.body.content], [200, body('First, ours.', 'Last, mine.')])
  assert.equal((await asStaff('PUT', `/posts/${base.id}`, mine, { 'If-Match': '*' })).status, 200)
})

test('the version an edit is based on is found in git after a restart', async (t) => {
  const first = await startBlog(t)
  const { id, revision } = (await first.asStaff('POST', '/posts', input())).body
  const theirs = input({ slug: 'moved', content: body('First, hers.', 'Last of all.') })
  await first.asGrace('PUT', `/posts/${id}`, theirs)
  await first.close()
  const second = await startBlog(t, { dir: first.dir })
  const mine = input({ content: body('First of all.', 'Last, mine.') })
  const answer = await second.asStaff('PUT', `/posts/${id}`, mine, basedOn(revision))
  assert.deepEqual(
    [answer.status, answer.body.slug, answer.body.content],
    [200, 'moved', body('First, hers.', 'Last, mine.')],
  )
})

test('a version edited by hand and never committed can still be the base', async () => {
  const { id, slug } = (await asStaff('POST', '/posts', input())).body
  const edit = async (from: string, to: string) => {
    await editFile(postFile(dir, slug), from, to)
    await waitFor('the edit is served', () => store.byId(id)?.content.includes(to) === true)
  }
  await edit('between', 'in the middle')
  const { revision } = (await asStaff('GET', `/slug/${slug}`)).body
  await edit('First of all', 'First by hand')
  const content = 'First of all.\n\nA paragraph in the middle.\n\nLast, mine.'
  const answer = await asStaff('PUT', `/posts/${id}`, input({ content }), basedOn(revision))
  assert.deepEqual(
    [answer.status, answer.body.content],
    [200, 'First by hand.\n\nA paragraph in the middle.\n\nLast, mine.'],
  )
})

test('an unknown base makes every difference a conflict', async () => {
  const { id } = (await asStaff('POST', '/posts', input())).body
  const same = await asStaff('PUT', `/posts/${id}`, input(), basedOn('0123456789abcdef'))
  assert.equal(same.status, 200)
  const late = await asStaff('PUT', `/posts/${id}`, input({ readTime: '9 min' }), basedOn('0123456789abcdef'))
  assert.deepEqual([late.status, late.body.base], [409, null])
  assert.deepEqual(late.body.conflicts, [
    { field: 'readTime', base: null, mine: '9 min', theirs: '4 min read' },
  ])
})

test('without If-Match the last save wins', async () => {
  const { id } = (await asStaff('POST', '/posts', input())).body
  await asStaff('PUT', `/posts/${id}`, input({ content: 'Second.' }))
  const last = await asStaff('PUT', `/posts/${id}`, input({ content: 'Third.' }))
  assert.deepEqual([last.status, last.body.content, 'merged' in last.body], [200, 'Third.', false])
})
