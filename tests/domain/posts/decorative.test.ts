import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDecorative, shownAlt } from '#domain/posts/decorative.ts'
import { parseArticle, traceArticle } from '#domain/posts/markup.ts'
import { pictureFaults } from '#domain/posts/picture-faults.ts'
import { readerFaults } from '#domain/posts/reader-faults.ts'
import { articleHtml } from '#server/discovery/article-html.ts'

const address = '/public-objects/blog/a.jpg'
const faultsOf = (content: string) =>
  pictureFaults({ content, blocks: traceArticle(content, { title: '' }).blocks, gone: new Set() })

for (const alt of ['-', '–', '—', ' - ']) {
  test(`a picture described with ${JSON.stringify(alt)} is decorative, and is not reported`, () => {
    const content = `![${alt}](${address} "Above the shop")`
    const [block] = parseArticle(content, { title: '' })
    assert.deepEqual(block?.kind === 'picture' && [block.alt, block.isDecorative], ['', true])
    assert.deepEqual(faultsOf(content), [])
    const html = articleHtml(parseArticle(content, { title: '' }), 'https://ponte.example/blog/a')
    assert.match(html, /alt="" role="presentation"/)
  })
}

for (const alt of ['', ' ', '\t']) {
  test(`a picture described with ${JSON.stringify(alt)} is reported as not described`, () => {
    const content = `![${alt}](${address})`
    const found = faultsOf(content).map(({ kind }) => kind)
    assert.deepEqual(found, ['no-alt'])
    const [block] = parseArticle(content, { title: '' })
    assert.ok(block && !('isDecorative' in block))
  })
}

test('words with a hyphen, or several hyphens, count as a description', () => {
  for (const alt of ['A drop-in', '- A list', '--', '- -']) {
    assert.equal(isDecorative(alt), false, alt)
    assert.equal(shownAlt(alt), alt)
  }
  assert.equal(isDecorative(null), false)
  assert.equal(shownAlt(null), '')
})

test('a featured picture that is decorative does not prevent publishing; one without a description does', () => {
  const surroundings = { id: null, posts: [], origin: 'https://ponte.example', isGone: () => false }
  const post = { title: 'A', content: 'Words.', image: address }
  assert.deepEqual(readerFaults({ ...post, imageAlt: '-' }, surroundings), [])
  for (const imageAlt of [null, '', ' '])
    assert.deepEqual(
      readerFaults({ ...post, imageAlt }, surroundings).map(({ field }) => field),
      ['imageAlt'],
    )
})
