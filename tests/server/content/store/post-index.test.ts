import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { PostFile } from '#server/content/store/front-matter.ts'
import { buildIndex, type PostIndex, toStored } from '#server/content/store/post-index.ts'
import { storedPost } from '#tests/helpers/stored-post.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const candidate = (id: string, fields: Partial<PostFile> = {}) =>
  toStored(
    {
      ...storedPost({ id, slug: id, title: id, content: '' }),
      redirectFrom: [],
      extra: new Map(),
      ...fields,
    },
    'r1',
  )

test('of two files with the same id, the one that had it before stays', () => {
  const before = buildIndex([candidate('a', { slug: 'first' })])
  const index = buildIndex([candidate('a', { slug: 'copy' }), candidate('a', { slug: 'first' })], before)
  assert.equal(index.byId.get('a')?.post.slug, 'first')
  assert.deepEqual([...index.clashes], [['copy', 'first']])
})

test('posts are sorted by publication, newest first; an invalid date comes last', () => {
  const dates = { old: '2026-02-01T00:00:00.000Z', faulty: 'yesterday', new: '2026-03-01T00:00:00.000Z' }
  const index = buildIndex(Object.entries(dates).map(([id, publishedAt]) => candidate(id, { publishedAt })))
  const found = index.sorted().map(({ slug }) => slug)
  assert.deepEqual(found, ['new', 'old', 'faulty'])
})

test('the list of public posts stays the same until one appears or ends, or the clock is set back', () => {
  const day = (date: number) => Date.UTC(2026, 0, date)
  const text = (date: number) => new Date(day(date)).toISOString()
  const index = buildIndex([
    candidate('old', { published: true, publishedAt: text(1) }),
    candidate('ends', { published: true, publishedAt: text(1), publishedUntil: text(5) }),
    candidate('next', { published: true, publishedAt: text(3) }),
    candidate('draft', { published: false }),
  ])
  const shown = (now: number) =>
    index
      .publicAt(now)
      .map(({ id }) => id)
      .sort()
  assert.deepEqual(shown(day(2)), ['ends', 'old'])
  assert.equal(index.publicAt(day(2) + 1), index.publicAt(day(3) - 1))
  assert.deepEqual(shown(day(3)), ['ends', 'next', 'old'])
  assert.deepEqual(shown(day(5)), ['next', 'old'])
  assert.deepEqual(shown(day(2)), ['ends', 'old'], 'the clock was set back')
})

test('an index does not keep earlier ones in memory', async () => {
  let index: PostIndex = buildIndex([candidate('a')])
  const earlier: WeakRef<PostIndex>[] = []
  for (let save = 0; save < 5; save += 1) {
    earlier.push(new WeakRef(index))
    index = buildIndex([candidate('a')], index)
    index.sorted()
  }
  // A WeakRef keeps its target alive until the next turn after it was made or read
  await sleep(0)
  collectGarbage()
  const found = earlier.map((one) => one.deref() === undefined)
  assert.deepEqual(found, [true, true, true, true, true])
  assert.equal(index.sorted().length, 1)
})
