import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Run } from '#domain/posts/changes.ts'
import { compare } from '#server/content/history/compare.ts'
import { randomFrom } from '#tests/helpers/random.ts'
import { editedPost } from '../sample-content.ts'

const base = editedPost({
  title: 'Booking pages: everything you need to know',
  description: 'Every extra question costs you a booking.',
  slug: 'booking',
  content: 'One stays.\n\nA client books on the bus, with one thumb.\n\nThree goes away.\n\nFour stays.',
  faqData: '[{"question":"Why?","answer":"So."}]',
})
const textOf = (runs: Run[] | undefined, ...kinds: Run['kind'][]): string =>
  (runs ?? [])
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text)
    .join('')
const bodyChange = (before: string, after: string) => {
  const [change] = compare({ ...base, content: before }, { ...base, content: after })
  assert.equal(change?.field, 'content')
  return change
}

test('only fields that differ are reported, each with both values', () => {
  assert.deepEqual(compare(base, base), [])
  assert.deepEqual(compare(base, { ...base, published: true, image: 'a.jpg' }), [
    { field: 'image', before: null, after: 'a.jpg' },
    { field: 'published', before: false, after: true },
  ])
})

test('a text is compared word by word', () => {
  const [change] = compare(base, { ...base, description: 'Every new question costs you a booking.' })
  assert.deepEqual(change?.words, [
    { kind: 'same', text: 'Every ' },
    { kind: 'removed', text: 'extra' },
    { kind: 'added', text: 'new' },
    { kind: 'same', text: ' question costs you a booking.' },
  ])
})

test('the body is compared by paragraphs, similar ones word by word', () => {
  const after =
    'One stays.\n\nA client books on the tram, with one thumb.\n\nFour stays.\n\nSomething quite new.'
  const change = bodyChange(base.content, after)
  const found = change.paragraphs?.map(({ kind }) => kind)
  assert.deepEqual(found, ['same', 'changed', 'removed', 'same', 'added'])
  assert.equal(textOf(change.paragraphs?.[1]?.words, 'removed'), 'bus')
  assert.equal(textOf(change.paragraphs?.[1]?.words, 'added'), 'tram')
})

test('a paragraph replaced by a dissimilar one is shown as removed and added', () => {
  const change = bodyChange(
    'Keep this.\n\nAll of these words go.',
    'Keep this.\n\nNothing in common here, promise.',
  )
  const found = change.paragraphs?.map(({ kind }) => kind)
  assert.deepEqual(found, ['same', 'removed', 'added'])
})

test('FAQ questions and answers are compared as a reader sees them', () => {
  const [change] = compare(base, { ...base, faqData: '[{"question":"Why?","answer":"Because."}]' })
  assert.equal(textOf(change?.words, 'same', 'removed'), 'Why?\nSo.')
  assert.equal(textOf(change?.words, 'same', 'added'), 'Why?\nBecause.')
})

test('both texts can be rebuilt from any comparison', () => {
  const words = ['the', 'cat', 'sat', 'on', 'a', 'mat.', '\n\n', '\n', '  ', 'été', '日本', '-']
  const { below } = randomFrom(42)
  const text = () => Array.from({ length: below(40) }, () => words[below(words.length)]).join(' ')
  for (let round = 0; round < 500; round++) {
    const [before, after] = [text(), text()]
    if (before === after) continue
    const change = bodyChange(before, after)
    assert.equal(textOf(change.words, 'same', 'removed'), before)
    assert.equal(textOf(change.words, 'same', 'added'), after)
    const [title] = compare({ ...base, title: before }, { ...base, title: after })
    assert.equal(textOf(title?.words, 'same', 'removed'), before)
    assert.equal(textOf(title?.words, 'same', 'added'), after)
  }
})
