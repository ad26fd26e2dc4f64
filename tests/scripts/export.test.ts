import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { appendFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { writePicture } from '#tests/fixtures/import/wordpress-export.ts'
import { startApplication } from '#tests/helpers/application.ts'
import { ponteReport } from '#tests/helpers/ponte.ts'
import { type Folders, foldersOf } from '#tests/helpers/server.ts'

const picture = '/public-objects/blog/0123456789abcdef01234567.png'

/** The shipped posts, plus one with pictures, a renamed one, a draft, a scheduled one, and odd lines. */
async function filledSite(context: TestContext): Promise<Folders> {
  const folders = await foldersOf(context)
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

/** What visitors get at the address of every post, and at addresses that redirect there. */
async function answersOf(folders: Folders): Promise<string[]> {
  const server = await startApplication({ folders, env: { PUBLIC_URL: 'http://localhost:4000' } })
  try {
    const get = async (address: string) => {
      const response = await fetch(`${server.origin}${address}`, { redirect: 'manual' })
      const text = (await response.text()).replace(/"revision":"[^"]*"/g, '')
      return `${address} ${response.status} ${response.headers.get('location') ?? ''}\n${text}`
    }
    const list = await (await fetch(`${server.origin}/api/blog/posts`)).json()
    const posts = list.map(({ slug }: { slug: string }) => `/blog/${slug}.md`)
    assert.ok(posts.includes('/blog/pictures.md'))
    const others = ['/blog/pictures-of-old', '/2021/05/old-post', '/blog/draft.md', '/blog/later.md', picture]
    const listed = ['/feed.xml', '/feed.json', '/sitemap.xml', '/api/blog/posts']
    return await Promise.all([...posts, ...others, ...listed].map(get))
  } finally {
    await server.stop()
  }
}

test('an exported copy of a site, started elsewhere, has the same posts, addresses, pictures and history', async (context) => {
  const from = await filledSite(context)
  const before = await answersOf(from)
  await appendFile(path.join(from.contentDir, 'posts/odd.md'), '\nBy hand, and in no commit.\n')
  const folder = path.join(from.base, 'new', 'copy')
  const { status, stderr, report } = await ponteReport(from, 'export', folder)
  assert.equal(status, 0, stderr)
  const git = (dir: string, ...words: string[]) =>
    execFileSync('git', ['-C', dir, ...words], { encoding: 'utf8' }).trim()
  assert.deepEqual(
    [report.content, report.pictures, report.hasHistory],
    [path.join(folder, 'content'), path.join(folder, 'public-objects'), true],
  )
  assert.equal(git(report.content, 'log', '--format=%H'), git(from.contentDir, 'log', '--format=%H'))
  assert.equal(git(report.content, 'remote'), '')
  assert.equal(git(report.content, 'status', '--porcelain'), 'M posts/odd.md')
  assert.deepEqual((await readdir(folder)).sort(), ['content', 'public-objects'])

  const to = await foldersOf(context, { content: false })
  await rm(to.contentDir, { recursive: true, force: true })
  await rename(report.content, to.contentDir)
  await mkdir(to.dataDir, { recursive: true, mode: 0o700 })
  await rename(report.pictures, path.join(to.dataDir, 'public-objects'))
  git(to.contentDir, 'checkout', '--quiet', '--', 'posts')
  assert.deepEqual(await answersOf(to), before)
})

test('an export works for content within a larger repository, or without a repository', async (context) => {
  const from = await filledSite(context)
  const copied = await ponteReport(from, 'export', path.join(from.base, 'without'))
  assert.deepEqual([copied.status, copied.report.hasHistory], [0, false])
  const posts = await readdir(path.join(from.contentDir, 'posts'))
  assert.deepEqual(await readdir(path.join(copied.report.content, 'posts')), posts)

  const git = (...words: string[]) => execFileSync('git', ['-C', path.dirname(from.contentDir), ...words])
  git('init', '-q')
  git('add', path.basename(from.contentDir))
  git('-c', 'user.name=Jo', '-c', 'user.email=jo@example.com', 'commit', '-qm', 'All')
  const { report } = await ponteReport(from, 'export', path.join(from.base, 'with'))
  assert.equal(report.content, path.join(from.base, 'with/content', path.basename(from.contentDir)))
  assert.deepEqual(await readdir(path.join(report.content, 'posts')), posts)
})

test('an export into a non-empty folder or onto a file is refused and changes nothing', async (context) => {
  const from = await foldersOf(context)
  const folder = path.join(from.base, 'exported')
  await mkdir(folder)
  await writeFile(path.join(folder, 'mine.txt'), 'mine')
  for (const name of [folder, path.join(folder, 'mine.txt')]) {
    const refused = await ponteReport(from, 'export', name)
    assert.equal(refused.status, 1)
    assert.match(refused.stderr, /is not an empty folder/)
  }
  assert.deepEqual(await readdir(folder), ['mine.txt'])
  const found = (await readdir(from.base)).some((name) => name.endsWith('.tmp'))
  assert.equal(found, false)
})
