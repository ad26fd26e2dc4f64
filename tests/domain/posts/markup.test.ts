import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { parseArticle } from '#domain/posts/markup.ts'
import { callout } from '#renderer/article/article-blocks.css.ts'
import { ArticleBlocks } from '#renderer/article/article-blocks.tsx'
import { goldenTexts } from '#tests/fixtures/article-markup.ts'

const htmlOf = (text: string, title = 'The title'): string =>
  withoutGroups(renderToStaticMarkup(createElement(ArticleBlocks, { blocks: parseArticle(text, { title }) })))
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/ class="[^"]*"/g, '')
    .replace(/<\/?section>/g, '')

/** Removes each `<div>` that only groups blocks for the layout; a callout's `<div>` is part of the text. */
function withoutGroups(html: string): string {
  const open: boolean[] = []
  return html.replace(/<(\/?)div(?: class="([^"]*)")?>/g, (tag, end, name) => {
    if (!end) open.push(name === callout)
    return (end ? open.pop() : open.at(-1)) ? tag : ''
  })
}

for (const { name, text, html, title } of goldenTexts) {
  test(`markup: ${name}`, () => assert.equal(htmlOf(text, title), html))
}

for (const href of [
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', ' javascript:alert(1)'],
  ...['data:text/html,x', 'vbscript:x', '//evil.example', '/\\evil.example', 'https:/\\evil.example'],
  ...['http:///evil.example', 'https://a.example/"onclick="x', 'https://a.example/<script>'],
]) {
  test(`markup: no link leads to ${JSON.stringify(href)}`, () => {
    assert.doesNotMatch(htmlOf(`A [trap](${href}) here.`), /<a /)
  })
}

for (const address of [
  ...['javascript:alert(1)', 'data:image/png;base64,AAAA', 'data:image/svg+xml,<svg onload=alert(1)>'],
  ...['https://evil.example/a.jpg', 'http://localhost/a.jpg', '//evil.example/a.jpg'],
  ...['/%2fevil.example/a.jpg', '/\\evil.example/a.jpg', '\\\\evil.example\\a.jpg', '../../etc/passwd'],
  ...['/public-objects/../admin', 'blob:https://evil.example/1', 'java\nscript:x', ''],
]) {
  test(`markup: no picture is fetched from ${JSON.stringify(address)}`, () => {
    assert.doesNotMatch(htmlOf(`![A trap](${address})`), /<img|src=/)
    assert.doesNotMatch(htmlOf(`![A trap](${address} "With a caption")`), /<img|src=/)
  })
}

test('markup: an article shows at most 200 pictures, and links to the others', () => {
  const html = htmlOf('![A van](/public-objects/blog/van.jpg)\n'.repeat(1000))
  assert.equal(html.match(/<img/g)?.length, 200)
  assert.equal(html.match(/<a /g)?.length, 800)
})

test('markup: the description of a picture is cut to 500 characters', () => {
  const html = htmlOf(`![${'😀'.repeat(40_000)}](/van.jpg)`)
  assert.equal(/alt="([^"]*)"/.exec(html)?.[1], '😀'.repeat(500))
})

test('markup: blocks are the same after a round trip through JSON', () => {
  for (const { text } of goldenTexts) {
    const blocks = parseArticle(text, { title: '' })
    assert.deepEqual(JSON.parse(JSON.stringify(blocks)), blocks)
  }
})

for (const [name, unit] of [
  ['brackets', '['],
  ['unfinished links', '[a]('],
  ['asterisks', '*a '],
  ['double asterisks', '**a'],
  ['backticks', '`'],
  ['unfinished pictures', '!['],
  ['pictures', '![a](/b)\n'],
  ['unfinished pictures in a line', ' ![a](/b "c'],
  ['links to headings', '[a](#b)\n\nB\n\n'],
  ['double brackets of addresses', '[a](('],
  ['unclosed addresses', '[a](/b('],
  ['spaces before a dash', 'Meta Title          '],
  ['numbers', '1. a\n'],
  ['blank lines', '\n \n'],
  ['characters that a text cannot hold', '\0\u2028\ud800'],
] as const) {
  test(`markup: 200 KB of ${name} can be read`, () => {
    assert.ok(Array.isArray(parseArticle(unit.repeat(Math.ceil(200_000 / unit.length)), { title: 'T' })))
  })
}
