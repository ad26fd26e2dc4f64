import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listAddress } from '../../pages/blog/index/addresses.ts'

test('the first page of the whole list is /blog, without a query', () => {
  assert.equal(listAddress('all'), '/blog')
  assert.equal(listAddress('all', 1), '/blog')
})

test('a filter and a later page are in the query', () => {
  assert.equal(listAddress('ai-automation'), '/blog?category=ai-automation')
  assert.equal(listAddress('digital-marketing', 3), '/blog?category=digital-marketing&page=3')
})
