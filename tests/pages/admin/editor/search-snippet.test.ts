import assert from 'node:assert/strict'
import { test } from 'node:test'
import { widthOf } from '../../../../pages/admin/editor/preview/arial-widths.ts'
import { snippetOf, snippetRules } from '../../../../pages/admin/editor/preview/search-snippet.ts'

const { desktop, phone } = snippetRules

test('a text is as wide as Arial sets it', () => {
  // Advance widths of Arial at 2048 units: H 1479, a 1139, l 455, o 1139
  assert.equal(Math.round(widthOf('Hallo', 2048)), 1479 + 1139 + 455 + 455 + 1139)
  assert.equal(widthOf('è', 20), widthOf('e', 20))
  assert.ok(widthOf('WWWWW', 20) > 2 * widthOf('lllll', 20))
  assert.equal(widthOf('', 20), 0)
})

test('a title is cut at pixels, not at letters', () => {
  const narrow = 'ill '.repeat(20).trim()
  const wide = 'WWW '.repeat(20).trim()
  assert.equal(narrow.length, wide.length)
  assert.equal(snippetOf(narrow, desktop.title).isCut, false)
  const cut = snippetOf(wide, desktop.title)
  assert.equal(cut.isCut, true)
  assert.equal(cut.lines.length, 1)
  assert.match(cut.lines[0] ?? '', /^(?:WWW )+\.\.\.$/)
  assert.ok(cut.width > cut.room)
})

test('whatever is written, no line is wider than its room and none is too many', () => {
  const texts = [
    '',
    ' ',
    'word',
    'W'.repeat(400),
    'a b '.repeat(200),
    'Perché l’agenda è piena '.repeat(20),
    '漢字'.repeat(200),
    '🙂 '.repeat(90),
    `${'x'.repeat(70)} ${'y'.repeat(70)} ${'z'.repeat(70)}`,
  ]
  for (const text of texts) {
    for (const rule of [desktop.title, desktop.description, phone.title, phone.description]) {
      const { lines } = snippetOf(text, rule)
      assert.ok(lines.length <= rule.lines, `${text.slice(0, 20)}: ${lines.length} lines`)
      for (const line of lines) assert.ok(widthOf(line, rule.size) <= rule.line + 0.001, line)
      if (text.trim() !== '') assert.ok(lines.length > 0)
    }
  }
})

test('a description takes less than its two lines on a desktop, and three on a phone', () => {
  const text = 'We build websites that answer the telephone. '.repeat(8)
  const wide = snippetOf(text, desktop.description)
  assert.equal(wide.lines.length, 2)
  const width = widthOf(wide.lines.join(' '), 14)
  assert.ok(width <= 920 && width > 800, String(width))
  assert.equal(snippetOf(text, phone.description).lines.length, 3)
})
