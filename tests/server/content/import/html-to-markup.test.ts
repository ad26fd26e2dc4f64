import assert from 'node:assert/strict'
import { test } from 'node:test'
import { htmlToPieces } from '#server/content/import/html-to-pieces.ts'
import { createNotes } from '#server/content/import/notes.ts'
import { writePieces } from '#server/content/import/pieces.ts'
import { type Attachment, wordpressHtml } from '#server/content/import/wordpress-html.ts'

const attachments = new Map<string, Attachment>([
  ['7', { address: 'https://old.example/wp-content/uploads/a.jpg', alt: 'A van', caption: 'Our van' }],
])

function convert(content: string) {
  const notes = createNotes()
  const html = wordpressHtml(content, { attachments, notes })
  const blankLines = !content.includes('<!-- wp:')
  const pieces = htmlToPieces(html, { blankLines, linkOf: (href) => href, notes })
  const pictures = new Map(
    pieces.flatMap((piece) => (piece.kind === 'picture' ? [[piece.address, '/p.jpg']] : [])),
  )
  return { text: writePieces(pieces, { pictures, notes }), notes: notes.lines() }
}

const cases: [what: string, html: string, markup: string][] = [
  ['emphasis', '<p>A <b>bold </b>and <i>slanted</i> word.</p>', 'A **bold** and *slanted* word.'],
  ['emphasis in bold text', '<p>Now <b>a <i>b</i> c</b>.</p>', 'Now **a b c**.'],
  [
    'a link with brackets',
    '<p>See <a href="https://x.example/a_(b)">[1]</a> there.</p>',
    'See [(1)](https://x.example/a_%28b%29) there.',
  ],
  ['a heading', '<h2>How we <em>work</em>:</h2>', 'How we work'],
  ['a question as a heading', '<h2>How does it work?</h2>', '**How does it work?**'],
  ['a numbered heading', '<h3>1. Choose a name</h3>', '1. Choose a name'],
  [
    'lists',
    '<ul><li>a</li><li><p>b</p></li></ul><ol start="3"><li>c</li><li>d</li></ol>',
    '- a\n- b\n\n3. c\n4. d',
  ],
  ['a numbered list of one', '<ol><li>only</li></ol>', '- only'],
  ['a list in a list', '<ul><li>a<ul><li>b</li></ul></li></ul>', '- a\n- b'],
  ['a quotation', '<blockquote><p>Said.</p></blockquote>', '> Said.'],
  ['a quotation that is a box here', '<blockquote><p>👉 Said.</p></blockquote>', '👉 Said.'],
  [
    'text that begins like a quotation',
    '<p>&gt; said in lower case, and more.</p>',
    '› said in lower case, and more.',
  ],
  [
    'a table',
    '<table><thead><tr><th>Day</th><th>From</th></tr></thead><tr><td>Mon</td><td>9</td></tr></table>',
    '- Day: Mon; From: 9',
  ],
  ['code', '<pre><code>npm install\nnpm start</code></pre>', '- `npm install`\n- `npm start`'],
  [
    'a figure',
    '<figure><a href="/x"><img src="a.jpg" alt="A van"></a><figcaption>Our <b>van</b></figcaption></figure>',
    '![A van](/p.jpg "Our **van**")',
  ],
  [
    'a picture in a paragraph',
    '<p>Before.<img src="a.jpg" alt="x">After.</p>',
    'Before.\n\n![x](/p.jpg)\n\nAfter.',
  ],
  ['two line breaks', '<p>one thing.<br><br>another thing.</p>', 'one thing.\n\nanother thing.'],
  ['one line break', '<p>one thing<br>goes on.</p>', 'one thing goes on.'],
  ['blank lines of the classic editor', 'one thing.\n\nanother\nthing.', 'one thing.\n\nanother thing.'],
  [
    'blocks of the block editor',
    '<!-- wp:paragraph -->\n<p>One thing.</p>\n<!-- /wp:paragraph -->',
    'One thing.',
  ],
  [
    'a caption',
    '[caption id="x" width="3"]<a href="/b"><img src="a.jpg" alt="x" /></a> Our van[/caption]',
    '![x](/p.jpg "Our van")',
  ],
  ['a gallery', '[gallery ids="7,8"]', '![A van](/p.jpg "Our van")'],
  ['an unknown shortcode', 'See [button url="x"]this one[/button] here.', 'See this one here.'],
  ['brackets in text', 'He said [sic] it was so.', 'He said [sic] it was so.'],
  ['a lazy picture', '<img src="data:image/gif;base64,x" data-src="a.jpg" alt="x">', '![x](/p.jpg)'],
]

test('what HTML says is said in our markup', () => {
  for (const [what, html, markup] of cases) assert.equal(convert(html).text, markup, what)
})

test('what is lost is reported', () => {
  const { notes } = convert(
    '<iframe src="https://www.youtube.com/embed/x"></iframe>[contact-form-7 id="3"][gallery ids="7,8"]<!-- wp:latest-posts {"a":1} /--><table><tr><td>x</td></tr></table>',
  )
  const expected = [
    /<iframe> from www\.youtube\.com/,
    /\[contact-form-7 id="3"\]/,
    /gallery/,
    /latest-posts/,
    /table/,
  ]
  for (const remark of expected)
    assert.ok(
      notes.some((note) => remark.test(note)),
      String(remark),
    )
})
