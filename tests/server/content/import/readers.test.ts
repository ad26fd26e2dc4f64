import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { readGhost } from '#server/content/import/ghost.ts'
import { readMarkdown } from '#server/content/import/markdown.ts'
import { readWordpress } from '#server/content/import/wordpress.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'

async function folder(context: TestContext, files: Record<string, string | Buffer>): Promise<string> {
  const dir = await temporaryFolder(context)
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true })
    await writeFile(path.join(dir, name), text)
  }
  return dir
}

const file = (front: string, body = 'A text.') => `---\n${front}\n---\n${body}\n`

test('a Markdown folder is read as the programs that use it document', async (context) => {
  const conflict = 'a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> x\n'
  const dir = await folder(context, {
    '_drafts/idea.md': file('title: Idea'),
    'number.md': file('title: 1.10'),
    'agent.md': file('title: 007'),
    'truth.md': file('title: true'),
    'shop.md': file('title: The #1 shop'),
    'pattern.md': file('title: A\npermalink: /blog/:title/'),
    'template.md': file('title: A\npermalink: "/a/{{ title | slugify }}/index.html"'),
    'page.md': file('title: A\nurl: /good-name/index.html'),
    'home/index.it.md': file('title: A'),
    'latin.md': Buffer.from(file('title: Caff\xe8', 'It is \x93good\x94.'), 'latin1'),
    'half.md': file('title: A', conflict),
    'soft.md': file('title: A', 'Via Roma 1\v00100 Roma'),
    'kramdown.md': file(
      'title: A',
      '* TOC\n{:toc}\n\n## Heading {#id}\n\nA text[^1].\n{: .lead }\n\n> [!NOTE]\n> Mind it.\n\n[^1]: Survey, 2021.',
    ),
  })
  const { posts, refused } = await readMarkdown(dir)
  const of = (name: string) => {
    const post = posts.find(({ origin }) => origin === name)
    assert.ok(post, name)
    return post
  }
  assert.equal(of('_drafts/idea.md').published, false)
  assert.deepEqual(
    ['number.md', 'agent.md', 'truth.md'].map((name) => of(name).title),
    ['1.10', '007', 'true'],
  )
  assert.match(of('shop.md').notes.lines().join(), /title ends before a #/)
  assert.deepEqual([of('pattern.md').slug, of('pattern.md').oldPaths], ['pattern', []])
  assert.deepEqual([of('template.md').slug, of('template.md').oldPaths], ['template', []])
  assert.deepEqual([of('page.md').slug, of('page.md').oldPaths], ['good-name', ['/good-name/']])
  assert.equal(of('home/index.it.md').slug, 'home')
  assert.match(of('home/index.it.md').notes.lines().join(), /"it"/)
  assert.equal(of('latin.md').title, 'Caffè')
  assert.match(JSON.stringify(of('latin.md').body), /“good”/)
  assert.match(of('latin.md').notes.lines().join(), /Windows-1252/)
  assert.match(JSON.stringify(of('soft.md').body), /Roma 1\\n00100/)
  const html = JSON.stringify(of('kramdown.md').body)
  assert.doesNotMatch(html, /\{[:#]|TOC|\[\^|\[!/)
  assert.match(html, /A text\[1\].*Note:.*Mind it.*\[1\] Survey, 2021/)
  assert.deepEqual(
    refused.map(({ origin }) => origin),
    ['half.md'],
  )
})

test('an odd row of a Ghost export is refused alone', async (context) => {
  const data = {
    posts: [
      {
        id: 1,
        title: 'A',
        slug: 'a',
        html: '<p>x</p>',
        status: 'published',
        published_at: 1283780649000,
        image: '/a.png',
        author_id: 9,
      },
      { id: 2, title: 'B', slug: 'b', html: '<p>x</p>', status: 'published', published_at: 'some day' },
      { id: 3, title: 5, html: '<p>x</p>' },
    ],
    users: [{ name: 'No id' }, { id: 9, name: 'Ada' }],
    tags: [{ name: 7 }],
  }
  for (const text of [{ db: [{ data }] }, { data }]) {
    const dir = await folder(context, { 'export.json': JSON.stringify(text) })
    const { posts, refused } = await readGhost(path.join(dir, 'export.json'))
    const [first, second] = posts
    assert.deepEqual(
      [first?.publishedAt, first?.image?.address, first?.authors, second?.published],
      ['2010-09-06T13:44:09.000Z', '/a.png', ['Ada'], false],
    )
    assert.match(second?.notes.lines().join() ?? '', /"some day"/)
    assert.deepEqual([posts.length, refused.length], [2, 1])
  }
})

const item = (inside: string, id = 1) =>
  `<item><title>A&nbsp;b&#x1F;</title><wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status>${inside}</item>`
const dated = '<wp:post_date_gmt>2021-05-03 10:00:00</wp:post_date_gmt>'
const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`

test('a WordPress export is read despite leftovers of plug-ins and old versions', async (context) => {
  const xml = `\n<?xml version="1.0" encoding="ISO-8859-1"?><rss xmlns:wp="w"><channel><wp:wxr_version>1.2</wp:wxr_version>
${item(`${dated}<category domain="category"><![CDATA[Q&amp;A]]></category>${meta('_yoast_wpseo_metadesc', '%%excerpt%% %%sep%%')}<content:encoded><![CDATA[Caff\xe8 missed<sup data-fn="aa"><a href="#aa">1</a></sup>.<!-- wp:footnotes /-->]]></content:encoded>${meta('footnotes', '[{"content":"Survey, 2021.","id":"aa"}]')}`)}
${item('<content:encoded>[gallery]</content:encoded>', 2)}
<item><wp:post_id>7</wp:post_id><wp:post_type>attachment</wp:post_type><wp:post_parent>2</wp:post_parent><wp:attachment_url>https://x.files.example/2021/05/t.png</wp:attachment_url></item>
</channel></rss>`
  const dir = await folder(context, { 'a.xml': Buffer.from(xml, 'latin1') })
  const { posts, hosts } = await readWordpress(path.join(dir, 'a.xml'))
  const [first, second] = posts
  assert.deepEqual(
    [first?.title, first?.categories, first?.description, first?.publishedAt],
    ['A b', ['Q&A'], '', '2021-05-03T10:00:00.000Z'],
  )
  assert.match(JSON.stringify(first?.body), /Caffè missed.*\[1\] Survey, 2021/)
  // Without a readable date, a post must not become public today
  assert.deepEqual([second?.published, second?.publishedAt], [false, null])
  assert.match(JSON.stringify(second?.body), /x\.files\.example\/2021\/05\/t\.png/)
  assert.ok(hosts.has('x.files.example'))
  const mixed = await folder(context, { 'a.xml': Buffer.from(xml.replace('ISO-8859-1', 'UTF-8'), 'latin1') })
  const [odd, even] = (await readWordpress(path.join(mixed, 'a.xml'))).posts
  assert.match(JSON.stringify(odd?.body), /Caffè missed/)
  assert.match(odd?.notes.lines().join() ?? '', /not UTF-8 throughout/)
  assert.doesNotMatch(even?.notes.lines().join() ?? '', /UTF-8/)
})

test('terms of every WordPress export version are read, and those of other taxonomies reported', async (context) => {
  const terms: [xml: string, categories: string[], tags: string[], note?: string][] = [
    ['<category domain="category" nicename="a"><![CDATA[A]]></category>', ['A'], []],
    ['<category>A</category><category domain="category" nicename="a">A</category>', ['A'], []],
    ['<category domain="tag">B</category><category domain="tag" nicename="b">B</category>', [], ['B']],
    ['<category domain="post_tag" nicename="b">B</category>', [], ['B']],
    ['<category domain="post_format" nicename="post-format-aside">Aside</category>', [], []],
    [
      '<category domain="colour">Red</category><category domain="colour">Blue</category>',
      [],
      [],
      'its terms of "colour" were left out: Red, Blue',
    ],
    ['<category domain="constructor">C</category>', [], [], 'its terms of "constructor" were left out: C'],
  ]
  const items = terms.map(([xml], at) => item(`${dated}${xml}`, at + 1)).join('')
  const dir = await folder(context, {
    'a.xml': `<rss xmlns:wp="w"><channel><wp:wxr_version>1.0</wp:wxr_version>${items}</channel></rss>`,
  })
  const { posts } = await readWordpress(path.join(dir, 'a.xml'))
  assert.deepEqual(
    posts.map(({ categories, tags, notes }) => [categories, tags, notes.lines().join()]),
    terms.map(([, categories, tags, note = '']) => [categories, tags, note]),
  )
})
