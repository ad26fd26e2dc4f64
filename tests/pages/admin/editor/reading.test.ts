import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseArticle } from '#domain/posts/markup.ts'
import { blockAt, lineAt, readContent } from '../../../../pages/admin/editor/checks/reading.ts'

const content = `
Meta Title: The title
URL Slug: the-title
By Somebody

The title

You are up a ladder, and the phone rings.

Where the calls go

Two lines
without an end

1. A number alone

- One
- Two

1. First
2. Second

👉 Count.
A small letter begins this line`
const reading = readContent(content, 'The title', null)
const lines = content.split('\n')

test('reading: the blocks are those of the public page', () => {
  const found = reading.blocks.map(({ block }) => block)
  assert.deepEqual(found, parseArticle(content.trimStart(), { title: 'The title' }))
})

test('reading: every line as typed is mapped to its block; hidden lines are counted', () => {
  const kindAt = (start: string) => {
    const index = blockAt(
      reading,
      lines.findIndex((text) => text.startsWith(start)),
    )
    return index === null ? null : reading.blocks[index]?.block.kind
  }
  assert.equal(kindAt('Meta Title'), null)
  assert.equal(kindAt('You are up'), 'paragraph')
  assert.equal(kindAt('Where the calls'), 'heading')
  assert.equal(kindAt('without an end'), 'paragraph')
  assert.equal(kindAt('- Two'), 'list')
  assert.equal(kindAt('A small letter'), 'callout')
  assert.equal(blockAt(reading, 0), null)
  assert.equal(reading.hidden, 4)
})

test('reading: a block whose lines have not changed stays the same object', () => {
  const next = readContent(`${content}\n\nOne more.`, 'The title', reading)
  assert.equal(next.blocks[0]?.block, reading.blocks[0]?.block)
  const changed = readContent(content.replace('up a ladder', 'down a well'), 'The title', reading)
  assert.notEqual(changed.blocks[0]?.block, reading.blocks[0]?.block)
  assert.deepEqual(
    changed.blocks.map(({ block }) => block),
    parseArticle(content.replace('up a ladder', 'down a well').trimStart(), { title: 'The title' }),
  )
})

test('reading: the line number of an offset is counted from 0', () => {
  assert.equal(lineAt('a\nb\nc', 0), 0)
  assert.equal(lineAt('a\nb\nc', 1), 0)
  assert.equal(lineAt('a\nb\nc', 2), 1)
  assert.equal(lineAt('a\nb\nc', 5), 2)
})
