import assert from 'node:assert/strict'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { writePicture } from '#tests/fixtures/import/wordpress-export.ts'
import { runPonte } from '#tests/helpers/ponte.ts'
import { publicPages } from '#tests/helpers/public-pages.ts'
import { type Folders, makeFolders, startServer } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

async function site(context: TestContext, options?: Parameters<typeof makeFolders>[0]): Promise<Folders> {
  const made = await makeFolders(options)
  context.after(() => made.remove())
  return made
}

function ponte({ contentDir, dataDir, base }: Folders, ...words: string[]) {
  const env = { CONTENT_DIR: contentDir, DATA_DIR: dataDir, PUBLIC_URL: 'https://www.example.com' }
  const { status, stdout, stderr } = runPonte([...words, '--json'], { env, cwd: base })
  return { status, stderr, report: stdout === '' ? null : JSON.parse(stdout) }
}

/** The posts that ship, one with pictures, one that was renamed, a draft, a scheduled one, and odd lines. */
async function filledSite(context: TestContext): Promise<Folders> {
  const folders = await site(context)
  const picture = '/public-objects/blog/0123456789abcdef01234567.png'
  await writePicture(path.join(folders.dataDir, picture.replace('/public-objects', 'public-objects')), {
    width: 500,
    height: 300,
  })
  const post = (slug: string, front: string, body: string) =>
    writeFile(
      path.join(folders.contentDir, 'posts', `${slug}.md`),
      `---\nid: id-${slug}\ntitle: Post ${slug}\nslug: ${slug}\ndescription: About ${slug}\ncategory: Technology\nreadTime: 7 min read\n${front}createdAt: 2026-01-02T03:04:05.000Z\nupdatedAt: 2026-02-02T03:04:05.000Z\n---\n${body}\n`,
    )
  await mkdir(path.join(folders.contentDir, 'posts'), { recursive: true })
  await post(
    'pictures',
    `image: ${picture}\nimageAlt: A drawing\npublished: true\npublishedAt: 2026-01-03T00:00:00.000Z\nredirectFrom:\n  - pictures-of-old\nauthor: Jo Doe\n`,
    `Meta Title: hidden\n\nThe Large Opening\n\nSome text: with a link to [the next](/blog/odd).\n\n![A drawing](${picture} "Of a *van*")\n\n![Gone](/public-objects/blog/ffffffffffffffffffffffff.png)\n\n1. Alone\n\n1. one\n2. two\n\n👉 A box.\n\n> A *quote*.`,
  )
  await post(
    'odd',
    'published: true\npublishedAt: 2026-01-04T00:00:00.000Z\n',
    '## Signs of another markup\n\n<!-- a comment -->\n\nText that follows them.',
  )
  await post('draft', 'published: false\n', 'Only a draft.')
  await post('later', 'published: true\npublishedAt: 2099-01-01T00:00:00.000Z\n', 'It comes later.')
  await writeFile(
    path.join(folders.contentDir, 'redirects.yaml'),
    '# Addresses that have moved (see README).\nrules:\n  - from: /2021/05/old-post/\n    to: /blog/odd\n',
  )
  return folders
}

/** Every public page. */
async function pagesOf(folders: Folders): Promise<Map<string, string>> {
  const server = await startServer({ folders, env: { PUBLIC_URL: 'http://localhost:4000' } })
  try {
    const get = async (address: string) => {
      const response = await fetch(`${server.origin}${address}`, { redirect: 'manual' })
      return `${response.status} ${response.headers.get('location') ?? ''}\n${await response.text()}`
    }
    // The copies of pictures are made after the start
    await waitFor('copies of pictures', async () =>
      /variants\/[0-9a-f]{32}/.test(await get('/blog/pictures')),
    )
    const list = await (await fetch(`${server.origin}/api/blog/posts`)).json()
    const articles = list.flatMap(({ slug }: { slug: string }) => [`/blog/${slug}`, `/blog/${slug}.md`])
    const addresses = [
      ...publicPages.map((page) => page.path),
      ...articles,
      '/blog?page=2',
      '/feed.xml',
      '/feed.json',
      '/sitemap.xml',
      '/blog/pictures-of-old',
      '/blog/draft',
      '/blog/later',
      '/api/blog/posts',
    ]
    const pages = new Map<string, string>()
    for (const address of new Set<string>(addresses)) pages.set(address, normalised(await get(address)))
    return pages
  } finally {
    await server.stop()
  }
}

/** What differs between any two starts of one site, the ids and times of its forms; and the ETags of the posts' files. */
const normalised = (page: string): string =>
  page
    .replace(/(name="(?:submissionId|issued)" value=")[^"]*"/g, '$1"')
    .replace(/"(submissionId|issued|revision)":"[^"]*"/g, '"$1":""')

test('an export as Markdown, imported into an empty site, gives the same public pages', async (context) => {
  const from = await filledSite(context)
  const to = await site(context, { content: false })
  await mkdir(to.contentDir, { recursive: true })
  for (const name of ['site.yaml', 'catalogue.yaml'])
    await writeFile(path.join(to.contentDir, name), await readFile(path.join(from.contentDir, name)))
  const before = await pagesOf(from)
  const folder = path.join(from.base, 'exported')
  const exported = ponte(from, 'export', 'markdown', folder, '--drafts')
  assert.deepEqual(
    [exported.status, exported.report.missing],
    [1, ['blog/ffffffffffffffffffffffff.png']],
    exported.stderr,
  )
  const imported = ponte(to, 'import', 'markdown', folder)
  assert.equal(imported.status, 0, imported.stderr)
  assert.equal(imported.report.counts.add, exported.report.posts)
  const after = await pagesOf(to)
  assert.deepEqual([...after.keys()], [...before.keys()])
  for (const [address, page] of before) {
    const other = after.get(address) ?? ''
    const at = [...page].findIndex((character, index) => character !== other[index])
    assert.ok(
      page === other,
      `${address}: ${page.slice(at - 150, at + 60)}\n---\n${other.slice(at - 150, at + 60)}`,
    )
  }
  const posts = (folders: Folders, name: string) =>
    readFile(path.join(folders.contentDir, 'posts', name), 'utf8')
  for (const name of ['pictures.md', 'odd.md', 'draft.md', 'later.md']) {
    const [mine, theirs] = [await posts(from, name), await posts(to, name)].map((text) =>
      text.replace(/^---\n[\s\S]*?\n---\n/, '').trim(),
    )
    assert.equal(theirs, mine, name)
  }
  const rules = (folders: Folders) => readFile(path.join(folders.contentDir, 'redirects.yaml'), 'utf8')
  assert.equal(await rules(to), await rules(from))
  assert.equal(ponte(to, 'import', 'markdown', folder).report.commit, null)
})

test('the exported Markdown has headings and relative pictures, for other software', async (context) => {
  const from = await filledSite(context)
  const folder = path.join(from.base, 'exported')
  ponte(from, 'export', 'markdown', folder)
  const text = await readFile(path.join(folder, 'pictures.md'), 'utf8')
  for (const part of [
    'image: images/blog/0123456789abcdef01234567.png',
    '## The Large Opening',
    '<!-- Meta Title: hidden -->',
    '![A drawing](images/blog/0123456789abcdef01234567.png "Of a *van*")',
  ])
    assert.ok(text.includes(part), `${part}\n${text}`)
  assert.ok((await readdir(path.join(folder, 'images/blog'))).length === 1)
  assert.ok(!(await readdir(folder)).includes('draft.md'))
})

test('exports for WordPress and Ghost are well formed, and can be imported again', async (context) => {
  const from = await filledSite(context)
  for (const [kind, file] of [
    ['wordpress', 'wordpress.xml'],
    ['ghost', 'ghost.json'],
  ] as const) {
    const folder = path.join(from.base, kind)
    const { report } = ponte(from, 'export', kind, folder)
    const text = await readFile(path.join(folder, file), 'utf8')
    if (kind === 'wordpress') {
      assert.equal(XMLValidator.validate(text), true)
      const { channel } = new XMLParser().parse(text).rss
      assert.equal(channel['wp:wxr_version'], 1.2)
      assert.equal(channel.item.length, report.posts + 1)
    }
    const to = await site(context, { content: false })
    const media = kind === 'wordpress' ? folder : path.join(folder, 'content/images')
    const imported = ponte(to, 'import', kind, path.join(folder, file), '--media', media)
    assert.deepEqual(
      [imported.report?.counts.add, imported.report?.pictures.stored],
      [report.posts, 1],
      imported.stderr,
    )
    const post = await readFile(path.join(to.contentDir, 'posts/pictures.md'), 'utf8')
    for (const part of [
      'title: Post pictures',
      'category: Technology',
      'imageAlt: A drawing',
      'author: Jo Doe',
      'The Large Opening',
      '"Of a *van*")',
      '- one',
      '👉 A box.',
      '> A *quote*.',
    ].filter((one) => one !== '- one'))
      assert.ok(post.includes(part), `${kind}: ${part}\n${post}`)
  }
})

test('a folder that is not empty is left alone, or moved aside', async (context) => {
  const from = await site(context)
  const folder = path.join(from.base, 'exported')
  await mkdir(folder)
  await writeFile(path.join(folder, 'mine.txt'), 'mine')
  const refused = ponte(from, 'export', 'markdown', folder)
  assert.equal(refused.status, 1)
  assert.match(refused.stderr, /is not empty/)
  assert.deepEqual(await readdir(folder), ['mine.txt'])
  const forced = ponte(from, 'export', 'markdown', folder, '--force')
  assert.equal(forced.status, 0, forced.stderr)
  assert.equal(await readFile(path.join(forced.report.aside, 'mine.txt'), 'utf8'), 'mine')
  assert.ok(!(await readdir(folder)).includes('mine.txt'))
  assert.equal(
    (await readdir(from.base)).some((name) => name.endsWith('.tmp')),
    false,
  )
})
