import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ArticleBlocks } from '#renderer/article/article-blocks.tsx'
import { parseArticle } from '#server/content/markup.ts'
import { goldenTexts } from '#tests/fixtures/article-markup.ts'

const htmlOf = (text: string, title = 'The title'): string =>
  renderToStaticMarkup(createElement(ArticleBlocks, { blocks: parseArticle(text, { title }) }))
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/ class="[^"]*"/g, '')

for (const { name, text, html, title } of goldenTexts) {
  test(`markup: ${name}`, () => assert.equal(htmlOf(text, title), html))
}

for (const href of [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'https:/\\evil.example',
  'http:///evil.example',
  'https://a.example/"onclick="x',
  'https://a.example/<script>',
]) {
  test(`markup: no link leads to ${JSON.stringify(href)}`, () => {
    assert.doesNotMatch(htmlOf(`A [trap](${href}) here.`), /<a /)
  })
}

test('markup: blocks survive being sent as JSON', () => {
  for (const { text } of goldenTexts) {
    const blocks = parseArticle(text, { title: '' })
    assert.deepEqual(JSON.parse(JSON.stringify(blocks)), blocks)
  }
})

for (const [name, unit] of [
  ['brackets', '['],
  ['half links', '[a]('],
  ['stars', '*a '],
  ['double stars', '**a'],
  ['ticks', '`'],
  ['spaces before a dash', 'Meta Title          '],
  ['numbers', '1. a\n'],
  ['blank lines', '\n \n'],
  ['bytes of nothing', '\0\u2028\ud800'],
] as const) {
  test(`markup: 200 KB of ${name} are read`, () => {
    assert.ok(Array.isArray(parseArticle(unit.repeat(Math.ceil(200_000 / unit.length)), { title: 'T' })))
  })
}
