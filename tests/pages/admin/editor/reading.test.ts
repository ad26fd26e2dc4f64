import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseArticle } from '#domain/posts/markup.ts'
import { hiddenAbove, hiddenNoteOf, noteOf } from '../../../../pages/admin/editor/checks/block-notes.ts'
import { lineAt, placeOf, readContent } from '../../../../pages/admin/editor/checks/reading.ts'

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

const at = (start: string) => {
  const line = lines.findIndex((text) => text.startsWith(start))
  const place = placeOf(reading, line)
  if (!place) return null
  if (place.kind === 'hidden') {
    const hidden = reading.hiddenLines[place.index]
    return hidden ? hiddenNoteOf(hidden) : null
  }
  const block = reading.blocks[place.index]
  return block ? noteOf(block, reading.lines) : null
}

test('reading: the blocks are those of the public page', () => {
  const found = reading.blocks.map(({ block }) => block)
  assert.deepEqual(found, parseArticle(content.trimStart(), { title: 'The title' }))
})

test('reading: every line knows what it belongs to, as it was typed', () => {
  assert.equal(at('Meta Title')?.question, 'Why is this hidden?')
  assert.equal(at('By Somebody')?.undo, 'To show it, end it with a full stop.')
  assert.equal(at('The title')?.rules[0], 'Repeats the title')
  assert.equal(at('You are up')?.name, 'Paragraph')
  assert.equal(at('Where the calls')?.question, 'Why a large heading?')
  assert.equal(at('without an end')?.rules[0], 'More than one line without a blank one between')
  assert.equal(at('1. A number')?.name, 'Sub-heading')
  assert.equal(at('- Two')?.name, 'List')
  assert.equal(at('2. Second')?.name, 'Numbered list')
  assert.equal(at('A small letter')?.name, 'Box')
  assert.equal(placeOf(reading, 0), null)
})

test('reading: the gutter names the first line of a block, and every hidden one', () => {
  const named = lines.map((text, line) => [reading.gutters[line] ?? '', text]).filter(([name]) => name !== '')
  assert.deepEqual(
    named.map(([name]) => name),
    ['hidden', 'hidden', 'hidden', 'hidden', '¶', 'Head', '¶', 'Sub', 'List', '1 2 3', 'Box'],
  )
})

test('reading: the margin says which lines above a paragraph are hidden', () => {
  const found = hiddenAbove(0, reading.blocks, reading.hiddenLines, reading.lines)
  assert.equal(found, '4 lines above it are hidden: Meta Title, URL Slug, byline, the title again')
  assert.equal(hiddenAbove(1, reading.blocks, reading.hiddenLines, reading.lines), null)
})

test('reading: a block whose lines are as they were stays the same object', () => {
  const next = readContent(`${content}\n\nOne more.`, 'The title', reading)
  assert.equal(next.blocks[0]?.block, reading.blocks[0]?.block)
  const changed = readContent(content.replace('up a ladder', 'down a well'), 'The title', reading)
  assert.notEqual(changed.blocks[0]?.block, reading.blocks[0]?.block)
  assert.deepEqual(
    changed.blocks.map(({ block }) => block),
    parseArticle(content.replace('up a ladder', 'down a well').trimStart(), { title: 'The title' }),
  )
})

for (const [text, rule] of [
  ['It ends like a sentence.', 'Ends with a punctuation mark'],
  ['a small letter', 'Starts with a small letter'],
  [`A ${'very '.repeat(30)}long line`, '100 characters or more'],
] as const) {
  test(`reading: "${text.slice(0, 24)}" is a paragraph because: ${rule}`, () => {
    const four = readContent(`One.\n\nTwo.\n\nThree.\n\n${text}`, '', null)
    const block = four.blocks.at(-1)
    assert.ok(block)
    assert.equal(noteOf(block, four.lines).rules[0], rule)
  })
}

test('reading: what each undo says does undo', () => {
  const kinds = (text: string) =>
    readContent(`One.\n\nTwo.\n\nThree.\n\n${text}`, '', null)
      .blocks.map(({ block }) => block.kind)
      .at(-1)
  assert.equal(kinds('A heading'), 'heading')
  assert.equal(kinds('A heading.'), 'paragraph')
  assert.equal(kinds('- item'), 'list')
  assert.equal(kinds('item.'), 'paragraph')
  assert.equal(kinds('👉 box'), 'callout')
  assert.equal(kinds('box.'), 'paragraph')
})

test('reading: the line of a place is counted from 0', () => {
  assert.equal(lineAt('a\nb\nc', 0), 0)
  assert.equal(lineAt('a\nb\nc', 1), 0)
  assert.equal(lineAt('a\nb\nc', 2), 1)
  assert.equal(lineAt('a\nb\nc', 5), 2)
})
