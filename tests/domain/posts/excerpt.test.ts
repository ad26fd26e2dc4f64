import assert from 'node:assert/strict'
import { test } from 'node:test'
import { excerptOf } from '#domain/posts/excerpt.ts'

test('a description that fits stays whole', () => {
  assert.equal(excerptOf('One call.  Two\nrings.', 40), 'One call. Two rings.')
})

test('a longer description is cut after a sentence', () => {
  assert.equal(excerptOf('It costs £1.50 a day. That is less than a coffee.', 40), 'It costs £1.50 a day.')
  const found = excerptOf('Why ring back? Because it works. And it is free.', 34)
  assert.equal(found, 'Why ring back? Because it works.')
})

test('a sentence that is too long is cut after a word, and an endless word within the word', () => {
  assert.equal(excerptOf('Hours, photographs, and a handful of answers', 20), 'Hours, photographs…')
  assert.equal(excerptOf('Donaudampfschifffahrtsgesellschaft', 10), 'Donaudampf…')
})

test('an empty text gives an empty description', () => {
  assert.equal(excerptOf('  ', 10), '')
})
