import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { extractMetadata } from '#server/content/extract.ts'
import { parsePostFile } from '#server/content/front-matter.ts'

const posts = path.resolve(import.meta.dirname, '../../../content/posts')

for (const name of readdirSync(posts)) {
  test(`finds what ${name} says of itself`, () => {
    const parsed = parsePostFile(readFileSync(path.join(posts, name), 'utf8'))
    assert.ok(parsed.ok)
    const { content, title, slug, readTime } = parsed.post
    const found = extractMetadata(content)
    assert.equal(found.title, title)
    assert.equal(found.slug, slug)
    assert.equal(found.readTime, readTime)
    assert.ok(found.description.length > 0 && found.description.length <= 160)
  })
}

// The category is a guess from words: staff see it and may choose another.
test('guesses the category of at least seven of the eight starter articles', () => {
  const right = readdirSync(posts).filter((name) => {
    const parsed = parsePostFile(readFileSync(path.join(posts, name), 'utf8'))
    return parsed.ok && extractMetadata(parsed.post.content).category === parsed.post.category
  })
  assert.ok(right.length >= 7, right.join(', '))
})

test('without explicit lines the first heading is the title, and the opening the description', () => {
  const text = `Perché il telefono squilla a vuoto\n\n${'Chi chiama vuole sapere se giovedì siete liberi, e se nessuno risponde prova il numero dopo. '.repeat(3)}`
  const found = extractMetadata(text)
  assert.equal(found.title, 'Perché il telefono squilla a vuoto')
  assert.equal(found.slug, 'perche-il-telefono-squilla-a-vuoto')
  assert.ok(
    found.description.length >= 110 && found.description.length <= 160,
    String(found.description.length),
  )
  assert.ok(found.description.startsWith('Chi chiama vuole sapere'))
})

test('a long description is cut between words', () => {
  const { description } = extractMetadata(`Meta Description: ${'wordy '.repeat(60)}\n\nText.`)
  assert.ok(description.length <= 160)
  assert.match(description, /wordy…$/)
})

test('the same text gives the same answer, and any text gives one', () => {
  for (const text of [
    'x',
    '\0',
    '['.repeat(100_000),
    'Meta Title:'.repeat(10_000),
    '1. a\n'.repeat(20_000),
  ]) {
    assert.deepEqual(extractMetadata(text), extractMetadata(text))
  }
})
