import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMixedDecoder, decodeMixed, withoutMarks } from '#server/content/import/mixed-text.ts'

/** Bytes, written as Latin-1; the decoded text; the number of odd bytes. */
const mixed: [bytes: string, text: string, odd: number][] = [
  ['plain', 'plain', 0],
  ['Caff\xc3\xa8', 'Caffè', 0],
  ['Caff\xe8', 'Caffè', 1],
  ['Caff\xe8 and caff\xc3\xa8', 'Caffè and caffè', 1],
  ['\x93good\x94 \x96 1\x80', '“good” – 1€', 4],
  ['\xe2\x82\xac and \x80', '€ and €', 1],
  ['\xf0\x9f\x91\x8b\xe9', '👋é', 1],
  ['\xc3', 'Ã', 1],
  ['\xe2\x82', 'â‚', 2],
  ['\xc0\xaf', 'À¯', 2],
  ['\xed\xa0\x80', 'í\u00a0€', 3],
  ['\xff\xfe', 'ÿþ', 2],
]

test('bytes that are not UTF-8 are read as Windows-1252 and marked, the others as UTF-8', () => {
  for (const [bytes, text, odd] of mixed) {
    const decoded = decodeMixed(Buffer.from(bytes, 'latin1'))
    assert.equal(withoutMarks(decoded), text, bytes)
    assert.equal(decoded.length - withoutMarks(decoded).length, odd, bytes)
  }
})

test('a text decoded in pieces is the same as decoded whole, wherever it is cut', () => {
  const bytes = Buffer.from(mixed.map(([given]) => given).join(' '), 'latin1')
  const whole = decodeMixed(bytes)
  for (let size = 1; size < 9; size += 1) {
    const decoder = createMixedDecoder()
    let text = ''
    for (let at = 0; at < bytes.length; at += size) text += decoder.decode(bytes.subarray(at, at + size))
    assert.equal(text + decoder.end(), whole, `pieces of ${size} bytes`)
  }
})
