import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { diskTime } from '#tests/helpers/disk-time.ts'
import { editor } from '#tests/helpers/editor.ts'
import { structuredDataIn, textOf } from '#tests/helpers/page-html.ts'
import { callPonte } from '#tests/helpers/ponte.ts'
import { postBody, postText } from '#tests/helpers/post-body.ts'
import { envOf, send } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { git, newStore, openStore, postFile } from '../sample-content.ts'

// Posts written as files by hand, on the production build: what may be left out, faults, and the files that editors and merges
// leave behind.

const site = await startSite()
const { folders } = site
const cookie = await site.cookie()

const fileOf = (slug: string) => postFile(folders.contentDir, slug)
const get = async (address: string) => {
  const { status, text } = await site.get(address)
  return { status, html: text }
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

test('the README’s sample post is served as the newest, with the default read time and a date', async () => {
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
  const name = 'the-hour-that-nobody-books'
  const { id, slug, createdAt, readTime } = (await site.get(`/api/blog/slug/${name}`)).json
  assert.deepEqual([id, slug, createdAt, readTime], [name, name, datePublished, '5 min read'])
})

test('a post without a publication date has its creation date', async () => {
  await writeFile(
    fileOf('made-in-spring'),
    postText('Made in spring', { more: 'createdAt: 2025-04-01T08:00:00Z\n' }),
  )
  assert.equal(articleOf(await served('made-in-spring'))?.datePublished, '2025-04-01T08:00:00.000Z')
})

test('a post without dates has the date of its first commit, even after its file changes', async (t) => {
  const { dir, store: before } = await newStore(t)
  await before.close()
  const file = postFile(dir, 'committed-long-ago')
  const date = '2025-02-03T04:05:06.000Z'
  await writeFile(file, postText('Committed long ago'))
  git(dir, 'add', file)
  const env = { ...editor, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
  execFileSync('git', ['commit', '-qm', 'By hand', '--', file], { cwd: dir, env })
  await writeFile(file, postText('Committed long ago, and edited'))
  const later = new Date('2025-06-07T08:09:10.000Z')
  await utimes(file, later, later)
  const store = await openStore(t, dir)
  await waitFor('the history has been read', () => {
    const post = store.bySlug('committed-long-ago')
    return post?.createdAt === date && store.modifiedAt(post) === later.toISOString()
  })
})

test('a save keeps the date of a post published by hand and writes it to the file', async () => {
  const file = new Date('2025-08-09T10:11:12.000Z')
  // Like a copy that preserves times: the server never sees the file with another time
  const arriving = path.join(folders.base, 'saved-later.md')
  await writeFile(arriving, postText('Saved later'))
  await utimes(arriving, file, file)
  await rename(arriving, fileOf('saved-later'))
  assert.equal(articleOf(await served('saved-later'))?.datePublished, file.toISOString())
  const address = `${site.origin}/api/blog/posts/saved-later`
  const body = { ...postBody('Saved later'), content: 'Other text.' }
  assert.equal((await send('PUT', address, { cookie, body })).status, 200)
  assert.equal(articleOf((await get('/blog/saved-later')).html)?.datePublished, file.toISOString())
  assert.match(await readFile(fileOf('saved-later'), 'utf8'), /createdAt: 2025-08-09T10:11:12\.000Z/)
})

// ---- Files with a fault ----

async function broken(title: string) {
  const made = (await site.ask('POST', '/api/blog/posts', postBody(title))).json
  const saved = await readFile(fileOf(made.slug), 'utf8')
  const text = `${saved.replace('category: Technology', 'category: Cooking')}A line by hand.\n`
  await writeFile(fileOf(made.slug), text)
  // The server may read the file half written, so wait for the fault of the complete file
  await waitFor('the fault is known', async () =>
    textOf(await asStaff('/admin')).includes(`posts/${made.slug}.md category`),
  )
  return { ...made, text, address: `${site.origin}/api/blog/posts/${made.id}` }
}

test('an image name that is too long for a file name brings no page down', async () => {
  const image = `/public-objects/${'a'.repeat(300)}`
  await writeFile(
    fileOf('long-image'),
    postText('A name without end', { more: `image: ${image}\nimageAlt: Nothing\n` }),
  )
  await served('long-image')
  for (const address of ['/', '/blog', '/feed.xml']) assert.equal((await get(address)).status, 200, address)
  await rm(fileOf('long-image'))
})

test('the studio names a broken file with field and reason; visitors are told nothing', async () => {
  await writeFile(fileOf('half-written'), '---\ntitle: Half written\ncategory: Technology\n---\nText.\n')
  await waitFor('the fault is shown', async () =>
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

test('only a save that states a broken file’s revision replaces it; the history keeps the text', async () => {
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

  // Edited again meanwhile, so this is not the file that the member agreed to replace
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

// ---- Files that editors, systems and merges leave behind ----

const page = async (slug: string) => {
  const { status, html } = await get(`/blog/${slug}`)
  return status === 200 ? textOf(html) : ''
}
const shows = (slug: string, words: RegExp) =>
  waitFor(`${slug} shows ${words}`, async () => words.test(await page(slug)))
/** The output of `ponte check`, a line for each fault. */
const faults = async () => (await callPonte(['check'], { env: envOf(folders) })).stdout.split('\n')

const lines = 'High Street 1\v20100 Milano\fItaly\u0085and\u2028more of it.'
const files: [name: string, text: string | Buffer, shown: RegExp | null, fault?: RegExp][] = [
  // An unreadable date never means now
  ['slashes.md', postText('A', { more: 'publishedAt: 31/12/2030\n' }), null, /publishedAt must be a date/],
  ['windows.md', Buffer.from(postText('Caff\xe8'), 'latin1'), null, /file is not UTF-8/],
  ['Upper.md', postText('A'), null, /slug must be lower-case/],
  ['loud.MD', postText('A'), null, /file is not read: the name of a post ends with \.md/],
  ['other.markdown', postText('A'), null, /file is not read/],
  ['returns.md', postText('A', { body: lines }), /Street 1\s+20100 Milano\s+Italy\s+and\s+more of it/],
  ['summer.md', postText('A', { more: 'publishedAt: 2026-07-07T23:30:00Z\n' }), /July 8, 2026|8 July 2026/],
]

test('a file is served as intended, or its fault is reported and it is not shown', async () => {
  for (const [name, text] of files) await writeFile(path.join(folders.contentDir, 'posts', name), text)
  await shows('summer', /./)
  const told = await faults()
  for (const [name, , shown, fault] of files) {
    const slug = name.replace(/\.\w+$/, '')
    if (shown) await shows(slug, shown)
    else assert.equal(await page(slug), '', name)
    const own = told.filter((line) => line.includes(`${name}: `)).join()
    if (fault) assert.match(own, fault, told.join('\n'))
    else assert.equal(own, '')
  }
  assert.equal((await send('GET', `${site.origin}/readyz`)).json.parts.content.status, 'degraded')
})

test('a post with git’s conflict markers stays at its last good version, committed or not', async () => {
  const at = 'posts/opening-hours.md'
  const inFolder = (...words: string[]) => git(folders.contentDir, ...words)
  const write = (hour: string) =>
    writeFile(fileOf('opening-hours'), postText('Opening hours', { body: `Hours.\n\nWe open at ${hour}.` }))
  const commit = (...more: string[]) => inFolder('commit', '-qm', 'Hours', ...more)
  await write('eight')
  await shows('opening-hours', /at eight/)
  inFolder('add', at)
  commit('--', at)
  inFolder('switch', '--quiet', '--create', 'other')
  await write('ten')
  commit('--', at)
  inFolder('switch', '--quiet', '-')
  await write('nine')
  commit('--', at)
  await shows('opening-hours', /at nine/)
  // The server may lock the index for a moment; git then fails without merging
  await waitFor('git merges', () => {
    try {
      inFolder('merge', 'other')
    } catch (error) {
      return /CONFLICT/.test(String(Reflect.get(Object(error), 'stdout')))
    }
  })
  await waitFor('the half-merged file is a fault', async () => {
    const { files: named = [], faults: count } = (await send('GET', `${site.origin}/readyz`)).json.parts
      .content
    return named.includes(at) || count > 10
  })
  assert.ok((await faults()).some((line) => /opening-hours\.md: content .*marks of a merge/.test(line)))
  await shows('opening-hours', /at nine/)
  inFolder('add', at)
  commit()
  assert.ok((await faults()).some((line) => /opening-hours\.md/.test(line)))
  await shows('opening-hours', /at nine/)
  assert.doesNotMatch(await page('opening-hours'), /<<<<<<<|&lt;&lt;/)
})

test('words are found despite soft hyphens, ligatures or full-width letters; line breaks are kept', async () => {
  const text =
    'The busi\u00adness of \ufb01nance, and Ｆｕｌｌｗｉｄｔｈ words.\n\nHigh Street 1\v20100 Milano.'
  const made = await site.makePost(postBody('Zebra auto\u00admation', text))
  assert.equal(made.slug, 'zebra-automation')
  assert.match(made.content, /Street 1\n20100/)
  for (const words of ['finance', 'business zebra', 'fullwidth', 'automation zebra']) {
    const { text } = await send('GET', `${site.origin}/blog?q=${encodeURIComponent(words)}`)
    assert.match(text, /href="\/blog\/zebra-automation/, words)
  }
})
