import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, open, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import sharp from 'sharp'
import { ZipFile } from 'yazl'
import { importPosts } from '#server/content/import/import.ts'
import { SourceError } from '#server/content/import/source-error.ts'
import { within } from '#server/content/import/time-limit.ts'
import { lockData } from '#server/kernel/data-lock.ts'
import { silentLog } from '#server/kernel/log.ts'
import {
  oldSite,
  type WordpressPost,
  wordpressExport,
  writeBigExport,
  writePicture,
} from '#tests/fixtures/import/wordpress-export.ts'
import { startApplication } from '#tests/helpers/application.ts'
import { bareEnvironment } from '#tests/helpers/bare-environment.ts'
import { isFull } from '#tests/helpers/full.ts'
import { jpegOf } from '#tests/helpers/pictures.ts'
import { ponteReport, startPonte } from '#tests/helpers/ponte.ts'
import { envOf, type Folders, foldersOf } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

const someone = { name: 'Someone', email: 'someone@example.com' }
const refusedWith = (message: RegExp) => (error: Error) =>
  error instanceof SourceError && message.test(error.message)

/** Imports in this process. Rejects when a picture is to be stored. */
const importWordpress = ({ contentDir }: Folders, from: string) =>
  importPosts({
    kind: 'wordpress',
    from,
    media: null,
    contentDir,
    defaults: path.resolve('content'),
    store: { has: async () => false, put: () => Promise.reject(new Error('No picture is expected')) },
    fetcher: null,
    categories: new Map(),
    fallbackCategory: 'Technology',
    author: someone,
    committer: someone,
    dryRun: false,
    log: silentLog,
    signal: new AbortController().signal,
  })

async function save(folders: Folders, posts: readonly WordpressPost[], before = ''): Promise<string> {
  const file = path.join(folders.base, 'export.xml')
  await writeFile(file, wordpressExport(posts, { before }))
  return file
}

const postFile = ({ contentDir }: Folders, slug: string) => path.join(contentDir, 'posts', `${slug}.md`)
const textOf = (folders: Folders, slug: string) => readFile(postFile(folders, slug), 'utf8')
const git = ({ contentDir }: Folders, ...words: string[]) =>
  execFileSync('git', ['-C', contentDir, ...words], { encoding: 'utf8' }).trim()

const counts = (some: object) => ({ add: 0, kept: 0, refused: 0, ...some })

async function hashOf(folder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const entry of (await readdir(folder, { recursive: true, withFileTypes: true })).sort((a, b) =>
    path.join(a.parentPath, a.name) < path.join(b.parentPath, b.name) ? -1 : 1,
  )) {
    const file = path.join(entry.parentPath, entry.name)
    hash.update(path.relative(folder, file))
    if (entry.isFile()) hash.update(await readFile(file))
  }
  return hash.digest('hex')
}

const categories = ['Technology']
const oldPosts: WordpressPost[] = [
  {
    id: 1,
    title: 'Vans & voices',
    name: 'vans-and-voices',
    content: `The first paragraph of the post, which is long enough.\n\n<img class="wp-image-7" src="${oldSite}/wp-content/uploads/2021/05/van-300x200.jpg" />\n\nSee <a href="${oldSite}/2021/05/second/#more">the other</a> and <a href="${oldSite}/?p=3">a draft</a>.<script>alert(1)</script>`,
    categories: ['local seo'],
    tags: ['vans'],
    thumbnail: 7,
    comments: 2,
  },
  { id: 2, name: 'second', content: '<p>Something else is said here.</p>', categories: ['Musings'] },
  {
    id: 3,
    name: 'third',
    status: 'draft',
    link: `${oldSite}/?p=3`,
    content: 'Only a draft so far.',
    categories,
  },
  {
    id: 4,
    name: 'fourth',
    status: 'future',
    date: '2099-01-01 00:00:00',
    content: 'It comes later.',
    categories,
  },
  { id: 5, name: 'fifth', password: 'secret', content: 'Behind a password it was.', categories },
  { id: 6, name: 'sixth', status: 'private', content: 'For nobody else it was.', categories },
  { id: 7, type: 'attachment', file: '2021/05/van.jpg', alt: 'A white van' },
  { id: 8, type: 'page', content: 'About us.' },
  { id: 9, type: 'nav_menu_item' },
  { id: 10, name: 'empty', content: '' },
]

test('a WordPress export becomes posts, pictures and redirects in one commit', async (context) => {
  const folders = await foldersOf(context)
  const file = await save(folders, oldPosts)
  const media = path.join(folders.base, 'uploads')
  await writePicture(path.join(media, '2021/05/van.jpg'))
  const words = ['import', 'wordpress', file, '--media', media]
  words.push('--category', 'Musings=AI Solutions', '--as', 'Ada Example <ada@example.com>')

  const before = await hashOf(folders.base)
  const dry = await ponteReport(folders, ...words, '--dry-run')
  assert.deepEqual([dry.report.counts.add, dry.report.pictures.stored, dry.report.commit], [6, 1, null])
  assert.equal(await hashOf(folders.base), before)

  const { status, report, stderr } = await ponteReport(folders, ...words)
  assert.equal(status, 1, stderr)
  assert.deepEqual(report.counts, dry.report.counts)
  assert.deepEqual(report.counts, counts({ add: 6, refused: 1 }))
  assert.deepEqual(report.skipped, { comments: 2, pages: 1, attachments: 1, 'menu items': 1 })
  assert.deepEqual(report.pictures, { stored: 1, present: 0, missing: 0, toFetch: 0 })
  const states = Object.fromEntries(
    report.posts.map((post: { slug: string; state: string }) => [post.slug, post.state]),
  )
  assert.deepEqual(states, {
    'vans-and-voices': 'published',
    second: 'published',
    third: 'draft',
    fourth: 'scheduled',
    fifth: 'draft',
    sixth: 'draft',
    empty: 'published',
  })
  const first = await textOf(folders, 'vans-and-voices')
  const [, picture = ''] = /^image: (\/public-objects\/blog\/[0-9a-f]{24}\.jpg)$/m.exec(first) ?? []
  for (const part of [
    'title: Vans & voices',
    'category: Local SEO',
    'imageAlt: A white van',
    'author: Jo Doe',
    'publishedAt: 2021-05-03T10:00:00.000Z',
    `![A white van](${picture})`,
    'See [the other](/blog/second#more) and [a draft](/blog/third).',
  ])
    assert.ok(first.includes(part), `${part}\n${first}`)
  assert.ok(!first.includes('alert'))
  assert.match(await textOf(folders, 'second'), /category: AI Solutions/)
  const stored = await readFile(
    path.join(folders.dataDir, picture.replace('/public-objects', 'public-objects')),
  )
  assert.equal((await sharp(stored).metadata()).exif, undefined)
  const rules = await readFile(path.join(folders.contentDir, 'redirects.yaml'), 'utf8')
  assert.equal(
    rules,
    '# Addresses that have moved (see README).\nrules:\n' +
      [['vans-and-voices'], ['second'], ['fourth']]
        .map(([slug]) => `  - from: /2021/05/${slug}/\n    to: /blog/${slug}\n`)
        .join(''),
  )
  assert.equal(git(folders, 'log', '-1', '--format=%an <%ae>, %cn'), 'Ada Example <ada@example.com>, Ponte')
  assert.equal(git(folders, 'log', '-1', '--name-only', '--format=').split('\n').length, 7)
  assert.equal(git(folders, 'status', '--porcelain'), '')

  const head = git(folders, 'rev-parse', 'HEAD')
  const content = await hashOf(path.join(folders.contentDir, 'posts'))
  const again = await ponteReport(folders, ...words)
  assert.deepEqual(
    [again.report.counts.kept, again.report.counts.add, again.report.pictures.stored, again.report.commit],
    [6, 0, 0, null],
  )
  assert.equal(git(folders, 'rev-parse', 'HEAD'), head)
  assert.equal(await hashOf(path.join(folders.contentDir, 'posts')), content)
})

test('importing again neither changes existing posts nor brings removed ones back', async (context) => {
  const folders = await foldersOf(context)
  const words = ['import', 'wordpress', await save(folders, oldPosts.slice(1, 4))]
  assert.equal((await ponteReport(folders, ...words)).status, 0)
  await rm(postFile(folders, 'third'))
  git(folders, 'add', '--all')
  git(folders, ...'-c user.name=Ed -c user.email=ed@example.com commit --quiet --message Edit'.split(' '))
  const before = await hashOf(path.join(folders.contentDir, 'posts'))
  const changed = oldPosts.slice(1, 4).map((post) => ({ ...post, content: `${post.content} And more.` }))
  await save(folders, changed)
  const { report } = await ponteReport(folders, ...words)
  assert.deepEqual([report.counts, report.commit], [counts({ kept: 3 }), null])
  assert.equal(await hashOf(path.join(folders.contentDir, 'posts')), before)
})

test('a hostile or unreadable export is refused with the reason, and nothing is written', async (context) => {
  const folders = await foldersOf(context)
  const good = wordpressExport(oldPosts)
  const laughs = `<!DOCTYPE rss [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, at) => `<!ENTITY a${at} "${`&a${at === 0 ? '' : at - 1};`.repeat(10)}">`).join('')}]>`
  const external = '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
  const attacks: [what: string, text: string | Buffer, message: RegExp][] = [
    ['entities', good.replace('<rss', `${laughs}<rss`).replace('The old site', '&a8;'), /document type/],
    [
      'external entity',
      good.replace('<rss', `${external}<rss`).replace('The old site', '&x;'),
      /document type/,
    ],
    ['an unknown entity', good.replace('The old site', '&x;'), /entity/],
    ['depth', good.replace('</channel>', '<a>'.repeat(1000)), /nested more than/],
    ['truncated', good.slice(0, 2000), /cannot be read/],
    ['UTF-16', Buffer.from(good, 'utf16le'), /cannot be read|UTF-8/],
    ['another kind', '<html><body>hello</body></html>', /<html>/],
    ['no export', '<rss><channel></channel></rss>', /wxr_version/],
    ['a text without end', good.replace('About us.', 'x'.repeat(2_100_000)), /more than 2000000 characters/],
  ]
  const file = path.join(folders.base, 'attack.xml')
  for (const [what, text, message] of attacks) {
    await writeFile(file, text)
    const before = await hashOf(folders.base)
    await assert.rejects(importWordpress(folders, file), refusedWith(message), what)
    assert.equal(await hashOf(folders.base), before, what)
  }
  const handle = await open(file, 'w')
  await handle.truncate(200_000_000)
  await handle.close()
  for (const kind of ['wordpress', 'ghost']) {
    const { status, stderr } = await ponteReport(folders, 'import', kind, file)
    assert.deepEqual([status, /200 MB\. At most/.test(stderr)], [1, true], stderr)
  }
})

test('the address of a picture cannot lead out of the media folder', async (context) => {
  const folders = await foldersOf(context)
  const media = path.join(folders.base, 'site/uploads')
  await mkdir(media, { recursive: true })
  await writePicture(path.join(folders.base, 'secret.jpg'), { width: 40, height: 30 })
  const ways = [
    '..%2f..%2fsecret.jpg',
    '..%2F..%2fsecret.jpg',
    '../../../secret.jpg',
    '%2e%2e/%2e%2e/secret.jpg',
    'a/..%5c..%5csecret.jpg',
  ]
  const images = ways.map((way) => `<img src="${oldSite}/wp-content/uploads/${way}">`).join('\n')
  const content = `Text before the pictures.\n\n${images}`
  const file = await save(folders, [{ id: 1, content, categories: ['Technology'] }])
  const { report } = await ponteReport(folders, 'import', 'wordpress', file, '--media', media)
  assert.equal(report.pictures.stored, 0)
  assert.ok(!(await textOf(folders, 'post-1')).includes('public-objects'))
})

async function zipOf(files: Record<string, string | Buffer>, modes: Record<string, number> = {}) {
  const zip = new ZipFile()
  for (const [name, bytes] of Object.entries(files)) {
    const mode = modes[name]
    zip.addBuffer(Buffer.from(bytes), name, mode === undefined ? {} : { mode })
  }
  zip.end()
  return buffer(zip.outputStream)
}

test('an export and its pictures are read from zip archives, as from folders', async (context) => {
  const folders = await foldersOf(context)
  const picture = path.join(folders.base, 'van.jpg')
  await writePicture(picture, { seed: 3 })
  const uploads = await zipOf({
    'uploads/2021/05/van.jpg': await readFile(picture),
    '__MACOSX/uploads/2021/05/._van.jpg': 'x',
  })
  const media = path.join(folders.base, 'uploads.zip')
  await writeFile(media, uploads)
  const from = path.join(folders.base, 'export.zip')
  await writeFile(from, await zipOf({ 'old site/export.xml': wordpressExport(oldPosts), 'readme.txt': 'x' }))
  const { report, stderr } = await ponteReport(folders, 'import', 'wordpress', from, '--media', media)
  assert.deepEqual([report?.counts.add, report?.pictures.stored], [6, 1], stderr)

  const other = await foldersOf(context)
  const file = await save(other, oldPosts)
  const plain = path.join(other.base, 'plain')
  await mkdir(path.join(plain, '2021/05'), { recursive: true })
  await writeFile(path.join(plain, '2021/05/van.jpg'), await readFile(picture))
  await ponteReport(other, 'import', 'wordpress', file, '--media', plain)
  assert.equal(await textOf(folders, 'vans-and-voices'), await textOf(other, 'vans-and-voices'))

  const posts = path.join(folders.base, 'posts.zip')
  const post = '---\ntitle: From an archive\nimage: /img/a.jpg\ndate: 2021-05-03\n---\nIts text.\n'
  await writeFile(
    posts,
    await zipOf(
      {
        'blog/posts/one.md': post,
        'blog/static/img/a.jpg': await readFile(picture),
        'blog/posts/link.md': '/etc/passwd',
      },
      { 'blog/posts/link.md': 0o120_777 },
    ),
  )
  const markdown = await ponteReport(folders, 'import', 'markdown', posts)
  assert.deepEqual([markdown.report?.counts.add, markdown.report?.counts.refused], [1, 1], markdown.stderr)
  assert.match(markdown.report.posts.map((one: { notes: string[] }) => one.notes.join()).join(), /is a link/)
  assert.equal((await ponteReport(folders, 'import', 'markdown', posts)).report?.counts.kept, 1)
})

test('a hostile archive is refused with the reason, and nothing is written', async (context) => {
  const folders = await foldersOf(context)
  const good = await zipOf({ 'aa/b/export.xml': wordpressExport(oldPosts) })
  const renamed = (name: string) =>
    Buffer.from(good.toString('latin1').replaceAll('aa/b/export.xml', name), 'latin1')
  const encrypted = Buffer.from(good)
  // The encryption flag of the entry in the central directory
  const entry = encrypted.lastIndexOf('PK\x01\x02', undefined, 'latin1')
  encrypted.writeUInt16LE(encrypted.readUInt16LE(entry + 8) | 1, entry + 8)
  const lying = Buffer.from(good)
  lying.writeUInt32LE(40, entry + 24)
  const two = await zipOf({ 'aa.xml': wordpressExport(oldPosts), 'bb.xml': 'x' })
  const twice = Buffer.from(two.toString('latin1').replaceAll('bb.xml', 'aa.xml'), 'latin1')
  const attacks: [what: string, bytes: Buffer, message: RegExp][] = [
    ['a path out of the folder', renamed('../../outside.x'), /invalid relative path/],
    ['an absolute path', renamed('/etc/passwd.xml'), /absolute path/],
    ['a Windows path', renamed('..\\..\\export.xm'), /invalid (?:relative path|characters)/],
    ['encrypted', encrypted, /encrypted/],
    ['more bytes than declared', lying, /damaged/],
    ['truncated', good.subarray(0, -40), /refused/],
    ['a zip bomb', await zipOf({ 'bomb.xml': Buffer.alloc(101 * 1024 * 1024) }), /larger/],
    ['no export in it', await zipOf({ 'a.txt': 'x' }), /no \.xml file/],
    ['two exports', await zipOf({ 'a.xml': 'x', 'b.xml': 'x' }), /2 \.xml files/],
    ['the same name twice', twice, /two files of the name aa\.xml/],
  ]
  const file = path.join(folders.base, 'attack.zip')
  for (const [what, bytes, message] of attacks) {
    await writeFile(file, bytes)
    const before = await hashOf(folders.base)
    await assert.rejects(importWordpress(folders, file), refusedWith(message), what)
    assert.equal(await hashOf(folders.base), before, what)
  }
})

test('a Ghost export becomes posts, with its pictures from a folder', async (context) => {
  const folders = await foldersOf(context)
  const media = path.join(folders.base, 'content-images')
  await writePicture(path.join(media, '2022/01/cover.png'))
  const dates = { published_at: '2022-01-02T03:04:05.000Z', created_at: '2022-01-01T00:00:00.000Z' }
  const common = { type: 'post', status: 'published', visibility: 'public', ...dates }
  const post = (id: string, more: object) => {
    const [uuid, title, slug] = [`uuid-${id}`, `Ghost ${id}`, `ghost-${id}`]
    return { id, uuid, title, slug, html: `<p>The text of post ${id}.</p>`, ...common, ...more }
  }
  const images = '__GHOST_URL__/content/images'
  const first = {
    feature_image: `${images}/2022/01/cover.png`,
    html: `<p>See <a href="__GHOST_URL__/ghost-b/">the other</a>.</p><img src="${images}/size/w600/2022/01/cover.png" alt="x">`,
    custom_excerpt: 'In short',
  }
  const data = {
    posts: [
      post('a', first),
      post('b', { status: 'draft' }),
      post('c', { visibility: 'members' }),
      post('d', { html: null, lexical: '{}' }),
      post('e', { type: 'page' }),
    ],
    tags: [
      { id: 't', name: 'Technology', slug: 'technology' },
      { id: 'u', name: 'vans' },
    ],
    posts_tags: [
      { post_id: 'a', tag_id: 'u', sort_order: 1 },
      { post_id: 'a', tag_id: 't', sort_order: 0 },
    ],
    users: [{ id: '1', name: 'Jo Doe' }],
    posts_authors: [{ post_id: 'a', author_id: '1', sort_order: 0 }],
    posts_meta: [{ post_id: 'a', feature_image_alt: 'A cover' }],
  }
  const file = path.join(folders.base, 'ghost.json')
  await writeFile(file, JSON.stringify({ db: [{ meta: {}, data }] }))
  const { report, stderr } = await ponteReport(folders, 'import', 'ghost', file, '--media', media)
  assert.deepEqual(report?.counts, counts({ add: 3, refused: 1 }), stderr)
  assert.deepEqual([report.skipped, report.pictures.stored], [{ pages: 1 }, 1])
  const text = await textOf(folders, 'ghost-a')
  for (const part of [
    'category: Technology',
    'imageAlt: A cover',
    'author: Jo Doe',
    'description: In short',
    'See [the other](/blog/ghost-b).',
    '![x](/public-objects/blog/',
  ])
    assert.ok(text.includes(part), `${part}\n${text}`)
  assert.match(await textOf(folders, 'ghost-c'), /published: false/)
  assert.deepEqual(
    (await ponteReport(folders, 'import', 'ghost', file, '--media', media)).report.counts,
    counts({ kept: 3, refused: 1 }),
  )
})

test('a Markdown folder is imported without reading outside it, and unsafe or faulty files are refused', async (context) => {
  const folders = await foldersOf(context)
  const outside = path.join(folders.base, 'outside')
  await writePicture(path.join(outside, 'secret.jpg'))
  const from = path.join(folders.base, 'blog')
  await mkdir(path.join(from, 'posts/bundle'), { recursive: true })
  await writePicture(path.join(from, 'static/img/a.jpg'), { seed: 2 })
  await writeFile(path.join(from, 'posts/not-an-image.jpg'), 'GIF89a<script>alert(1)</script>')
  await symlink(path.join(outside, 'secret.jpg'), path.join(from, 'posts/link.jpg'))
  await symlink(outside, path.join(from, 'posts/linked'))
  await writeFile(path.join(outside, 'stolen.md'), '---\ntitle: Stolen\n---\nText of a file outside.\n')
  await symlink(path.join(outside, 'stolen.md'), path.join(from, 'posts/stolen.md'))
  await writeFile(
    path.join(from, 'posts/2021-05-03-first.md'),
    `---\ntitle: "First post"\ndescription: In short\ncategories: [Technology]\nauthor: Jo Doe\nimage: /img/a.jpg\naliases: [/old/first/]\n---\n# Large\n\nSome **bold** text with [another](bundle/index.md) and [a bad one](javascript:alert(1)).\n\n- one\n- two\n\n${['../../outside/secret.jpg', '..%2f..%2foutside/secret.jpg', 'link.jpg', 'linked/secret.jpg', 'not-an-image.jpg', 'file:///etc/passwd', 'https://other.example/x.jpg'].map((one) => `![x](${one})`).join('\n\n')}\n\n<script>alert(1)</script>\n`,
  )
  await writeFile(
    path.join(from, 'posts/bundle/index.md'),
    '---\ntitle: Bundle\ndate: 2021-06-01\ndraft: true\n---\nThe text of a bundle.\n',
  )
  await writeFile(path.join(from, 'posts/toml.md'), '+++\ntitle = "x"\n+++\nText.\n')
  await writeFile(path.join(from, 'posts/code.md'), '---js\n{ title: process.exit(9) }\n---\nText.\n')
  await writeFile(path.join(from, 'posts/alias.md'), '---\ntitle: &a x\ndescription: *a\n---\nText.\n')
  // A text that takes too long costs five seconds and is refused like one nested too deeply
  const endless = isFull ? '*a'.repeat(290_000) : `${'> '.repeat(3_000)}a`
  await writeFile(path.join(from, 'posts/endless.md'), `---\ntitle: Endless\n---\n${endless}\n`)
  const { report, stderr } = await ponteReport(folders, 'import', 'markdown', from)
  assert.deepEqual(report?.counts, counts({ add: 2, refused: 7 }), stderr)
  const reasons = report.posts
    .filter((post: { action: string }) => post.action === 'refused')
    .flatMap((post: { notes: string[] }) => post.notes)
    .join('\n')
  for (const reason of [
    /too long/,
    /TOML/,
    /aliases/,
    /links are not followed/,
    /without the name of a language/,
  ])
    assert.match(reasons, reason)
  assert.deepEqual([report.pictures.stored, report.pictures.missing], [1, 7])
  const text = await textOf(folders, 'first')
  for (const part of [
    'publishedAt: 2021-05-03T00:00:00.000Z',
    'category: Technology',
    '[another](/blog/bundle) and a bad one.',
    '- one\n- two',
  ])
    assert.ok(text.includes(part), `${part}\n${text}`)
  assert.ok(!/alert|secret|passwd/.test(text), text)
  const found = await readFile(path.join(folders.contentDir, 'redirects.yaml'), 'utf8')
  assert.match(found, /from: \/old\/first\/\n {4}to: \/blog\/first/)
  assert.equal(
    (await readdir(path.join(folders.dataDir, 'public-objects/blog'))).filter((name) => !name.startsWith('.'))
      .length,
    1,
  )
})

test('endless work is stopped after its time limit', () => {
  const forever = () => {
    for (;;);
  }
  assert.equal(within(20, forever), null)
  assert.equal(
    within(1_000, () => 'done'),
    'done',
  )
})

test('pictures are downloaded from named hosts only, without following redirects to others', async (context) => {
  const folders = await foldersOf(context)
  const picture = await jpegOf(40, 30, '#a00')
  const asked: string[] = []
  const serve = (port: () => number) =>
    createServer((request, response) => {
      asked.push(`${request.headers.host}${request.url}`)
      if (request.url === '/away.jpg')
        response.writeHead(302, { Location: `http://127.0.0.1:${port()}/wp-content/uploads/a.jpg` }).end()
      else if (request.url === '/large.jpg') response.end(Buffer.alloc(12_000_000))
      else response.end(picture)
    })
  const portOf = (server: ReturnType<typeof createServer>) => Object(server.address()).port
  const other = serve(() => 0).listen(0, '127.0.0.1')
  const named = serve(() => portOf(other)).listen(0, '127.0.0.1')
  context.after(() => [other, named].map((server) => server.close()))
  await waitFor('both hosts', () => named.listening && other.listening)
  const at = `http://127.0.0.1:${portOf(named)}`
  const images = [
    `${at}/a.jpg`,
    `${at}/away.jpg`,
    `${at}/large.jpg`,
    `http://127.0.0.1:${portOf(other)}/b.jpg`,
    `http://localhost:${portOf(named)}/c.jpg`,
  ]
  const file = await save(folders, [
    {
      id: 1,
      content: `Text before the pictures.\n\n${images.map((src) => `<img src="${src}">`).join('\n')}`,
      categories: ['Technology'],
    },
  ])
  const run = async (...more: string[]) =>
    (await ponteReport(folders, 'import', 'wordpress', file, ...more)).report
  await run('--dry-run')
  await run('--dry-run', '--fetch', at)
  assert.equal(asked.length, 0)
  const report = await run('--fetch', at)
  assert.deepEqual([report.pictures.stored, report.pictures.missing], [1, 4])
  const paths = asked.map((one) => one.slice(one.indexOf('/'))).sort()
  assert.deepEqual(paths, ['/a.jpg', '/away.jpg', '/large.jpg'])
  assert.deepEqual((await run('--fetch', at)).counts.kept, 1)
  assert.equal(asked.filter((one) => one.endsWith('/a.jpg')).length, 1)
})

test('an import is refused while a server runs, a dry run is not; the next start shows what was imported', async (context) => {
  const folders = await foldersOf(context)
  const file = await save(folders, oldPosts.slice(1, 4))
  const words = ['import', 'wordpress', file]
  const { dataDir } = folders
  await mkdir(dataDir)
  const lock = await lockData({ dataDir, log: silentLog, onLost: () => undefined })
  const refused = await ponteReport(folders, ...words)
  assert.equal(refused.status, 1)
  assert.match(refused.stderr, /A server is running on .*: stop it first/)
  assert.equal((await ponteReport(folders, ...words, '--dry-run')).status, 0)
  await lock.release()
  assert.equal((await ponteReport(folders, ...words)).status, 0)
  const server = await startApplication({ folders })
  context.after(() => server.stop())
  const statusOf = async (slug: string) => (await fetch(`${server.origin}/blog/${slug}.md`)).status
  assert.deepEqual(await Promise.all(['second', 'third', 'fourth'].map(statusOf)), [200, 404, 404])
})

test('a killed import leaves complete posts only, and the next run completes it', async (context) => {
  const folders = await foldersOf(context)
  const posts = Array.from({ length: 60 }, (_, at) => ({
    id: 100 + at,
    content: `The text of post ${at}.\n\n${'More words follow. '.repeat(200)}`,
    categories: ['Technology'],
  }))
  const file = await save(folders, posts)
  const kill = 'data:text/javascript,setTimeout(()=>process.kill(process.pid,"SIGKILL"),1000)'
  await startPonte(['import', 'wordpress', file], {
    env: { ...envOf(folders), NODE_OPTIONS: `--import ${kill}` },
  })
  for (const name of await readdir(path.join(folders.contentDir, 'posts')))
    if (name.startsWith('post-'))
      assert.match(
        await textOf(folders, name.replace('.md', '')),
        /^---\nid: wp-[\s\S]*More words follow\.\n$/,
      )
  const { status, report } = await ponteReport(folders, 'import', 'wordpress', file)
  assert.equal(status, 0)
  assert.equal(report.counts.add + report.counts.kept, 60)
  assert.equal(git(folders, 'status', '--porcelain'), '')
  assert.equal(git(folders, 'ls-files', 'posts/post-*').split('\n').length, 60)
})

test('an import that cannot be committed changes no post', async (context) => {
  const folders = await foldersOf(context)
  const file = await save(folders, oldPosts.slice(1, 4))
  assert.equal(
    (await ponteReport(folders, 'import', 'wordpress', await save(folders, oldPosts.slice(1, 2)))).status,
    0,
  )
  await save(folders, oldPosts.slice(1, 4))
  const before = await hashOf(path.join(folders.contentDir, 'posts'))
  // Keeps git from writing the branch; git cannot remove this folder
  const lock = path.join(folders.contentDir, '.git/refs/heads/main.lock/full')
  await mkdir(lock, { recursive: true })
  const run = await ponteReport(folders, 'import', 'wordpress', file)
  assert.equal(run.status, 1)
  assert.equal(await hashOf(path.join(folders.contentDir, 'posts')), before)
  assert.equal(git(folders, 'status', '--porcelain'), '')
  await rm(path.dirname(lock), { recursive: true })
  assert.deepEqual(
    (await ponteReport(folders, 'import', 'wordpress', file)).report.counts,
    counts({ add: 2, kept: 1 }),
  )
})

test('a wrong option is refused with the reason', async (context) => {
  const folders = await foldersOf(context)
  const file = await save(folders, oldPosts)
  for (const [words, message] of [
    [['--category', 'Old=Nowhere'], /takes Old=New/],
    [['--as', 'nobody'], /takes a name and an address/],
    [['--fetch', 'https://x.example/path'], /takes hosts/],
    [['--default-category', 'Nowhere'], /Allowed choices/],
  ] as const) {
    const { status, stderr } = await ponteReport(folders, 'import', 'wordpress', file, ...words)
    assert.equal(status, 2, stderr)
    assert.match(stderr, message)
  }
  assert.equal(
    (await ponteReport(folders, 'import', 'wordpress', path.join(folders.base, 'nothing.xml'))).status,
    1,
  )
})

test('an installation without a build can import pictures', async (context) => {
  const folders = await foldersOf(context)
  const program = path.join(folders.base, 'program')
  for (const part of ['domain', 'server', 'scripts', 'locales', 'content', 'package.json', 'tsconfig.json'])
    await cp(path.resolve(part), path.join(program, part), { recursive: true })
  await symlink(path.resolve('node_modules'), path.join(program, 'node_modules'))
  const { file, media } = await writeBigExport(folders.base, 1)
  const words = ['import', 'wordpress', file, '--media', media, '--dry-run', '--json']
  const report = JSON.parse(
    execFileSync(process.execPath, [path.join(program, 'scripts/bin.mjs'), ...words], {
      encoding: 'utf8',
      cwd: folders.base,
      env: { ...bareEnvironment, ...envOf(folders) },
    }),
  )
  assert.deepEqual([report.pictures.stored, report.pictures.missing], [1, 0])
})
