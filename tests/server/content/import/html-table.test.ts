import assert from 'node:assert/strict'
import { test } from 'node:test'
import { htmlToPieces } from '#server/content/import/html-to-pieces.ts'
import { createNotes } from '#server/content/import/notes.ts'
import { writePieces } from '#server/content/import/pieces.ts'
import { type Attachment, wordpressHtml } from '#server/content/import/wordpress-html.ts'

const boat: Attachment = { address: 'boat.jpg', alt: 'A boat', caption: 'The boat' }

function convert(content: string, editor: 'wordpress' | 'ghost') {
  const notes = createNotes()
  const isGhost = editor === 'ghost'
  const html = isGhost
    ? content
    : wordpressHtml(content, { attachments: new Map([['7', boat]]), attached: [boat], notes })
  const pieces = htmlToPieces(html, { blankLines: !isGhost, linkOf: (href) => href, notes })
  const pictures = new Map(
    pieces.flatMap((piece) => (piece.kind === 'picture' ? [[piece.address, `/${piece.address}`]] : [])),
  )
  return { text: writePieces(pieces, { pictures, notes }), notes: notes.lines().join('\n') }
}

const one = '<img src="1.png">'
const two = '<img src="2.png">'

const [listed, lines, breaks] = [/table became a list/, /block of code/, /line breaks/]
const [inner, bold, addressed] = [/list inside a list/, /heading that cannot be one/, /became its address/]
const fig = (inside: string) => `<figure>${inside}</figure>`
const cap = (words: string) => `<figcaption>${words}</figcaption>`
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
const video = 'https://v.example/a'
const [long, many] = ['long '.repeat(40), 'many words '.repeat(30)]
const linked = 'see [there](#how-we-work) for it.\n\nHow we work'

/** HTML, our markup, and the remark in the report, if any. */
const fragments: [html: string, markup: string, note?: RegExp][] = [
  // Text, headings and lists as WordPress writes them
  ['<p>A <b>bold </b>and <i>slanted</i> word.</p>', 'A **bold** and *slanted* word.'],
  ['<p>Now <b>a <i>b</i> c</b>.</p>', 'Now **a b c**.'],
  ['<p>See <a href="https://e.org/a_(b)">[1]</a> there.</p>', 'See [(1)](https://e.org/a_%28b%29) there.'],
  ['<h2>How we <em>work</em>:</h2>', 'How we work'],
  ['<h3>1. Choose a name</h3>', '1. Choose a name'],
  ['<ul><li>a</li><li><p>b</p></li></ul><ol start="3"><li>c</li><li>d</li></ol>', '- a\n- b\n\n3. c\n4. d'],
  ['<ol><li>only</li></ol>', '- only'],
  ['<blockquote><p>👉 Said.</p></blockquote>', '👉 Said.'],
  ['<p>&gt; said in lower case, and more.</p>', '› said in lower case, and more.'],
  ['<pre><code>npm install\nnpm start</code></pre>', '- `npm install`\n- `npm start`', lines],
  ['<p>Before.<img src="1.png" alt="x">After.</p>', 'Before.\n\n![x](/1.png)\n\nAfter.'],
  ['<img src="data:image/gif;base64,x" data-src="1.png" alt="x">', '![x](/1.png)'],
  ['[caption id="x" width="3"]<img src="1.png" alt="x" /> Our van[/caption]', '![x](/1.png "Our van")'],
  ['[contact-form-7 id="3"]', '', /\[contact-form-7 id="3"\]/],
  // Figures
  [`<figure>${one}</figure>`, '![](/1.png)'],
  [`<figure>${one}<figcaption>a <b>b</b></figcaption></figure>`, '![](/1.png "a **b**")'],
  [`<figure><div>${one}<figcaption>a</figcaption></div></figure>`, '![](/1.png "a")'],
  [`<figure>${one}${two}<figcaption>a few.</figcaption></figure>`, '![](/1.png)\n\n![](/2.png)\n\na few.'],
  [fig(fig(one) + fig(two + cap('b'))), '![](/1.png)\n\n![](/2.png "b")'],
  [fig(fig(one + cap('a')) + cap('all of it.')), '![](/1.png "a")\n\nall of it.'],
  [fig(`<ul><li>${fig(one + cap('a.'))}</li></ul>`), '![](/1.png "a.")'],
  [fig('<a href="/r"><div>the report.</div><div>its end.</div></a>'), '[the report.](/r)\n\n[its end.](/r)'],
  [fig(`<table>${row(`${one} Basic`, '20 pounds')}</table>`), '- Basic; 20 pounds\n\n![](/1.png)', listed],
  [`<figure><p>text.</p>${one}<p>more.</p></figure>`, 'text.\n\n![](/1.png)\n\nmore.'],
  ['<figure><blockquote><p>Said.</p><cite>Ann</cite></blockquote></figure>', '> Said.\n> — Ann'],
  ['<figure><pre>x = 1</pre><figcaption>a line.</figcaption></figure>', '- `x = 1`\n\na line.', lines],
  [fig(`<iframe src="${video}"></iframe>${cap('a film.')}`), 'a film.', /<iframe> from v\.example/],
  ['<figure><figcaption>only this.</figcaption></figure>', 'only this.'],
  // Quotations
  ['<blockquote><p>He said so.</p><cite>Ann Bell</cite></blockquote>', '> He said so.\n> — Ann Bell'],
  ['<blockquote><p>One.</p><p>Two.</p></blockquote>', '> One.\n> Two.'],
  ['<blockquote><p>One.</p><footer>— Ann</footer></blockquote>', '> One.\n> — Ann'],
  ['<blockquote><p>In <cite>Hamlet</cite> it is.</p></blockquote>', '> In *Hamlet* it is.'],
  ['<blockquote><p>One.</p><ul><li>a</li></ul><p>Two.</p></blockquote>', '> One.\n\n- a\n\n> Two.'],
  ['<blockquote>In <cite>Hamlet</cite> it is.</blockquote>', '> In *Hamlet* it is.'],
  ['<blockquote><ul><li>a</li></ul><cite>Ann of Hull.</cite></blockquote>', '- a\n\n— Ann of Hull.'],
  // Superscript, subscript, strikethrough, quotes
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
  [`<p><del>${long}</del>end.</p>`, `${long}end.`, /is kept, without its line/],
  ['<p>for <ins>£40</ins> now.</p>', 'for £40 now.'],
  ['<p>he said <q>never</q> again.</p>', 'he said “never” again.'],
  // Line breaks
  ['<p>ann bell<br>via Roma 1<br>00100 Roma.</p>', 'ann bell via Roma 1 00100 Roma.', breaks],
  ['<p>one thing.<br></p>', 'one thing.'],
  ['<p>one thing.<br><br>two.</p>', 'one thing.\n\ntwo.'],
  ['one thing\ngoes on.', 'one thing goes on.', breaks],
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
  // Links within the article
  ['<p>see <a href="#x">there</a> for it.</p>', 'see there for it.', /link #x leads to a place/],
  ['<p>see <a href="#x">there</a> for it.</p><h2 id="x">How we work</h2>', linked],
  ['<p>see <a href="#how-we-work">there</a> for it.</p><h2>How we work</h2>', linked],
  ['<p>go <a href="#">up</a> now.</p>', 'go up now.'],
  // Shortcodes
  ['[youtube https://v.example/a]', '[https://v.example/a](https://v.example/a)', addressed],
  ['[youtube=https://v.example/a]', '[https://v.example/a](https://v.example/a)', addressed],
  ['[vimeo 76543210]', '[https://vimeo.com/76543210](https://vimeo.com/76543210)', addressed],
  ['[audio https://o.example/a.mp3]', '[https://o.example/a.mp3](https://o.example/a.mp3)', addressed],
  ['[audio mp3="https://e.org/a.mp3"][/audio]', '[https://e.org/a.mp3](https://e.org/a.mp3)', addressed],
  ['[embed]https://v.example/a[/embed]', 'https://v.example/a', addressed],
  ['see [video] here.', 'see here.', /\[video\] was left out: it names no address/],
  ['[gallery]', '![A boat](/boat.jpg "The boat")'],
  ['[gallery ids="7"]', '![A boat](/boat.jpg "The boat")'],
  ['[gallery ids="7,8"]', '![A boat](/boat.jpg "The boat")', /does not have/],
  ['<p>write [[gallery]] there.</p>', 'write [gallery] there.'],
  ['<p>if b[j=1] stop.</p>', 'if b[j=1] stop.'],
  ['<p>if a [x=1] stop.</p>', 'if a [x=1] stop.'],
  ['<p>he said [sic] so.</p>', 'he said [sic] so.'],
  ['<pre>for a[i=0] do [gallery]</pre>', '- `for a[i=0] do [gallery]`', lines],
  ['<p>use <code>[gallery]</code> here.</p>', 'use `[gallery]` here.'],
  ['<p>see [form id="3"] here.</p>', 'see here.', /\[form id="3"\] was left out.*after "see"/],
  ['[box]text inside.[/box]', 'text inside.', /\[box\] was left out; the text inside/],
  ['<p>end of it [/box] here.</p>', 'end of it [/box] here.'],
  // Remarks quote the words of what is left out
  ['<p>now:</p><button>Buy it now</button>', 'now:', /<button> with "Buy it now"/],
  ['<p>now:</p><form><label>Your name</label></form>', 'now:', /<form> with "Your name"/],
  [`<p>now:</p><video src="${video}">A film</video>`, 'now:', /<video> from v\.example with "A film"/],
  ['<p>now.</p><script>alert(1)</script>', 'now.', /<script>/],
  ['<p>now.</p><style>p{}</style>', 'now.', /<style>/],
  // Others
  ['<dl><dt>term</dt><dd>what it is.</dd></dl>', '**term**\n\nwhat it is.'],
  ['<details><summary>more</summary><p>text.</p></details>', '**more**\n\ntext.'],
  ['<ul><li>a<ul><li>b</li></ul></li></ul>', '- a\n- b', inner],
  ['<ol><li>a</li><li>b</li></ol>', '1. a\n2. b'],
  ['<p>a <mark>b</mark> <u>c</u> <small>d</small>.</p>', 'a b c d.'],
  ['<p>a&nbsp;b &amp; c.</p>', 'a b & c.'],
  [`<a href="https://e.org">${one}</a>`, '![](/1.png)', /its link is not/],
  ['<h2>Why?</h2>', '**Why?**', bold],
  // Content between or after the items of a list
  ['<ul>before<li>a</li><p>between</p><li>b</li></ul>', '- before\n- a\n- between\n- b'],
  ['<ul><li>a<ul><li>b</li></ul>and after</li></ul>', '- a\n- b\n- and after', inner],
  ['<ul><li>a</li><ul><li>b</li></ul></ul>', '- a\n- b'],
  ['<ul><li>a<br>b</li></ul>', '- a b', breaks],
  ['<ul><li><blockquote><p>Said.</p><cite>Ann</cite></blockquote></li></ul>', '- Said. — Ann'],
  ['<dir><li>a</li><li>b</li></dir>', '- a\n- b'],
  ['<li>a</li><li>b.</li>', 'a\n\nb.'],
  // Tables
  [
    `<table><thead><tr><th>day</th><th>note</th></tr></thead>${row('Mon', '')}</table>`,
    '- day; note\n- day: Mon',
    listed,
  ],
  ['<table><tr><th>a</th><th>b</th></tr></table>', '- a; b', listed],
  [
    `<table><caption>all. ${one}</caption><tr><th>a<br>b</th></tr>${row('c')}</table>`,
    'all.\n\n![](/1.png)\n\n- a b: c',
    listed,
  ],
  ['<table><tr><td>a<ul><li>b</li><li>c</li></ul></td></tr></table>', '- a b c', listed],
  // Words that a browser shows from attributes
  ['<p>the <abbr title="World Health">WHO</abbr> said so.</p>', 'the WHO (World Health) said so.'],
  ['<p>the <abbr title="World">W</abbr> and <abbr title="World">W</abbr>.</p>', 'the W (World) and W.'],
  [
    '<p>see <a href="/x" title="our list">it</a> there.</p>',
    'see [it](/x) there.',
    /pointer.*"our list" \(after "see it"\)/,
  ],
  ['<p>see <a href="https://e.org" title="It">it</a> there.</p>', 'see [it](https://e.org) there.'],
  [
    '<p>now.</p><img src="1.png" alt="a van" title="our van">',
    'now.\n\n![a van](/1.png)',
    /pointer.*"our van"/,
  ],
  ['<p>now.</p><img src="/x/1.png" title="1">', 'now.\n\n![](//x/1.png)'],
  ['<p>now.</p><img alt="a van">', 'now.', /picture without an address was left out: "a van"/],
  ['<p>now.</p><input type="submit" value="Send it">', 'now.', /<input> with "Send it"/],
  [
    '<p>now.</p><iframe src="https://v.example/x" title="our film"></iframe>',
    'now.',
    /<iframe> from v\.example with "our film" was left out: https:\/\/v\.example\/x \(after "now\."\)/,
  ],
  [
    `<p>now.</p><audio><source src="${video}"></audio>`,
    'now.',
    /<audio> from v\.example was left out: https/,
  ],
  [
    '<form><label>Name</label><label>Mail</label></form>',
    '',
    /with "Name Mail" was left out \(at the beginning\)/,
  ],
  [`<form><p>${many}here.</p></form>`, `${many}here.`, /<form> was left out; the text inside it is kept/],
  // Captions, links and other things beside a picture
  ['[caption width="300" caption="our van."]<img src="1.png">[/caption]', '![](/1.png "our van.")'],
  ['[caption caption="our van."]', 'our van.'],
  [`<p>now.</p><a href="/x">${one}</a>`, 'now.\n\n![](/1.png)', /was a link to \/x/],
  [`<blockquote><p>Said.</p><cite>${one}Ann</cite></blockquote>`, '> Said.\n> — Ann\n\n![](/1.png)'],
  [`<p>he said <q>see ${one} there</q>.</p>`, 'he said “see\n\n![](/1.png)\n\nthere”.'],
  [`<pre>a ${one}</pre>`, '- `a`\n\n![](/1.png)', lines],
  // Headings, code and powers
  ['<h2><button aria-expanded="false">How we work</button></h2>', 'How we work'],
  ['<h2>Our<br>Vans</h2>', 'Our Vans', breaks],
  ['<h2>why <a href="https://e.org">this</a> one?</h2>', '**why [this](https://e.org) one?**', bold],
  ['<pre>a<br>b<sup>2</sup></pre>', '- `a`\n- `b²`', lines],
  ['<xmp><b>a</b></xmp>', '- `<b>a</b>`', lines],
  ['<p>it is x<sup>n<sup>2</sup></sup>.</p>', 'it is xn².'],
  ['<p>it is 10<sup>n</sup> and x<sub>i</sub>.</p>', 'it is 10^(n) and x_(i).'],
  ['<blockquote><p>👉 One.</p><p>Meta title: two.</p></blockquote>', '👉 One. Meta title: two.'],
  // Bookmarks and blocks of plug-ins
  [
    '<a class="kg-bookmark-container" href="https://e.org/r"><span class="kg-bookmark-author">ann bell</span><span class="kg-bookmark-publisher">the paper.</span></a>',
    '[ann bell the paper.](https://e.org/r)',
  ],
  [
    'now.<!-- wp:acf/said {"name":"acf/said","data":{"quote":"So it was","_quote":"field_1"}} /-->',
    'now.',
    /block "acf\/said" has no content.*settings say: "So it was"\) \(after "now\."\)/,
  ],
  ['now. [button text="Buy &amp; go" url="/x"]', 'now.', /\[button text="Buy & go" url="\/x"\] was left out/],
  ['<p>one<b>two</p><p>three.</b></p>', 'one**two**\n\n**three.**'],
]

/** Whether HTML has shortcodes, blocks or line breaks, which have a meaning only in WordPress. */
const isOfWordpress = (html: string): boolean => /\[|<!--|\n/.test(html)

for (const editor of ['wordpress', 'ghost'] as const)
  test(`HTML fragments from ${editor} become our markup, and what is left out is reported`, () => {
    const wrong: string[] = []
    for (const [html, markup, note] of fragments) {
      if (editor === 'ghost' && isOfWordpress(html)) continue
      const { text, notes } = convert(html, editor)
      if (text !== markup || (note ? !note.test(notes) : notes !== ''))
        wrong.push(
          `${html}\n  is     ${JSON.stringify(text)} (${notes})\n  not    ${JSON.stringify(markup)} (${note ?? ''})`,
        )
    }
    assert.equal(wrong.join('\n'), '')
  })
