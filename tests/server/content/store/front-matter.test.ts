import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatPostFile, parsePostFile } from '#server/content/store/front-matter.ts'

const required = 'title: A title\ndescription: What it says.\ncategory: Technology\nreadTime: 5 min read\n'
const file = (front: string, body = 'Text.') => `---\n${front}---\n\n${body}\n`

function good(text: string, slug = 'a-post') {
  const parsed = parsePostFile(text, slug)
  assert.ok(parsed.ok, JSON.stringify(parsed))
  return parsed.post
}

function problems(text: string, slug = 'a-post'): string[] {
  const parsed = parsePostFile(text, slug)
  assert.ok(!parsed.ok)
  return parsed.problems.map(({ field, message }) => `${field} ${message}`)
}

test('writes what it has read, key by key in one order', () => {
  const text = `---
id: 0123456789abcdef
title: 'Calls: missed'
slug: a-post
description: '# not a comment'
category: Technology
readTime: 5 min read
image: /public-objects/blog/a.jpg
imageAlt: A desk
faq:
  - question: Why?
    answer: |-
      Because.

      And so.
published: true
publishedAt: 2026-05-01T10:00:00.000Z
createdAt: 2026-04-01T10:00:00.000Z
updatedAt: 2026-05-02T10:00:00.000Z
redirectFrom:
  - an-old-post
rating: 5
---

Text.

---

More.
`
  const post = good(text)
  assert.equal(post.content, 'Text.\n\n---\n\nMore.')
  assert.deepEqual(JSON.parse(post.faqData ?? ''), [{ question: 'Why?', answer: 'Because.\n\nAnd so.' }])
  assert.equal(formatPostFile(post).replaceAll('"', "'"), text)
})

test('is stable for texts that look like YAML', () => {
  for (const title of [
    'yes',
    '2024',
    '1.10',
    'null',
    '- a',
    '{b}',
    '"',
    "it's",
    '&x',
    '*x',
    '!!js',
    '%',
    '👉 è',
    '---',
  ]) {
    const post = { ...good(file(required)), title, description: title }
    const again = good(formatPostFile(post))
    assert.deepEqual([again.title, again.description], [title, title])
    assert.equal(formatPostFile(again), formatPostFile(post))
  }
})

test('keeps keys that a hand has added, nested ones too', () => {
  const post = good(file(`${required}series: { name: Start, part: 2 }\n__proto__: x\n`))
  const text = formatPostFile(post)
  assert.match(text, /series:\n {2}name: Start\n {2}part: 2\n/)
  assert.match(text, /__proto__: x/)
})

test('keeps FAQ text that does not parse', () => {
  const post = { ...good(file(required)), faqData: 'not JSON' }
  assert.equal(good(formatPostFile(post)).faqData, 'not JSON')
})

test('tolerates a byte order mark and Windows line ends', () => {
  const post = good(`\ufeff${file(required, 'One.\n\nTwo.').replaceAll('\n', '\r\n')}`)
  assert.equal(post.content, 'One.\n\nTwo.')
})

test('takes id and slug from the file name when a hand has left them out', () => {
  const post = good(file(required), 'by-hand')
  assert.deepEqual([post.id, post.slug, post.published], ['by-hand', 'by-hand', false])
})

test('a read time that a hand has left out is the usual one', () => {
  const without = required.replace('readTime: 5 min read\n', '')
  assert.equal(good(file(without)).readTime, '5 min read')
  assert.equal(good(file(`${without}readTime: ''\n`)).readTime, '5 min read')
})

test('reads a number where a text belongs as it was written', () => {
  assert.equal(good(file(required.replace('A title', '1.10'))).title, '1.10')
})

test("a date without a zone is read in the site's, and a date that cannot be read is a fault", () => {
  const post = good(file(`${required}publishedAt: 2026-05-01\ncreatedAt: 2026-01-31 17:00\n`))
  assert.deepEqual(
    [post.publishedAt, post.createdAt],
    ['2026-04-30T23:00:00.000Z', '2026-01-31T17:00:00.000Z'],
  )
  for (const field of ['publishedAt', 'publishedUntil', 'createdAt', 'updatedAt'])
    for (const date of ['31/12/2030', '1 gennaio 2030', 'next Monday', '2023-02-30', '2030'])
      assert.deepEqual(problems(file(`${required}published: yes\n${field}: ${date}\n`)), [
        `${field} must be a date, such as 2026-05-31 or 2026-05-31 14:30`,
      ])
})

test('refuses any front matter but YAML', () => {
  for (const first of ['---js', '---json', '--- yaml', '---toml']) {
    assert.deepEqual(problems(`${first}\n{}\n---\nText.`), [
      'front matter must be YAML: the first line is exactly ---, without the name of a language',
    ])
  }
  assert.match(problems('Text.')[0] ?? '', /is missing/)
  assert.match(problems(`---\n${required}`)[0] ?? '', /does not end/)
})

test('refuses aliases, unknown tags, duplicate keys, tabs, endless nesting and what is no mapping', () => {
  const bomb = `a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n`
  assert.deepEqual(problems(file(required + bomb)), ['front matter must not use aliases'])
  assert.match(problems(file(`${required}x: !!js/function "1"\n`))[0] ?? '', /Unresolved tag/)
  assert.match(problems(file(`${required}title: Again\n`))[0] ?? '', /unique at line 6/)
  assert.match(problems(file(`${required}x:\n\ty: 1\n`))[0] ?? '', /Tabs/)
  assert.match(problems(file(`x: ${'['.repeat(20_000)}\n`))[0] ?? '', /front matter/)
  assert.deepEqual(problems(file('- a\n')), ['front matter must be a list of keys and values'])
  assert.deepEqual(problems('---\n---\nText.'), ['front matter must be a list of keys and values'])
})

test('names every field at fault in the words of the form', () => {
  assert.deepEqual(
    problems(file('published: perhaps\nfaq: none\nredirectFrom: ../x\ncategory: Cooking\n', '')),
    [
      'published must be true or false',
      'redirectFrom must be a list of at most 100 slugs',
      'faq must be a list of question and answer',
      'title Title is required',
      'content Content is required',
      'description Description is required',
      'category Category must be one of: Business Automation, AI Solutions, Digital Marketing, Small Business, Technology, Local SEO',
    ],
  )
})

test('refuses a slug that is not the file name and an id that is no name', () => {
  assert.deepEqual(problems(file(`${required}slug: other\nid: a/b\n`)), [
    "slug is not the file's name, a-post",
    'id must be at most 80 letters, digits, hyphens or underscores',
  ])
})

test('refuses a file beyond all measure', () => {
  assert.deepEqual(problems(file(required, 'x'.repeat(700_000))), ['file is larger than 600 KB'])
})
