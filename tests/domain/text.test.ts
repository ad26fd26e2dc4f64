import assert from 'node:assert/strict'
import { test } from 'node:test'
import { questionSchema } from '#domain/leads/question.schema.ts'
import { body, oneLine } from '#domain/posts/post.schema.ts'
import { slugify } from '#domain/posts/slug.ts'
import { isHalfMerged } from '#domain/text.ts'
import { foldedWord, wordsIn } from '#server/content/search/words.ts'

const stored: [given: string, body: string][] = [
  ['a\r\nb', 'a\nb'],
  ['a\rb', 'a\nb'],
  ['Via Roma 1\v00100 Roma', 'Via Roma 1\n00100 Roma'],
  ['a\fb', 'a\nb'],
  ['a\x85b', 'a\nb'],
  ['a\u2028b', 'a\nb'],
  ['a\u2029b', 'a\nb'],
  ['a\x1cb', 'a\nb'],
  ['a\0b', 'ab'],
  ['a\x08b', 'ab'],
  ['a\x1fb', 'ab'],
  ['co\x1eop', 'co-op'],
  ['\ufeffa', 'a'],
  ['a\uffffb', 'ab'],
  ['cafe\u0301', 'caf\u00e9'],
  ['\x93quoted\x94 \x96 \x80', '\u201cquoted\u201d \u2013 \u20ac'],
  ['a\ud800b', 'a\ufffdb'],
  ['\u00b7\ta\n\u00b7\tb', '- a\n- b'],
  ['o\ta', '- a'],
  ['\u25aa a', '- a'],
  ['\uf0b7 a', '- a'],
  ['\u00a7\ta', '- a'],
  ['  \u25cf a', '- a'],
  ['\u00b7\u00a0\u00a0\u00a0\u00a0a', '- a'],
  ['o\u00a0\u00a0\u00a0a', '- a'],
  ['o   a', '- a'],
  ['\u2981 a', '- a'],
  ['\u27a4 a', '- a'],
  ['\u00a0\uf0b7\u00a0a', '- a'],
  ['\uf0b7\ta\r\n\uf0b7\tb', '- a\n- b'],
  ['a\n\r\nb', 'a\n\nb'],
  ['a\v\vb', 'a\n\nb'],
  ['a\x1bb\x7f', 'ab'],
  ['a\x81b', 'ab'],
  ['\u212bngstrom', '\u00c5ngstrom'],
  ['\u{1f468}\u200d\u{1f467}', '\u{1f468}\u200d\u{1f467}'],
  ['\u0627\u200c\u0628', '\u0627\u200c\u0628'],
  ['o a', 'o a'],
  ['o o a', 'o o a'],
  ['\u00a7 12 a', '\u00a7 12 a'],
  ['a \u00b7 b', 'a \u00b7 b'],
  ['busi\u00adness', 'busi\u00adness'],
]

test('an article is stored with line feeds, composed letters and list signs', () => {
  for (const [given, expected] of stored) assert.equal(body(given), expected, JSON.stringify(given))
  assert.equal(oneLine('Via Roma 1\v00100\x85Roma'), 'Via Roma 1 00100 Roma')
})

test('what nobody sees parts no word of an address or of a search', () => {
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

test('a pasted address of a person is taken without what surrounds it, a text counts a line break once', () => {
  const question = 'A line of forty characters is what we do\n'.repeat(121)
  const ask = (email: string, text = question) =>
    questionSchema.safeParse({ name: 'Jo', email, question: text })
  for (const given of [
    'jo@example.com',
    ' jo@example.com ',
    'mailto:jo@example.com',
    'jo@example.com.',
    'jo\u200b@example.com',
    '\u202ajo@example.com\u202c',
    'jo@exam\u00adple.com',
    'jo\uff20example.com',
  ])
    assert.equal(ask(given).data?.email, 'jo@example.com', escape(given))
  for (const given of ['jo@example..com', 'jo', 'jo@example.com,a@b.co', 'Jo <jo@example.com>'])
    assert.ok(!ask(given).success, given)
  const sent = ask('jo@example.com', question.replaceAll('\n', '\r\n'))
  assert.equal(sent.data?.question, question.trim())
})

test('the three marks of a merge make a file half of two, one or two do not', () => {
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
