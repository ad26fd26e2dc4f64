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

test('writes a file as it was read, with its keys in order', () => {
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
series:
  name: Start
  part: 2
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

test('keeps texts that look like YAML', () => {
  const titles = [
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
  ]
  for (const title of titles) {
    const post = { ...good(file(required)), title, description: title }
    const again = good(formatPostFile(post))
    assert.deepEqual([again.title, again.description], [title, title])
    assert.equal(formatPostFile(again), formatPostFile(post))
  }
})

test('keeps FAQ text that does not parse', () => {
  const post = { ...good(file(required)), faqData: 'not JSON' }
  assert.equal(good(formatPostFile(post)).faqData, 'not JSON')
})

test('tolerates a byte order mark and Windows line ends', () => {
  const post = good(`\ufeff${file(required, 'One.\n\nTwo.').replaceAll('\n', '\r\n')}`)
  assert.equal(post.content, 'One.\n\nTwo.')
})

test('a date without a time zone is in the site’s zone, and an unreadable date is a fault', () => {
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

test('refuses missing or unclosed front matter, aliases, deep nesting and anything but a mapping', () => {
  assert.match(problems('Text.')[0] ?? '', /is missing/)
  assert.match(problems(`---\n${required}`)[0] ?? '', /does not end/)
  const bomb = `a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n`
  assert.deepEqual(problems(file(required + bomb)), ['front matter must not use aliases'])
  assert.match(problems(file(`x: ${'['.repeat(20_000)}\n`))[0] ?? '', /front matter/)
  for (const text of [file('- a\n'), '---\n---\nText.'])
    assert.deepEqual(problems(text), ['front matter must be a list of keys and values'])
})

test('reports every faulty field in the words of the form', () => {
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

test('refuses a slug that is not the file name and an invalid id', () => {
  assert.deepEqual(problems(file(`${required}slug: other\nid: a/b\n`)), [
    "slug is not the file's name, a-post",
    'id must be at most 80 letters, digits, hyphens or underscores',
  ])
})

test('refuses a file larger than 600 KB', () => {
  assert.deepEqual(problems(file(required, 'x'.repeat(700_000))), ['file is larger than 600 KB'])
})

/** The lines between description and category, and the title read from them or the fault. */
const fronts: [lines: string, expected: string | RegExp][] = [
  ['title: A title', 'A title'],
  ["title: 'Calls: missed'", 'Calls: missed'],
  ['title: "The #1 shop"', 'The #1 shop'],
  ["title: 'The #1 shop'", 'The #1 shop'],
  ['title: The #1 shop', /^title ends before a #/],
  ['title: We are #hiring', /^title ends before a #/],
  ['title: C# and F#', 'C# and F#'],
  ['title: A title # a comment', 'A title'],
  ['title: #1 shop', /^title ends before a #/],
  ['title: 1.10', '1.10'],
  ['title: 007', '007'],
  ['title: 50% off', '50% off'],
  ['title: true', 'true'],
  ['title: 2024-05-01', '2024-05-01'],
  ['title: 1e3', '1e3'],
  ['title: yes', 'yes'],
  ['title: ~', /^title Title is required/],
  ['title: ""', /^title Title is required/],
  ['title: A: b', /^front matter/],
  ['title: @home', /^front matter/],
  ['title: "it\'s"', "it's"],
  ["title: 'it''s'", "it's"],
  ['title: >-\n  Folded\n  title', 'Folded title'],
  ['title: |\n  A block', 'A block'],
  ['title: "A\\u00adb"', 'A\u00adb'],
  ['title: "Cafe\u0301"', 'Caf\u00e9'],
  ['title: "A\\vb"', 'A b'],
  ['title: [a, b]', /^title must be a text/],
  ['title: { a: b }', /^title must be a text/],
  ['title: A\ntitle: B', /^front matter Map keys must be unique/],
  ['title: &a A', 'A'],
  ['title: *a', /^front matter/],
  ['title: !!js A', /^front matter/],
  ['title: A\nx:\n\ty: 1', /^front matter/],
  ['title: A\npublished: yes', 'A'],
  ['title: A\npublished: "true"', 'A'],
  ['title: A\npublished: maybe', /^published must be true or false/],
  ['title: A\npublished: [true]', /^published must be true or false/],
  ['title: A\npublished: Yes.', /^published must be true or false/],
  ['title: A\nPublished: true', /^Published must be written published/],
  ['title: A\npublished: true\npublishedat: 2030-01-01', /^publishedat must be written publishedAt/],
  ['title: A\npublished: true\npublished_at: 2030-01-01', /^published_at must be written publishedAt/],
  ['title: A\npublished-until: 2030-01-01', /^published-until must be written publishedUntil/],
  ['title: A\npublishedAt: 0001-01-01T00:00:00Z', /^publishedAt must be a date/],
  ['title: A\npublishedAt: 2026-05-31 2:30pm', /^publishedAt must be a date/],
  ['title: A\npublishedAt: [2026-05-31]', /^publishedAt must be a text/],
  ['title: A\npublishedAt: 2026-05-31 14:30 # later', 'A'],
  ['title: A\npublishedAt: 2026-05-02\npublishedUntil: 2026-05-01', /^publishedUntil End of publication/],
  ['title: Is it 10:30?', 'Is it 10:30?'],
  ['title: 0x1F', '0x1F'],
  ['title: A – b: c', /^front matter/],
  ['title: “A”', '“A”'],
  ['title: "A" b', /^front matter/],
  ['title: "A', /^front matter Missing closing/],
  ['title:A', /^front matter/],
  ['title: |A', /^front matter/],
  ['title: {{ page.title }}', /^front matter/],
  ['title: A\n<<: *defaults', /^front matter must not use aliases/],
  ['title: A\nimage: { src: a }', /^image must be a text/],
  ['title: A\nredirectFrom: old', /^redirectFrom must be a list/],
  ['title: A\nfaq:\n- question: Why?', /^faq must be a list/],
  ['title: A\n__proto__: x', 'A'],
  ['title: A\nupdatedAt: 2026-11-26 17:00', 'A'],
  ['<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> b', /^front matter has the marks of a merge/],
  ['title: |\n  A\nnote: |\n  <<<<<<< HEAD', 'A'],
]

test('front matter as people write it is read as intended, or its fault is named', () => {
  for (const [lines, expected] of fronts) {
    const parsed = parsePostFile(`---\ndescription: D.\n${lines}\ncategory: Technology\n---\n\nText.\n`, 'a')
    const found = parsed.ok
      ? parsed.post.title
      : parsed.problems.map(({ field, message }) => `${field} ${message}`).join()
    if (typeof expected === 'string') assert.equal(found, expected, lines)
    else assert.match(found, expected, lines)
  }
})
