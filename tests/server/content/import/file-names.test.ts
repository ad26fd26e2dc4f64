import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { extensionOf } from '#domain/media/media.schema.ts'
import { readMarkdown } from '#server/content/import/markdown.ts'
import { parsePostFile } from '#server/content/store/front-matter.ts'
import { isPostFile, slugOf } from '#server/content/store/post-names.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'

/** Files to be imported: the slug, and the date or the remark. Null for a file that is skipped. */
const imported: [name: string, slug: string | null, about?: string | RegExp][] = [
  ['2021-05-03-a.md', 'a', '2021-05-03'],
  ['2021-05-03_b.md', 'b', '2021-05-03'],
  ['2021-5-3-c.md', 'c', '2021-05-03'],
  ['20210503-d.md', 'd', '2021-05-03'],
  ['2021/05/03/e.md', 'e', '2021-05-03'],
  ['2021-05-03.md', '2021-05-03', '2021-05-03'],
  ['_posts/2021-05-03-f.md', 'f', '2021-05-03'],
  ['2021-02-30-g.md', 'g', /"2021-02-30"\) cannot be read: imported as a draft/],
  ['10023456-h.md', '10023456-h'],
  ['v1.2-notes.md', 'v1.2-notes'],
  ['i/index.md', 'i'],
  ['j/index.it.md', 'j', /language is "it"/],
  ['k.it-IT.md', 'k', /language is "it-IT"/],
  ['l.EN.md', 'l', /language is "EN"/],
  ['My Post (1).md', 'My Post (1)'],
  ['Caffe\u0300.md', 'Caffe\u0300'],
  ['LOUD.MD', 'LOUD'],
  ['m.markdown', 'm'],
  ['100%.md', '100%'],
  ['what?.md', 'what?'],
  ['👉.md', '👉'],
  [`${'n'.repeat(200)}.md`, 'n'.repeat(200)],
  ['_drafts/o.md', 'o', /^$/],
  ['Drafts/p.md', 'p', /^$/],
  ['README.md', null],
  ['_index.md', null],
  ['q.md~', null],
  ['q.md.bak', null],
  ['q.txt', null],
  ['.q.md', null],
]

test('an imported file’s name gives its slug, date and language', async (context) => {
  const dir = await temporaryFolder(context)
  for (const [name] of imported) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true })
    await writeFile(path.join(dir, name), '---\ntitle: A\n---\nText.\n')
  }
  const { posts, refused } = await readMarkdown(dir)
  assert.deepEqual(refused, [])
  for (const [name, slug, about] of imported) {
    const post = posts.find(({ origin }) => origin === name)
    assert.equal(post?.slug ?? null, slug, name)
    if (!post) continue
    const isDraft = about instanceof RegExp && !/language/.test(about.source)
    assert.equal(post.published, !isDraft, name)
    assert.equal(post.publishedAt?.slice(0, 10), typeof about === 'string' ? about : undefined, name)
    if (about instanceof RegExp) assert.match(post.notes.lines().join(), about, name)
  }
})

/** Files of the content folder: the slug, null for a file that is not a post, or the fault. */
const own: [name: string, slug: string | null | RegExp][] = [
  ['a.md', 'a'],
  ['2021-05-03-a.md', '2021-05-03-a'],
  ['1.md', '1'],
  ['con.md', 'con'],
  ['A.md', /^slug must be lower-case/],
  ['a b.md', /^slug must be lower-case/],
  ['a (1).md', /^slug must be lower-case/],
  ['a_b.md', /^slug must be lower-case/],
  ['caffè.md', /^slug must be lower-case/],
  ['caffe\u0300.md', /^slug must be lower-case/],
  ['a.it.md', /^slug must be lower-case/],
  ['a.md.md', /^slug must be lower-case/],
  ['-a.md', /^slug must be lower-case/],
  ['a--b.md', /^slug must be lower-case/],
  ['a\u200b.md', /^slug must be lower-case/],
  [`${'a'.repeat(81)}.md`, /at most 80 characters/],
  ['.a.md', null],
  ['a.md~', null],
  ['#a.md#', null],
  ['a.txt', null],
]

test('the name of a post’s file is a valid address, or a fault is reported', () => {
  for (const [name, expected] of own) {
    const text = '---\ntitle: A\ndescription: D.\ncategory: Technology\n---\nText.\n'
    const parsed = isPostFile(name) ? parsePostFile(text, slugOf(name)) : null
    const found = parsed?.ok
      ? parsed.post.slug
      : (parsed?.problems.map(({ field, message }) => `${field} ${message}`).join() ?? null)
    if (expected instanceof RegExp) assert.match(found ?? '', expected, name)
    else assert.equal(found, expected, name)
  }
})

test('a picture’s name gives its kind, even if a browser or chat has altered it', () => {
  const kinds: [name: string, kind: string | null][] = [
    ['a.jpg', 'jpg'],
    ['A.JPG', 'jpg'],
    ['a.jpeg', 'jpeg'],
    ['a.jfif', 'jpg'],
    ['a.JPE', 'jpg'],
    ['a.pjpeg', 'jpg'],
    ['a.pjp', 'jpg'],
    ['a.jpg ', 'jpg'],
    ['a.jpg\u200b', 'jpg'],
    ['a.exe.jpg', 'jpg'],
    ['IMG_1.HEIC.jpg', 'jpg'],
    ['WhatsApp Image 2024-05-01 at 10.00.00.jpeg', 'jpeg'],
    ['a.jpg.webp', 'webp'],
    ['a.avif', 'avif'],
    ['a.jpg.exe', null],
    ['a.jpg_large', null],
    ['a.heic', null],
    ['a.svg', null],
    ['a\u202egpj.exe', null],
    ['jpg', null],
    ['a.', null],
    ['', null],
  ]
  for (const [name, kind] of kinds) assert.equal(extensionOf(name), kind, JSON.stringify(name))
})
