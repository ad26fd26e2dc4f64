import assert from 'node:assert/strict'
import { test } from 'node:test'
import { questionSchema } from '#domain/leads/question.schema.ts'
import { body, oneLine } from '#domain/posts/post.schema.ts'
import { slugify } from '#domain/posts/slug.ts'
import { isHalfMerged } from '#domain/text.ts'
import { foldedWord, wordsIn } from '#server/content/search/words.ts'

/** Stored text → inputs. */
const stored: Record<string, string[]> = {
  'a\nb': ['a\r\nb', 'a\rb', 'a\fb', 'a\x85b', 'a\u2028b', 'a\u2029b', 'a\x1cb'],
  'Via Roma 1\n00100 Roma': ['Via Roma 1\v00100 Roma'],
  ab: ['a\0b', 'a\x08b', 'a\x1fb', 'a\uffffb', 'a\x1bb\x7f', 'a\x81b'],
  'co-op': ['co\x1eop'],
  a: ['\ufeffa'],
  'caf\u00e9': ['cafe\u0301'],
  '\u201cquoted\u201d \u2013 \u20ac': ['\x93quoted\x94 \x96 \x80'],
  'a\ufffdb': ['a\ud800b'],
  '- a\n- b': ['\u00b7\ta\n\u00b7\tb', '\uf0b7\ta\r\n\uf0b7\tb'],
  '- a': [
    ...['o\ta', '\u25aa a', '\uf0b7 a', '\u00a7\ta', '  \u25cf a', '\u00b7\u00a0\u00a0\u00a0\u00a0a'],
    ...['o\u00a0\u00a0\u00a0a', 'o   a', '\u2981 a', '\u27a4 a', '\u00a0\uf0b7\u00a0a'],
  ],
  'a\n\nb': ['a\n\r\nb', 'a\v\vb'],
  '\u00c5ngstrom': ['\u212bngstrom'],
}
const unchanged = [
  ...['\u{1f468}\u200d\u{1f467}', '\u0627\u200c\u0628', 'o a', 'o o a', '\u00a7 12 a', 'a \u00b7 b'],
  ...['busi\u00adness'],
]

test('an article is stored with line feeds, composed letters and plain list signs', () => {
  for (const [expected, all] of Object.entries(stored))
    for (const given of all) assert.equal(body(given), expected, JSON.stringify(given))
  for (const text of unchanged) assert.equal(body(text), text, JSON.stringify(text))
  assert.equal(oneLine('Via Roma 1\v00100\x85Roma'), 'Via Roma 1 00100 Roma')
})

test('invisible characters do not split a word in a slug or a search', () => {
  for (const sign of ['\u00ad', '\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u202a', '\u061c']) {
    assert.equal(slugify(`Auto${sign}mation for all`), 'automation-for-all', escape(sign))
    const [word] = [...wordsIn(`auto${sign}mation`)]
    assert.deepEqual([word?.end, foldedWord(word?.text ?? '')], [11, 'automation'], escape(sign))
  }
  for (const [text, word] of [
    ['\ufb01nance', 'finance'],
    ['\uff26\uff29\uff2e', 'fin'],
    ['CAF\u00c9', 'cafe'],
  ] as const)
    assert.equal(foldedWord(text), word)
})

test('a pasted email is accepted without what surrounds it; a line break counts as one character', () => {
  const lines = 'A line of forty characters is what we do\n'.repeat(122)
  const question = lines.slice(0, 5_000)
  const ask = (email: string, text = question) =>
    questionSchema.safeParse({ name: 'Jo', email, question: text })
  for (const given of [
    ...['jo@example.com', ' jo@example.com ', 'mailto:jo@example.com', 'jo@example.com.'],
    ...['jo\u200b@example.com', '\u202ajo@example.com\u202c', 'jo@exam\u00adple.com', 'jo\uff20example.com'],
  ])
    assert.equal(ask(given).data?.email, 'jo@example.com', escape(given))
  for (const given of ['jo@example..com', 'jo', 'jo@example.com,a@b.co', 'Jo <jo@example.com>'])
    assert.ok(!ask(given).success, given)
  for (const end of ['\r\n', '\r'])
    assert.equal(ask('jo@example.com', question.replaceAll('\n', end)).data?.question, question.trim())
  assert.ok(!ask('jo@example.com', lines.slice(0, 5_002)).success)
})

test('a text counts as half-merged only with all three conflict markers, in order', () => {
  const marks = (...lines: string[]) => lines.join('\n')
  for (const text of [
    marks('a', '<<<<<<< HEAD', 'b', '=======', 'c', '>>>>>>> b', 'd'),
    marks('<<<<<<< HEAD', '=======', '>>>>>>> b'),
    marks('<<<<<<< HEAD', 'a', '||||||| base', 'b', '=======', 'c', '>>>>>>> x'),
    marks('<<<<<<< HEAD', 'a', '=======', 'c', '>>>>>>> x').replaceAll('\n', '\r\n'),
  ])
    assert.ok(isHalfMerged(text), text)
  for (const text of [
    marks('a', '=======', 'b'),
    marks('<<<<<<< HEAD', 'b'),
    marks('>>>>>>> b', '=======', '<<<<<<< HEAD'),
    marks('- `<<<<<<< HEAD`', '- `=======`', '- `>>>>>>> b`'),
    marks('<<<<<<<', '=======', '>>>>>>>'),
  ])
    assert.ok(!isHalfMerged(text), text)
})
