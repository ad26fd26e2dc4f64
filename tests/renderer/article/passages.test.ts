import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Block, parseArticle } from '#domain/posts/markup.ts'
import { partsOf } from '#renderer/article/passages.ts'

const sentence = 'A sentence of the text that goes on for a while. '
const blocksOf = (text: string): Block[] => parseArticle(text, { title: 'The title' })
const passagesOf = (text: string) => partsOf(blocksOf(text)).flatMap(({ passages }) => passages)
const looksOf = (text: string): string[] => passagesOf(text).map(({ look }) => look)
const countsOf = (text: string) =>
  passagesOf(text).map(({ lead, before, asides, after }) =>
    [lead, before, asides, after].map(({ length }) => length),
  )
const figure = '> 62%\n> of the calls'

test('passages hold every block of the text, in its order', () => {
  const opening = ['Heading', sentence.repeat(3), figure, sentence.repeat(20), '- One\n- Two', figure]
  const text = [...opening, sentence.repeat(9)]
  const written = [...text, '1. A step', ...text.slice(1)].join('\n\n')
  const held = passagesOf(written).flatMap(({ heading, lead, before, asides, after }) =>
    [heading ?? [], lead, before, asides, after].flat(),
  )
  assert.deepEqual(held, blocksOf(written))
})

test('the text before an aside is split into a lead beside the heading and the rest', () => {
  const text = `Heading\n\nShort.\n\n${sentence.repeat(2)}\n\n${sentence}\n\n${figure}\n\n${sentence}`
  assert.deepEqual(countsOf(text), [[2, 1, 1, 1]])
})

test('a second aside starts a new passage, which includes the block before that aside', () => {
  const text = `Heading\n\n${figure}\n\n${sentence}\n\n- One\n- Two\n\n${figure}`
  assert.deepEqual(countsOf(text), [
    [0, 0, 1, 1],
    [1, 0, 1, 0],
  ])
  assert.deepEqual(looksOf(text), ['above', 'flanked'])
})

test('text without asides is set in two columns if it is of medium length and not the opening', () => {
  assert.deepEqual(looksOf(`Heading\n\n${sentence.repeat(4)}`), ['plain'])
  assert.deepEqual(looksOf(`Heading\n\n${sentence.repeat(12)}`), ['spread'])
  assert.deepEqual(looksOf(`Heading\n\n${sentence.repeat(60)}`), ['plain'])
  assert.deepEqual(looksOf(sentence.repeat(12)), ['plain'])
  assert.deepEqual(looksOf(`Heading\n\n${sentence.repeat(12)}\n\n![A van](/van.jpg)`), ['plain'])
})

test('a long text beside an aside goes on below it in two columns', () => {
  const text = `Heading\n\n${figure}\n\n${sentence.repeat(17)}\n\n${sentence.repeat(9)}`
  assert.deepEqual(looksOf(text), ['beside', 'spread'])
})

test('asides without text, or more than two of them, are set in rows', () => {
  assert.deepEqual(looksOf(`Heading\n\n${figure}`), ['across'])
  assert.deepEqual(looksOf(`Heading\n\n${[figure, figure, figure].join('\n\n')}\n\n${sentence}`), ['across'])
})

test('a short opening is set large', () => {
  assert.deepEqual(looksOf(`${sentence.repeat(3)}\n\nHeading\n\n${sentence}`), ['brief', 'plain'])
  assert.deepEqual(looksOf(sentence.repeat(5)), ['plain'])
})

test('a quote before a short text spans the page; before a longer one it is beside it', () => {
  const quote = '> A sentence that is worth it.'
  const text = (length: number) =>
    `Heading\n\n${quote}\n\n${sentence.repeat(length)}\n\n${sentence.repeat(length)}`
  assert.deepEqual(looksOf(text(5)), ['banner'])
  assert.deepEqual(looksOf(text(7)), ['beside'])
})

test('the asides of successive parts are on the left, on the right and across the page in turn', () => {
  const part = `Heading\n\n${figure}\n\n${sentence.repeat(9)}\n\n${sentence.repeat(9)}`
  const placesOf = (text: string) =>
    partsOf(blocksOf(text)).map(({ side, passages }) => (passages[0]?.look === 'banner' ? 'across' : side))
  const places = placesOf([part, part, part, part, part].join('\n\n'))
  assert.deepEqual(places, ['left', 'right', 'across', 'left', 'right'])
})

test('no aside spans the page right before a text in columns', () => {
  const part = `Heading\n\n${figure}\n\n${sentence.repeat(9)}\n\n${sentence.repeat(9)}`
  const text = [part, part, part, `Heading\n\n${sentence.repeat(12)}`].join('\n\n')
  assert.deepEqual(looksOf(text), ['beside', 'beside', 'beside', 'spread'])
})

test('a figure that sums up a note is in one passage with it, and the text goes on below', () => {
  const text = `Heading\n\n${sentence}\n\n${figure}\n\n👉 ${sentence}\n\n${figure}\n\n${sentence}`
  assert.deepEqual(looksOf(text), ['above', 'total', 'plain'])
})

test('a short text is above its aside, but not in two parts in a row', () => {
  const part = `Heading\n\n${sentence.repeat(5)}\n\n${sentence.repeat(5)}\n\n${figure}`
  assert.deepEqual(looksOf([part, part, part].join('\n\n')), ['above', 'beside', 'above'])
})

test('a note after the text beside an aside is below both', () => {
  const text = `Heading\n\n${figure}\n\n${sentence}\n\n👉 ${sentence}`
  assert.deepEqual(countsOf(text), [
    [0, 0, 1, 1],
    [1, 0, 0, 0],
  ])
})
