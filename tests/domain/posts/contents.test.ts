import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagePlaces, parseArticle, withContents } from '#domain/posts/markup.ts'

const contentsOf = (text: string) => withContents(parseArticle(text, { title: '' }), { title: 'The title' })

const text = `One.

Two.

Before you buy

Text.

Questions

Text, with a [link](#before-you-buy).

1. A step

Text.

Before you buy

**Bold** heading

Text.`

test('every heading has an id of its own, and all headings except steps are in the contents', () => {
  const { blocks, contents } = contentsOf(text)
  assert.deepEqual(contents, [
    { id: 'before-you-buy', text: 'Before you buy' },
    { id: 'questions-2', text: 'Questions' },
    { id: 'before-you-buy-2', text: 'Before you buy' },
    { id: 'bold-heading', text: 'Bold heading' },
  ])
  const ids = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []))
  assert.deepEqual(ids, ['before-you-buy', 'questions-2', '1-a-step', 'before-you-buy-2', 'bold-heading'])
  assert.equal(pagePlaces.has('questions'), true)
})

test('a short article has no list of contents', () => {
  assert.deepEqual(contentsOf('One.\n\nTwo.\n\nThird\n\nText.\n\nFourth\n\nText.').contents, [])
  assert.deepEqual(contentsOf('').contents, [])
})

test('5,000 headings with the same words have 5,000 ids, and the contents list 40', () => {
  const { blocks, contents } = contentsOf('A – 😀\n\n'.repeat(5_000))
  const ids = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []))
  assert.equal(new Set(ids).size, 5_000)
  assert.equal(contents.length, 40)
})

test('a first heading that repeats the title is marked as such and left out of the contents', () => {
  const text = 'An opening sentence.\n\nThe title\n\nText.\n\nOne\n\nText.\n\nTwo\n\nText.\n\nThree\n\nText.'
  const { blocks, contents } = contentsOf(text)
  const found = contents.map(({ text }) => text)
  assert.deepEqual(found, ['One', 'Two', 'Three'])
  const seen = blocks.flatMap((block) => (block.kind === 'heading' ? [block.repeatsTitle ?? false] : []))
  assert.deepEqual(seen, [true, false, false, false])
})
