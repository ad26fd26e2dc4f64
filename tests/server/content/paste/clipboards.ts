/** Shortened clipboard HTML of seven programs, and the article markup that it becomes. */

export type Clipboard = { name: string; html: string; markup: string; notes?: readonly string[] }

const docs = (html: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-4f1">${html}</b><br class="Apple-interchange-newline">`
const docsP = (html: string) =>
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:400;font-style:normal;white-space:pre-wrap;">${html}</span></p>`
const word = (html: string, style = '') =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {mso-style-name:Normal; font-size:11.0pt;} ${style} --></style></head><body lang=EN-GB><!--StartFragment-->${html}<!--EndFragment--></body></html>`
const wordItem = (sign: string, level: number, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`
const webItem = (kind: 'ul' | 'ol', level: number, words: string, start = 1) =>
  `<div class="ListContainerWrapper SCXW1"><${kind} role="list" start="${start}"><li role="listitem" data-aria-level="${level}" class="OutlineElement"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">${words}</span></span><span class="EOP">&nbsp;</span></p></li></${kind}></div>`
const pages = (style: string, html: string) =>
  `<!DOCTYPE html><html><head><meta http-equiv="Content-Style-Type" content="text/css"><style type="text/css">${style}</style></head><body>${html}</body></html>`
const pagesStyle =
  "p.p1 {margin: 0.0px 0.0px 12.0px 0.0px; font: bold 24.0px 'Helvetica Neue'} p.p2 {margin: 0; font: 13.0px 'Helvetica Neue'} li.li1 {font: 13.0px Helvetica} span.s1 {font: italic 13.0px Helvetica} span.s2 {font: bold 13.0px Helvetica}"

const nested = 'a list inside a list became part of it'

export const clipboards: readonly Clipboard[] = [
  {
    name: 'Google Docs: a <b> wrapper that is not bold, and bold words',
    html: docs(
      `${docsP('We answer every call.')}<p dir="ltr"><span style="font-weight:700;">Most</span><span style="font-weight:400;"> of them on </span><span style="font-weight:400;font-style:italic;">Sundays</span>.</p>`,
    ),
    markup: 'We answer every call.\n\n**Most** of them on *Sundays*.',
  },
  {
    name: 'Google Docs: headings of three levels',
    html: docs(
      '<h1 dir="ltr"><span style="font-size:20pt;font-weight:400;">Calls</span></h1><h2><span>Evenings</span></h2><p>Text that says what it is about.</p><h3><span style="font-weight:700">Weekends</span></h3>',
    ),
    markup: 'Calls\n\nEvenings\n\nText that says what it is about.\n\nWeekends',
  },
  {
    name: 'Google Docs: a link through its own redirect, and one to this site',
    html: docs(
      '<p><a href="https://www.google.com/url?q=https://example.com/a%3Fb%3D1&amp;sa=D&amp;ust=1"><span style="text-decoration:underline;color:#15c;">the study</span></a> and <a href="https://ponte.example.com/pricing">our prices</a> are here.</p>',
    ),
    markup: '[the study](https://example.com/a?b=1) and [our prices](/pricing) are here.',
  },
  {
    name: 'Google Docs: a nested list, written after its item',
    html: docs(
      '<ul><li dir="ltr" aria-level="1"><p role="presentation"><span>Phone</span></p></li><ul><li dir="ltr" aria-level="2"><p><span>Mobile</span></p></li></ul><li><p><span>Post</span></p></li></ul>',
    ),
    markup: '- Phone\n- Mobile\n- Post',
    notes: [nested],
  },
  {
    name: 'Google Docs: a to-do list whose boxes are pictures',
    html: docs(
      '<ul><li role="checkbox" aria-checked="false"><img src="data:image/png;base64,AAAA" aria-roledescription="checkbox"><p>Call Anna</p></li><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,AAAA"><p>Book the van</p></li></ul>',
    ),
    markup: '- Call Anna\n- Book the van',
  },
  {
    name: 'Google Docs: a comment and its mark',
    html: docs(
      `<p><span>A sentence with a remark</span><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup><span> goes on.</span></p><div style="display:none"><p>A remark of Anna</p></div>`,
    ),
    markup: 'A sentence with a remark goes on.',
  },
  {
    name: 'Google Docs: superscript and struck-out text',
    html: docs(
      '<p><span>Ten m</span><span style="vertical-align:super;font-size:0.6em;">2</span><span> of </span><span style="text-decoration:line-through;">blue</span><span> tiles.</span></p>',
    ),
    markup: 'Ten m² of tiles.',
    notes: ['struck-out text was left out: "blue"'],
  },
  {
    name: 'Google Docs: a picture with its data',
    html: docs('<p><span><img src="paste-picture:0" alt="The shop" width="624"></span></p>'),
    markup: '![The shop](paste-picture:0)',
  },
  {
    name: 'Google Docs: a title recognised by its font size, and a byline under it',
    html: docs(
      `<p dir="ltr" style="line-height:1.38;"><span style="font-size:26pt;font-family:Arial,sans-serif;font-weight:400;">What a quiet telephone costs</span></p>${docsP('By Eva Rossi')}<br>${docsP('We answer every call.')}`,
    ),
    markup: 'What a quiet telephone costs\n\nWe answer every call.',
    notes: [`the line "By Eva Rossi" was left out: the page has an author's line of its own`],
  },
  {
    name: 'Google Docs: a heading and a byline in Italian',
    html: docs(
      `<h1><span>Quanto costa il silenzio</span></h1><p><span style="font-style:italic">Di Eva Rossi</span></p>${docsP('Rispondiamo sempre.')}`,
    ),
    markup: 'Quanto costa il silenzio\n\nRispondiamo sempre.',
    notes: [`the line "Di Eva Rossi" was left out: the page has an author's line of its own`],
  },
  {
    name: 'Google Docs: a short line that begins like a byline but is not one',
    html: docs(
      `<h1><span>Where we are</span></h1>${docsP('By the sea, in Brighton.')}${docsP('By Eva Rossi')}`,
    ),
    markup: 'Where we are\n\nBy the sea, in Brighton.\n\nBy\nEva Rossi',
  },
  {
    name: 'Google Docs: pictures hosted by Google',
    html: docs(
      `${docsP('The counter is full.')}<p><span><img src="https://lh7-rt.googleusercontent.com/docsz/${'AD_4nX'.repeat(30)}?key=a" width="602"></span></p>${docsP('The van is not.')}<p><span><img src="https://lh7-rt.googleusercontent.com/docsz/${'AD_4nX'.repeat(30)}?key=b" width="602"></span></p>`,
    ),
    markup: 'The counter is full.\n\nThe van is not.',
    notes: [
      'picture 1 was left out: it is at lh7-rt.googleusercontent.com',
      'picture 2 was left out: it is at lh7-rt.googleusercontent.com',
    ],
  },
  {
    name: 'Word: title, headings and text',
    html: word(
      '<p class=MsoTitle>The Week<o:p></o:p></p><h1>Part One<o:p></o:p></h1><p class=MsoNormal>It begins on a Monday.<o:p></o:p></p>',
    ),
    markup: 'The Week\n\nPart One\n\nIt begins on a Monday.',
  },
  {
    name: 'Word: bullets written as paragraphs',
    html: word(wordItem('·', 1, 'Phone') + wordItem('·', 1, 'Post')),
    markup: '- Phone\n- Post',
  },
  {
    name: 'Word: numbers written as paragraphs, with nested letters',
    html: word(wordItem('1.', 1, 'Call') + wordItem('a)', 2, 'Ask for Anna') + wordItem('2.', 1, 'Book')),
    markup: '1. Call\n2. Ask for Anna\n3. Book',
    notes: [nested],
  },
  {
    name: 'Word: two lists with a paragraph between them',
    html: word(
      `${wordItem('·', 1, 'One')}${wordItem('·', 1, 'Two')}<p class=MsoNormal>And then, in order:</p>${wordItem('1.', 1, 'Three')}${wordItem('2.', 1, 'Four')}`,
    ),
    markup: '- One\n- Two\n\nAnd then, in order:\n\n1. Three\n2. Four',
  },
  {
    name: 'Word: tracked changes and comments',
    html: word(
      `<p class=MsoNormal>We are <del cite="mailto:Anna" datetime="2026-01-02T10:00">never </del><ins cite="mailto:Anna" datetime="2026-01-02T10:00">always </ins>open.<span class=MsoCommentReference><span style='font-size:8.0pt'><a style='mso-comment-reference:A_1;mso-comment-date:20260102' href="#_msocom_1">[A1]</a></span></span></p><div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Sure?</p></div></div>`,
    ),
    markup: 'We are always open.',
  },
  {
    name: 'Word: hidden text',
    html: word(`<p class=MsoNormal>Seen.<span style='display:none;mso-hide:all'> Not seen.</span></p>`),
    markup: 'Seen.',
  },
  {
    name: 'Word: a picture on the local disk',
    html: word(
      '<p class=MsoNormal>The shop, seen from the street.<img width=100 src="file:///C:/Users/Anna/AppData/msohtmlclip1/01/clip_image001.png" v:shapes="Picture_1"></p>',
    ),
    markup: 'The shop, seen from the street.',
    notes: ['picture 1 was left out: clip_image001.png on your computer'],
  },
  {
    name: 'Word: a table with a heading row',
    html: word(
      '<table class=MsoTableGrid><thead><tr><th><p class=MsoNormal>Plan</p></th><th><p class=MsoNormal>Price</p></th></tr></thead><tr><td><p class=MsoNormal>Small</p></td><td><p class=MsoNormal>£10</p></td></tr></table>',
    ),
    markup: '- Plan: Small; Price: £10',
    notes: ['a table became a list, a row each'],
  },
  {
    name: 'Word: bold, italic and a link',
    html: word(
      `<p class=MsoNormal><b>Call</b> the <i style='mso-bidi-font-style:normal'>right</i> <span style='mso-bidi-font-weight:bold'>person</span> at <a href="tel:+442079460123">this number</a>.</p>`,
    ),
    markup: '**Call** the *right* person at [this number](tel:+442079460123).',
  },
  {
    name: 'Word on the web: a heading with a role',
    html: '<div class="OutlineElement Ltr SCXW1"><p class="Paragraph" role="heading" aria-level="2"><span class="TextRun"><span class="NormalTextRun">Opening Hours</span></span><span class="EOP">&nbsp;</span></p></div><div class="OutlineElement"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">We open at nine.</span></span></p></div>',
    markup: 'Opening Hours\n\nWe open at nine.',
  },
  {
    name: 'Word on the web: each item is a list of its own',
    html: webItem('ul', 1, 'Phone') + webItem('ul', 1, 'Post'),
    markup: '- Phone\n- Post',
  },
  {
    name: 'Word on the web: a nested item',
    html: webItem('ul', 1, 'Phone') + webItem('ul', 2, 'Mobile') + webItem('ul', 1, 'Post'),
    markup: '- Phone\n- Mobile\n- Post',
    notes: [nested],
  },
  {
    name: 'Word on the web: numbers, each with its own start',
    html: webItem('ol', 1, 'Call', 1) + webItem('ol', 1, 'Book', 2),
    markup: '1. Call\n2. Book',
  },
  {
    name: 'Word on the web: bold and italic by style',
    html: '<p class="Paragraph"><span class="TextRun" style="font-weight:bold"><span class="NormalTextRun">Always</span></span><span class="TextRun"><span class="NormalTextRun"> the </span></span><span style="font-style:italic"><span>same</span></span><span> answer.</span></p>',
    markup: '**Always** the *same* answer.',
  },
  {
    name: 'Pages: a heading recognised by its font',
    html: pages(
      pagesStyle,
      '<p class="p1">Opening Hours</p><p class="p2">We open <span class="s1">early</span> on <span class="s2">Mondays</span>, and late on every other day.</p>',
    ),
    markup: 'Opening Hours\n\nWe open *early* on **Mondays**, and late on every other day.',
  },
  {
    name: 'Pages: a list with its own font',
    html: pages(
      pagesStyle,
      '<ul class="ul1"><li class="li1">Phone</li><li class="li1">Post</li></ul><p class="p2">And more, which is not in the list.</p>',
    ),
    markup: '- Phone\n- Post\n\nAnd more, which is not in the list.',
  },
  {
    name: 'Pages: numbers and a link',
    html: pages(
      pagesStyle,
      '<ol class="ol1"><li class="li1">Read <a href="https://example.com/">this page</a></li><li class="li1">Call us</li></ol>',
    ),
    markup: '1. Read [this page](https://example.com/)\n2. Call us',
  },
  {
    name: 'Pages: text of one size is not a heading',
    html: pages(
      pagesStyle,
      '<p class="p1">A line in large letters that is all there is, and ends like a sentence.</p>',
    ),
    markup: '**A line in large letters that is all there is, and ends like a sentence.**',
  },
  {
    name: 'Pages: a line break in a paragraph',
    html: pages(pagesStyle, '<p class="p2">12 Archway Mews<br>London N19, where the bus stops.</p>'),
    markup: '12 Archway Mews London N19, where the bus stops.',
    notes: ['line breaks inside a paragraph became spaces'],
  },
  {
    name: 'Notion: headings, bold and a nested list',
    html: '<meta charset="utf-8"><h3>Set-up</h3>\n<p>It takes <strong>two weeks</strong> in all.</p>\n<ul>\n<li>First week<ul>\n<li>Texts</li>\n</ul>\n</li>\n<li>Second week</li>\n</ul>',
    markup: 'Set-up\n\nIt takes **two weeks** in all.\n\n- First week\n- Texts\n- Second week',
    notes: [nested],
  },
  {
    name: 'Notion: a callout with the pointing hand',
    html: '<aside>👉 Ask for the price before you sign.</aside><p>Then sign, and keep a copy.</p>',
    markup: '👉 Ask for the price before you sign.\n\nThen sign, and keep a copy.',
  },
  {
    name: 'Notion: a to-do list and a numbered one',
    html: '<meta charset="utf-8"><!-- notionvc: 5a1 --><ul>\n<li>[ ]  Call Anna</li>\n<li>[x]  Book the van</li>\n</ul>\n<ol>\n<li>Ring</li>\n<li>Answer</li>\n</ol>',
    markup: '- Call Anna\n- Book the van\n\n1. Ring\n2. Answer',
  },
  {
    name: 'Notion: a quotation and a rule',
    html: '<meta charset="utf-8"><!-- notionvc: 5a2 --><blockquote>\n<p>They rang back at once.</p>\n</blockquote>\n<hr>\n<p>So did we.</p>',
    markup: '> They rang back at once.\n\nSo did we.',
  },
  {
    name: 'Notion: a table, whose first row is its heading',
    html: '<meta charset="utf-8"><!-- notionvc: 5a3 --><table>\n<thead>\n<tr>\n<th>Day</th>\n<th>Calls</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>Monday</td>\n<td>31</td>\n</tr>\n</tbody>\n</table>',
    markup: '- Day: Monday; Calls: 31',
    notes: ['a table became a list, a row each'],
  },
  {
    name: 'Gmail: paragraphs written as divs',
    html: '<div dir="ltr">Hello all,<div><br></div><div>we are open <b>again</b>.</div><div><br></div><div>Anna, for all of us</div></div>',
    markup: 'Hello all,\n\nwe are open **again**.\n\nAnna, for\nall of us',
  },
  {
    name: 'Gmail: a quoted message',
    html: '<div dir="ltr">That is right.</div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex">Are you open on Sundays?</blockquote>',
    markup: 'That is right.\n\n> Are you open on Sundays?',
  },
  {
    name: 'Gmail: a picture at another address',
    html: '<div dir="ltr"><img src="https://mail.google.com/mail/u/0?ui=2&amp;attid=0.1" alt="shop"><br>The shop, seen from the street.</div>',
    markup: 'The shop, seen from the street.',
    notes: [
      'picture 1 was left out: https://mail.google.com/mail/u/0?ui=2&attid=0.1, with its description "shop"',
    ],
  },
  {
    name: 'Gmail: bold by style',
    html: '<div dir="ltr"><span style="font-weight:700">Note:</span> we close at five on Fridays.</div>',
    markup: '**Note:** we close at five on Fridays.',
  },
  {
    name: 'Gmail: a list and a link',
    html: '<div dir="ltr"><div>Two things are open:</div><ul><li style="margin-left:15px">the <a href="https://www.google.com/url?q=https://example.com/van&amp;source=gmail&amp;ust=17" target="_blank">van</a></li><li style="margin-left:15px">the key</li></ul></div>',
    markup: 'Two things are open:\n\n- the [van](https://example.com/van)\n- the key',
  },
  {
    name: 'A web page: scripts, event handlers and frames are left out',
    html: '<h2 onclick="x()">Our Town</h2><script>alert(1)</script><p style="color:red">It has <em>two</em> bridges.</p><iframe src="https://video.example/1"></iframe>',
    markup: 'Our Town\n\nIt has *two* bridges.',
    notes: ['<iframe> from video.example was left out: https://video.example/1'],
  },
  {
    name: 'A web page: addresses that run code',
    html: '<p><a href="javascript:alert(1)">Press here</a>, or <a href="data:text/html,x">there</a>, and nothing happens.</p>',
    markup: 'Press here, or there, and nothing happens.',
  },
  {
    name: 'A web page: an article with inline styles, a figure and its caption',
    html: '<h1 style="box-sizing:border-box;font-size:2em">Two Bridges</h1><figure style="margin:0"><img src="https://town.example/bridge.jpg" alt="The bridge"><figcaption>The old one</figcaption></figure><p style="font-size:16px;font-weight:400">One is <strong style="font-weight:700">stone</strong>.</p>',
    markup: 'Two Bridges\n\nOne is **stone**.',
    notes: [
      'picture 1 was left out: https://town.example/bridge.jpg, with its description "The bridge", with its caption "The old one"',
    ],
  },
  {
    name: 'A web page: a definition list and words in capitals by style',
    html: '<dl><dt>Opening hours</dt><dd>nine to five, and Saturdays.</dd></dl><p style="text-transform:uppercase">Closed on Sundays.</p>',
    markup: '**Opening\nhours**\n\nnine to five, and Saturdays.\n\nClosed on Sundays.',
  },
  {
    name: 'A web page: words within a line',
    html: '<meta charset="utf-8"><span>only <b>two</b> words</span>',
    markup: 'only **two** words',
  },
]
