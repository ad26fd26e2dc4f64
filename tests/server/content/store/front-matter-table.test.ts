import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePostFile } from '#server/content/store/front-matter.ts'

/** The lines between description and category, and the title that is read, or the fault. */
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
  ['title: A\npublishedAt: 31/12/2030', /^publishedAt must be a date/],
  ['title: A\npublishedAt: 2023-02-30', /^publishedAt must be a date/],
  ['title: A\npublishedUntil: soon', /^publishedUntil must be a date/],
  ['title: A\ncreatedAt: last spring', /^createdAt must be a date/],
  ['title: A\nupdatedAt: 2026-11-26 17:00', 'A'],
  ['<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> b', /^front matter has the marks of a merge/],
  ['title: |\n  A\nnote: |\n  <<<<<<< HEAD', 'A'],
]

test('front matter as people leave it is read as it is meant, or its fault is named', () => {
  for (const [lines, expected] of fronts) {
    const parsed = parsePostFile(`---\ndescription: D.\n${lines}\ncategory: Technology\n---\n\nText.\n`, 'a')
    const found = parsed.ok
      ? parsed.post.title
      : parsed.problems.map(({ field, message }) => `${field} ${message}`).join()
    if (typeof expected === 'string') assert.equal(found, expected, lines)
    else assert.match(found, expected, lines)
  }
})

test('a body that is half of two versions, is a fault', () => {
  const body = 'Text.\n\n<<<<<<< HEAD\nWe open at nine.\n=======\nWe open at ten.\n>>>>>>> b\n'
  const parsed = parsePostFile(`---\ntitle: A\ndescription: D.\ncategory: Technology\n---\n\n${body}`, 'a')
  assert.ok(!parsed.ok)
  assert.match(parsed.problems[0]?.message ?? '', /marks of a merge/)
})
