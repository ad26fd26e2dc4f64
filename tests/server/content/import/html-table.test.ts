import assert from 'node:assert/strict'
import { test } from 'node:test'
import { htmlToPieces } from '#server/content/import/html-to-pieces.ts'
import { createNotes } from '#server/content/import/notes.ts'
import { writePieces } from '#server/content/import/pieces.ts'
import { type Attachment, wordpressHtml } from '#server/content/import/wordpress-html.ts'

const boat: Attachment = { address: 'boat.jpg', alt: 'A boat', caption: 'The boat' }

function convert(content: string) {
  const notes = createNotes()
  const html = wordpressHtml(content, { attachments: new Map([['7', boat]]), attached: [boat], notes })
  const pieces = htmlToPieces(html, { blankLines: true, linkOf: (href) => href, notes })
  const pictures = new Map(
    pieces.flatMap((piece) => (piece.kind === 'picture' ? [[piece.address, `/${piece.address}`]] : [])),
  )
  return { text: writePieces(pieces, { pictures, notes }), notes: notes.lines().join('\n') }
}

const one = '<img src="1.png">'
const two = '<img src="2.png">'

/** HTML, our markup, and what the report says (nothing where it is left out). */
const fragments: [html: string, markup: string, note?: RegExp][] = [
  // Figures
  [`<figure>${one}</figure>`, '![](/1.png)'],
  [`<figure>${one}<figcaption>a <b>b</b></figcaption></figure>`, '![](/1.png "a **b**")'],
  [`<figure><div>${one}<figcaption>a</figcaption></div></figure>`, '![](/1.png "a")'],
  [`<figure>${one}${two}<figcaption>a few.</figcaption></figure>`, '![](/1.png)\n\n![](/2.png)\n\na few.'],
  [
    `<figure><figure>${one}</figure><figure>${two}<figcaption>b</figcaption></figure></figure>`,
    '![](/1.png)\n\n![](/2.png "b")',
  ],
  [
    `<figure><figure>${one}<figcaption>a</figcaption></figure><figcaption>all of it.</figcaption></figure>`,
    '![](/1.png "a")\n\nall of it.',
  ],
  [
    `<figure><ul><li><figure>${one}<figcaption>a.</figcaption></figure></li></ul></figure>`,
    '![](/1.png "a.")',
  ],
  [
    '<figure><a href="https://e.org/r"><div>the report.</div><div>what it says.</div></a></figure>',
    '[the report.](https://e.org/r)\n\n[what it says.](https://e.org/r)',
  ],
  [
    `<figure><table><tr><td>${one} Basic</td><td>20 pounds</td></tr></table></figure>`,
    '- Basic; 20 pounds\n\n![](/1.png)',
    /table became a list/,
  ],
  [`<figure><p>text.</p>${one}<p>more.</p></figure>`, 'text.\n\n![](/1.png)\n\nmore.'],
  ['<figure><blockquote><p>Said.</p><cite>Ann</cite></blockquote></figure>', '> Said.\n> — Ann'],
  [
    '<figure><pre>x = 1</pre><figcaption>a line.</figcaption></figure>',
    '- `x = 1`\n\na line.',
    /block of code/,
  ],
  [
    '<figure><iframe src="https://v.example/x"></iframe><figcaption>a film.</figcaption></figure>',
    'a film.',
    /<iframe> from v\.example/,
  ],
  ['<figure><figcaption>only this.</figcaption></figure>', 'only this.'],
  // Quotations
  ['<blockquote><p>He said so.</p><cite>Ann Bell</cite></blockquote>', '> He said so.\n> — Ann Bell'],
  ['<blockquote><p>One.</p><p>Two.</p></blockquote>', '> One.\n> Two.'],
  ['<blockquote><p>One.</p><footer>— Ann</footer></blockquote>', '> One.\n> — Ann'],
  ['<blockquote><p>In <cite>Hamlet</cite> it is.</p></blockquote>', '> In *Hamlet* it is.'],
  ['<blockquote><p>One.</p><ul><li>a</li></ul><p>Two.</p></blockquote>', '> One.\n\n- a\n\n> Two.'],
  [
    '<blockquote><ul><li>a</li></ul><cite>Ann Bell of Hull.</cite></blockquote>',
    '- a\n\n— Ann Bell of Hull.',
  ],
  // Raised, lowered, struck, quoted
  ['<p>it is 10<sup>6</sup>.</p>', 'it is 10⁶.'],
  ['<p>it is 12 m<sup>2</sup>.</p>', 'it is 12 m².'],
  ['<p>it is 10<sup>-3</sup>.</p>', 'it is 10⁻³.'],
  ['<p>it is CO<sub>2</sub>.</p>', 'it is CO₂.'],
  ['<p>on the 1<sup>st</sup> day.</p>', 'on the 1st day.'],
  ['<p>it is x<sup>2a</sup>.</p>', 'it is x^(2a).'],
  ['<p>it is Ponte<sup>®</sup>.</p>', 'it is Ponte®.'],
  ['<p>we missed<sup><a href="#n1">1</a></sup> it.</p>', 'we missed[1] it.'],
  ['<p>we missed<sup><a href="#n1">[1]</a></sup> it.</p>', 'we missed[1] it.'],
  ['<p>for <del>£50</del> £40.</p>', 'for £40.', /struck-out text was left out: "£50"/],
  ['<p>for <s>£50</s> £40.</p>', 'for £40.', /"£50"/],
  ['<p>for <strike>£50</strike> £40.</p>', 'for £40.', /"£50"/],
  [
    `<p>${`<del>${'long '.repeat(40)}</del>`}end.</p>`,
    `${'long '.repeat(40)}end.`,
    /is kept, without its line/,
  ],
  ['<p>for <ins>£40</ins> now.</p>', 'for £40 now.'],
  ['<p>he said <q>never</q> again.</p>', 'he said “never” again.'],
  // Line breaks
  ['<p>ann bell<br>via Roma 1<br>00100 Roma.</p>', 'ann bell via Roma 1 00100 Roma.', /line breaks/],
  ['<p>one thing.<br></p>', 'one thing.'],
  ['<p>one thing.<br><br>two.</p>', 'one thing.\n\ntwo.'],
  ['one thing\ngoes on.', 'one thing goes on.', /line breaks/],
  ['one thing.\n\nanother thing.', 'one thing.\n\nanother thing.'],
  ['<p>one</p>\n<p>two.</p>', 'one\n\ntwo.', /looks like a heading|/],
  // Classic text between blocks
  ['one.\n\ntwo.\n\n<!-- wp:paragraph --><p>three.</p><!-- /wp:paragraph -->', 'one.\n\ntwo.\n\nthree.'],
  ['<!-- wp:paragraph --><p>one.</p><!-- /wp:paragraph -->\n\ntwo.\n\nthree.', 'one.\n\ntwo.\n\nthree.'],
  ['<!-- wp:freeform -->one.\n\ntwo.<!-- /wp:freeform -->', 'one.\n\ntwo.'],
  [
    '<!-- wp:group --><div><!-- wp:paragraph --><p>one\n\nstill one.</p><!-- /wp:paragraph --></div><!-- /wp:group -->',
    'one still one.',
  ],
  ['one.<!-- wp:separator /-->two.', 'one.\n\ntwo.'],
  // Links to places
  ['<p>see <a href="#x">there</a> for it.</p>', 'see there for it.', /link #x leads to a place/],
  [
    '<p>see <a href="#x">there</a> for it.</p><h2 id="x">How we work</h2>',
    'see [there](#how-we-work) for it.\n\nHow we work',
  ],
  [
    '<p>see <a href="#how-we-work">there</a> for it.</p><h2>How we work</h2>',
    'see [there](#how-we-work) for it.\n\nHow we work',
  ],
  ['<p>go <a href="#">up</a> now.</p>', 'go up now.'],
  // Shortcodes
  [
    '[youtube https://v.example/watch?v=a]',
    '[https://v.example/watch?v=a](https://v.example/watch?v=a)',
    /became its address/,
  ],
  ['[youtube=https://v.example/a]', '[https://v.example/a](https://v.example/a)', /became its address/],
  ['[vimeo 76543210]', '[https://vimeo.com/76543210](https://vimeo.com/76543210)', /became its address/],
  [
    '[audio https://o.example/a.mp3]',
    '[https://o.example/a.mp3](https://o.example/a.mp3)',
    /became its address/,
  ],
  [
    '[audio mp3="https://o.example/a.mp3"][/audio]',
    '[https://o.example/a.mp3](https://o.example/a.mp3)',
    /became its address/,
  ],
  ['[embed]https://v.example/a[/embed]', 'https://v.example/a', /became its address/],
  ['see [video] here.', 'see here.', /\[video\] was left out: it names no address/],
  ['[gallery]', '![A boat](/boat.jpg "The boat")'],
  ['[gallery ids="7"]', '![A boat](/boat.jpg "The boat")'],
  ['[gallery ids="7,8"]', '![A boat](/boat.jpg "The boat")', /does not have/],
  ['<p>write [[gallery]] there.</p>', 'write [gallery] there.'],
  ['<p>if b[j=1] stop.</p>', 'if b[j=1] stop.'],
  ['<p>if a [x=1] stop.</p>', 'if a [x=1] stop.'],
  ['<p>he said [sic] so.</p>', 'he said [sic] so.'],
  ['<pre>for a[i=0] do [gallery]</pre>', '- `for a[i=0] do [gallery]`', /block of code/],
  ['<p>use <code>[gallery]</code> here.</p>', 'use `[gallery]` here.'],
  ['<p>see [form id="3"] here.</p>', 'see here.', /\[form id="3"\] was left out.*after "see"/],
  ['[box]text inside.[/box]', 'text inside.', /\[box\] was left out; the text inside/],
  ['<p>end of it [/box] here.</p>', 'end of it [/box] here.'],
  // What is left out is named with its words
  ['<p>now:</p><button>Buy it now</button>', 'now:', /<button> with "Buy it now"/],
  ['<p>now:</p><form><label>Your name</label></form>', 'now:', /<form> with "Your name"/],
  [
    '<p>now:</p><video src="https://v.example/a.mp4">A film</video>',
    'now:',
    /<video> from v\.example with "A film"/,
  ],
  ['<p>now.</p><script>alert(1)</script>', 'now.', /<script>/],
  ['<p>now.</p><style>p{}</style>', 'now.', /<style>/],
  // Others
  ['<dl><dt>term</dt><dd>what it is.</dd></dl>', '**term**\n\nwhat it is.'],
  ['<details><summary>more</summary><p>text.</p></details>', '**more**\n\ntext.'],
  ['<ul><li>a<ul><li>b</li></ul></li></ul>', '- a\n- b', /list inside a list/],
  ['<ol><li>a</li><li>b</li></ol>', '1. a\n2. b'],
  ['<p>a <mark>b</mark> <u>c</u> <small>d</small>.</p>', 'a b c d.'],
  ['<p>a&nbsp;b &amp; c.</p>', 'a b & c.'],
  [`<a href="https://e.org">${one}</a>`, '![](/1.png)', /its link is not/],
  ['<h2>Why?</h2>', '**Why?**', /heading that cannot be one/],
]

test('a fragment of HTML is kept in our markup, and what is not kept is named', () => {
  const wrong: string[] = []
  for (const [html, markup, note] of fragments) {
    const { text, notes } = convert(html)
    if (text !== markup || (note ? !note.test(notes) : notes !== ''))
      wrong.push(
        `${html}\n  is     ${JSON.stringify(text)} (${notes})\n  not    ${JSON.stringify(markup)} (${note ?? ''})`,
      )
  }
  assert.equal(wrong.join('\n'), '')
})
