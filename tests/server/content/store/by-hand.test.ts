import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFile, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { bareEnvironment } from '#tests/helpers/bare-environment.ts'
import { diskTime } from '#tests/helpers/disk-time.ts'
import { structuredDataIn, textOf } from '#tests/helpers/page-html.ts'
import { postBody } from '#tests/helpers/post-body.ts'
import { send } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { git } from '../sample-content.ts'

// Posts that somebody writes as files, on the production build: what may be left out, and what is wrong with one.

const site = await startSite()
const { folders } = site
const cookie = await site.cookie()

const fileOf = (slug: string) => path.join(folders.contentDir, 'posts', `${slug}.md`)
const get = async (address: string) => {
  const response = await fetch(site.origin + address)
  return { status: response.status, html: await response.text() }
}
const asStaff = async (address: string) =>
  (await send('GET', site.origin + address, { cookie, headers: { accept: 'text/html' } })).text

const served = (slug: string) =>
  waitFor(`${slug} is served`, async () => {
    const { status, html } = await get(`/blog/${slug}`)
    return status === 200 ? html : ''
  })

const articleOf = (html: string) => structuredDataIn(html).find((item) => item['@type'] === 'Article')

/** The front matter and text of the README's section “Write a post”. */
async function readmeSample(): Promise<string> {
  const readme = await readFile(path.resolve('README.md'), 'utf8')
  const section = readme.slice(readme.indexOf('## Write a post'))
  const [, sample] = /```\w*\n(---\n[\s\S]*?)```/.exec(section) ?? []
  assert.ok(sample)
  return sample
}

test('the post of the README is served, as the newest, with the default read time and a date', async () => {
  const begun = await diskTime()
  await writeFile(fileOf('the-hour-that-nobody-books'), await readmeSample())
  const html = await served('the-hour-that-nobody-books')
  assert.match(textOf(html), /The hour that nobody books/)
  assert.match(textOf(html), /5 min read/)
  assert.match(html, /<h2 [^>]*id="a-short-line"/)
  assert.match(html, /<ol [^>]*><li>a numbered one<\/li>/)
  assert.match(html, /<figure[^>]*><img [^>]*src="\/icon-512\.png"[^>]*><figcaption[^>]*>A caption</)
  const { datePublished, dateModified } = articleOf(html) ?? {}
  const published = Date.parse(String(datePublished))
  assert.ok(published > begun - 10_000 && published < (await diskTime()) + 10_000, String(datePublished))
  assert.equal(dateModified, datePublished)
  assert.ok(html.includes(`"${datePublished}"`) && !textOf(html).includes('Recently'))
  const list = (await get('/blog')).html
  assert.ok(list.indexOf('the-hour-that-nobody-books') < list.indexOf('href="/blog/the-call'))
  const feed = (await get('/feed.xml')).html
  assert.match(feed, /<title>The hour that nobody books<\/title>(?:(?!<item>)[\s\S])*<pubDate>/)
  const { id, slug, createdAt, readTime } = (
    await send('GET', `${site.origin}/api/blog/slug/the-hour-that-nobody-books`)
  ).json
  assert.deepEqual(
    [id, slug, createdAt, readTime],
    ['the-hour-that-nobody-books', 'the-hour-that-nobody-books', datePublished, '5 min read'],
  )
})

const plainPost = (title: string, more = '') =>
  `---\ntitle: ${title}\ndescription: By hand.\ncategory: Technology\npublished: true\n${more}---\nText by hand.\n`

test('a date of creation stands in for one of publication', async () => {
  await writeFile(fileOf('made-in-spring'), plainPost('Made in spring', 'createdAt: 2025-04-01T08:00:00Z\n'))
  assert.equal(articleOf(await served('made-in-spring'))?.datePublished, '2025-04-01T08:00:00.000Z')
})

test('a post without dates is as old as its first commit, whatever becomes of its file', async () => {
  const date = '2025-02-03T04:05:06.000Z'
  await writeFile(fileOf('committed-long-ago'), plainPost('Committed long ago'))
  await served('committed-long-ago')
  git(folders.contentDir, 'add', 'posts/committed-long-ago.md')
  execFileSync('git', ['commit', '-qm', 'By hand', '--', 'posts/committed-long-ago.md'], {
    cwd: folders.contentDir,
    env: {
      ...bareEnvironment,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_AUTHOR_NAME: 'Outside',
      GIT_AUTHOR_EMAIL: 'outside@example.com',
      GIT_COMMITTER_NAME: 'Outside',
      GIT_COMMITTER_EMAIL: 'outside@example.com',
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_DATE: date,
    },
  })
  await writeFile(fileOf('committed-long-ago'), plainPost('Committed long ago, and edited'))
  const later = new Date('2025-06-07T08:09:10.000Z')
  await utimes(fileOf('committed-long-ago'), later, later)
  await site.stop()
  await site.start()
  await waitFor('the history has been read', async () => {
    const article = articleOf((await get('/blog/committed-long-ago')).html)
    return article?.datePublished === date && article?.dateModified === later.toISOString()
  })
})

test('a save keeps the date of a post that was published by hand, and writes it down', async () => {
  await writeFile(fileOf('saved-later'), plainPost('Saved later'))
  const file = new Date('2025-08-09T10:11:12.000Z')
  await utimes(fileOf('saved-later'), file, file)
  await served('saved-later')
  await waitFor('the time of the file', async () => {
    await utimes(fileOf('saved-later'), file, file)
    return articleOf((await get('/blog/saved-later')).html)?.datePublished === file.toISOString()
  })
  const address = `${site.origin}/api/blog/posts/saved-later`
  const body = { ...postBody('Saved later'), content: 'Other text.' }
  assert.equal((await send('PUT', address, { cookie, body })).status, 200)
  assert.equal(articleOf((await get('/blog/saved-later')).html)?.datePublished, file.toISOString())
  assert.match(await readFile(fileOf('saved-later'), 'utf8'), /createdAt: 2025-08-09T10:11:12\.000Z/)
})

// ---- Files with a fault ----

async function broken(title: string) {
  const made = (await site.ask('POST', '/api/blog/posts', postBody(title))).json
  const text = (await readFile(fileOf(made.slug), 'utf8')).replace(
    'category: Technology',
    'category: Cooking',
  )
  await writeFile(fileOf(made.slug), `${text}A line by hand.\n`)
  // Not the fault of the empty file that a look in the middle of the writing may meet
  await waitFor('the fault is known', async () =>
    textOf(await asStaff('/admin')).includes(`posts/${made.slug}.md category`),
  )
  return { ...made, text: `${text}A line by hand.\n`, address: `${site.origin}/api/blog/posts/${made.id}` }
}

test('an image whose name is longer than a file may have takes no page down', async () => {
  const image = `/public-objects/${'a'.repeat(300)}`
  await writeFile(
    fileOf('long-image'),
    `---\ntitle: A name without end\ndescription: Its image cannot be there.\ncategory: Technology\npublished: true\nimage: ${image}\nimageAlt: Nothing\n---\nText.\n`,
  )
  await served('long-image')
  for (const address of ['/', '/blog', '/feed.xml']) assert.equal((await get(address)).status, 200, address)
})

test('the studio shows a broken file by its name, with field and reason; visitors are told nothing', async () => {
  await writeFile(fileOf('half-written'), '---\ntitle: Half written\ncategory: Technology\n---\nText.\n')
  await waitFor('it is shown', async () =>
    textOf(await asStaff('/admin')).includes('posts/half-written.md description'),
  )
  const screen = textOf(await asStaff('/admin'))
  assert.match(screen, /posts\/half-written\.md description: Description is required It is not on the site/)
  const post = await broken('Broken by hand')
  const list = textOf(await asStaff('/admin'))
  assert.match(list, /2 files have a fault/)
  assert.match(
    list,
    /posts\/broken-by-hand\.md category: Category must be one of: [^.]*Visitors see its last good version/,
  )
  const editor = textOf(await asStaff(`/admin/posts/${post.id}`))
  assert.match(editor, /posts\/broken-by-hand\.md was edited by hand and has a fault/)
  assert.doesNotMatch((await get('/admin')).html, /half-written/)
  assert.equal((await get(`/blog/${post.slug}`)).status, 200)
})

test('a save does not replace a broken file unless it names it, and then its text stays in the history', async () => {
  const post = await broken('Kept from a save')
  const body = { ...postBody('Kept from a save'), content: 'From the studio.' }
  for (const headers of [{}, { 'If-Match': `"${post.revision}"` }, { 'If-Match': '"other"' }]) {
    const answer = await send('PUT', post.address, { cookie, body, headers })
    assert.equal(answer.status, 409, answer.text)
    assert.match(answer.json.detail, /posts\/kept-from-a-save\.md .*category/)
    assert.equal(answer.json.broken.problems[0].field, 'category')
  }
  assert.equal(await readFile(fileOf(post.slug), 'utf8'), post.text)
  const { broken: file } = (await send('PUT', post.address, { cookie, body })).json

  // Edited again meanwhile: another file than the one that was agreed to
  await writeFile(fileOf(post.slug), `${post.text}And one more.\n`)
  const named = { 'If-Match': `"${post.revision}", "${file.revision}"` }
  const again = await send('PUT', post.address, { cookie, body, headers: named })
  assert.equal(again.status, 409)
  const present = { 'If-Match': `"${post.revision}", "${again.json.broken.revision}"` }
  const saved = await send('PUT', post.address, { cookie, body, headers: present })
  assert.equal(saved.status, 200, saved.text)
  assert.match(await readFile(fileOf(post.slug), 'utf8'), /From the studio\./)
  const found = git(folders.contentDir, 'show', `HEAD~1:posts/${post.slug}.md`)
  assert.match(found, /Cooking[\s\S]*And one more\./)
})

test('a version is not restored over a broken file', async () => {
  const post = await broken('Kept from a restore')
  const [version] = (await send('GET', `${post.address}/history`, { cookie })).json
  const body = { commit: version.commit }
  assert.equal((await send('POST', `${post.address}/restore`, { cookie, body })).status, 409)
  assert.equal(await readFile(fileOf(post.slug), 'utf8'), post.text)
})
