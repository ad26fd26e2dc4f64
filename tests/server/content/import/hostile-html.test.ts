import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseArticle } from '#domain/posts/markup.ts'
import { htmlToPieces } from '#server/content/import/html-to-pieces.ts'
import { HtmlError } from '#server/content/import/html-tree.ts'
import { createNotes } from '#server/content/import/notes.ts'
import { writePieces } from '#server/content/import/pieces.ts'
import { articleHtml } from '#server/discovery/article-html.ts'
import { randomFrom } from '#tests/helpers/random.ts'

const linkOf = (href: string) =>
  /^(?:https?:|mailto:|#|\/)/i.test(href) && URL.canParse(href, 'https://a.example') ? href : null

/** Converts to our markup, and to the HTML that readers' browsers get. */
function convert(html: string, { blankLines = false } = {}) {
  const notes = createNotes()
  const pieces = htmlToPieces(html, { blankLines, linkOf, notes })
  const pictures = new Map(
    pieces.flatMap((piece) =>
      piece.kind === 'picture' ? [[piece.address, '/public-objects/blog/a.jpg']] : [],
    ),
  )
  const text = writePieces(pieces, { pictures, notes })
  return {
    text,
    notes: notes.lines(),
    html: articleHtml(parseArticle(text, { title: 'Title' }), 'https://a.example/'),
  }
}

/** Asserts that nothing can run: only the elements of articles remain, and only attributes with addresses. */
function assertHarmless(html: string, from: string): void {
  for (const [tag, name = '', attributes = ''] of html.matchAll(/<\/?([a-z0-9]+)((?:\s[^>]*)?)>/gi)) {
    assert.match(
      name,
      /^(?:h[2-4]|p|a|ul|ol|li|strong|em|code|figure|figcaption|img|blockquote)$/,
      `${tag} from ${from}`,
    )
    for (const [, attribute = '', value = ''] of attributes.matchAll(/\s([\w-]+)="([^"]*)"/g)) {
      assert.match(attribute, /^(?:href|src|alt|start|width|height)$/, `${tag} from ${from}`)
      if (attribute === 'href' || attribute === 'src')
        assert.match(value, /^(?:https?:\/\/|mailto:|tel:|#)/i, `${tag} from ${from}`)
    }
  }
  assert.equal(html.replace(/<\/?[a-z][^<>]*>/g, '').includes('<'), false, from)
}

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">go</a>',
  '<a href=" java\tscript:alert(1)">go</a>',
  '<a href="data:text/html,<script>alert(1)</script>">go</a>',
  '<a href="//evil.example">go</a>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<style>@import "javascript:alert(1)"</style>',
  '<p style="background:url(javascript:alert(1))" onclick="alert(1)">text</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<<script>script>alert(1)<</script>/script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '![x](javascript:alert(1))',
  '[x](javascript:alert(1))',
  '<p>[x](java</p><p>script:alert(1))</p>',
  '<p>![a]</p><p>(data:image/svg+xml,x)</p>',
  '<b>[</b>x<b>](javascript:alert(1))</b>',
  '<img alt="](javascript:alert(1))" src="/a.jpg">',
  '<img alt=\'x" onerror="alert(1)\' src="/a.jpg">',
  '<figure><img src="/a.jpg"><figcaption>"<img src=x onerror=alert(1)></figcaption></figure>',
  '<a href="https://a.example/)[x](javascript:alert(1)">go</a>',
  '<a href=\'https://a.example/" onclick="alert(1)\'>go</a>',
  '<form action="javascript:alert(1)"><button>go</button></form>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="javascript:/">',
  '<table><tr><td><script>alert(1)</script></td></tr></table>',
  '<ul><li onclick=alert(1)><a href="vbscript:x">x</a></li></ul>',
]

test('no script, event handler or script address gets through', () => {
  for (const attack of attacks) assertHarmless(convert(attack).html, attack)
})

test('no script gets through in random mixtures of attacks and markup', () => {
  const random = randomFrom(20)
  const parts = [
    ...attacks,
    ...['<p>', '</p>', '<b>', '</b>', '<a href="', '">', '<!--', '-->', '<![CDATA[', ']]>', '\n\n', '*', '`'],
    ...['[', '](', ')', '"', "'", '<figure>', '</figure>', '<li>', '<h2>', '</h2>', '\0'],
  ]
  for (let round = 0; round < 1000; round += 1) {
    const html = Array.from({ length: 1 + random.below(12) }, () => random.pick(parts)).join('')
    assertHarmless(convert(html, { blankLines: round % 2 === 0 }).html, html)
  }
})

test('markup that grows or nests without limit is refused within seconds', () => {
  const begun = performance.now()
  const deep = (tag: string) => `<${tag}>`.repeat(200_000)
  const grows = Array.from({ length: 280 }, (_, at) => `<b id=${at}>`).join('') + '<p>'.repeat(100_000)
  for (const html of [
    deep('div'),
    deep('b'),
    deep('table'),
    deep('ul><li'),
    deep('blockquote'),
    deep('figure><figcaption'),
    grows,
  ]) {
    assert.throws(() => convert(html), HtmlError)
  }
  assert.throws(() => convert('<div>'.repeat(50_000)), /deep/)
  const nested = (open: string, times: number) => convert(open.repeat(times)).text
  for (const open of ['<table><tr><td>', '<figure><figcaption>', '<ul><li>', '<blockquote><h2>'])
    nested(open, 50)
  convert('['.repeat(300_000))
  convert('*'.repeat(300_000))
  convert('[caption]'.repeat(50_000), { blankLines: true })
  assert.ok(performance.now() - begun < 20_000, `${performance.now() - begun} ms`)
})

test('text that looks like markup stays text', () => {
  const words = [
    ...['2 * 3 * 4', 'a *b* c', '**bold?**', '`code`', '[not](a link)', 'By Jane Doe', 'Meta title: no'],
    ...['Short line', '- dash', '1. one', '12. Twelve is a number', '• dot', '![x](y)', 'URL Slug: x'],
    ...['Title', 'What is it?'],
  ]
  for (const word of words) {
    const { text } = convert(
      `<p>Some opening text that is there.</p><p>${word}</p><p>Some text that comes after.</p>`,
    )
    const blocks = parseArticle(text, { title: 'Another' })
    assert.equal(blocks.length, 3, `${word}\n${text}`)
    // Only a single-word paragraph cannot be told apart from a heading
    assert.equal(blocks[1]?.kind, word === 'Title' ? 'heading' : 'paragraph', `${word}\n${text}`)
    const shown = articleHtml(blocks.slice(1, 2), 'https://a.example/')
    assert.ok(!/<(?:strong|em|code|a|li)/.test(shown), `${word}\n${shown}`)
  }
})
