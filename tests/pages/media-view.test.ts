import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MediaUse } from '#domain/media/media.schema.ts'
import { addressOf, chosen, pageSize, readView } from '../../pages/admin/media/media-view.ts'

const use: MediaUse = {
  id: 'p1',
  slug: 'a',
  title: 'Half past ten',
  field: 'image',
  state: 'published',
  alt: 'A café counter',
}
const van = { id: 'blog/1.jpg', name: 'Van.jpg', usedIn: [use], altTexts: ['A café counter'] }
const board = { id: 'blog/2.jpg', name: 'board.jpg', usedIn: [], altTexts: [] }

test('a view read back from its address is the same', () => {
  const view = { show: 'unused', find: 'a van', image: 'blog/1.jpg', most: 2 * pageSize } as const
  const { searchParams } = new URL(addressOf(view), 'http://localhost')
  assert.deepEqual(readView(Object.fromEntries(searchParams)), view)
  assert.equal(addressOf(readView({})), '/admin/media')
})

test('an address that makes no sense shows everything', () => {
  const nothing = { show: 'all', find: '', image: null, most: pageSize }
  assert.deepEqual(readView({ show: 'toString', most: '-3' }), nothing)
  assert.deepEqual(readView({ most: '1e99' }), nothing)
})

test('pictures are filtered by whether they are used', () => {
  assert.deepEqual(chosen([van, board], { show: 'used', find: '' }), [van])
  assert.deepEqual(chosen([van, board], { show: 'unused', find: '' }), [board])
})

test('a search finds every word in names, descriptions and titles, ignoring case and accents', () => {
  assert.deepEqual(chosen([van, board], { show: 'all', find: 'CAFE van' }), [van])
  assert.deepEqual(chosen([van, board], { show: 'all', find: 'half ten' }), [van])
  assert.deepEqual(chosen([van, board], { show: 'all', find: 'van board' }), [])
})
