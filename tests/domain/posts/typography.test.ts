import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Inline, parseArticle } from '#domain/posts/markup.ts'
import { typeset, typesetInline, withEndKept } from '#domain/posts/typography.ts'

const cases = [
  [`"Go."`, '“Go.”'],
  [`He said: "No."`, 'He said: “No.”'],
  [`("no")`, '(“no”)'],
  [`"A 'yes' within"`, '“A ‘yes’ within”'],
  [`"'Yes' first"`, '“‘Yes’ first”'],
  [`customers' lunch, isn't it`, 'customers’ lunch, isn’t it'],
  [`the '90s`, 'the ’90s'],
  [`a 24" screen`, 'a 24″ screen'],
  [`"size 24"`, '“size 24”'],
  [`L'ora "d'oro"`, 'L’ora “d’oro”'],
  ['Wait... and....', 'Wait… and....'],
  ['nine - five, 9-5, well-known', 'nine – five, 9-5, well-known'],
  ['“already” set’s – here…', '“already” set’s – here…'],
  ['"', '”'],
  ['', ''],
] as const

for (const [typed, set] of cases)
  test(`typography: ${typed || 'nothing'}`, () => assert.equal(typeset(typed), set))

const wordsOf = (nodes: readonly Inline[]): string =>
  nodes.map((node) => ('children' in node ? wordsOf(node.children) : node.text)).join('')

test('typography: quotation marks pair up across bold, italics, links and code', () => {
  for (const [typed, set] of [
    ['"**Go**" now', '“Go” now'],
    ['**"Go"** now', '“Go” now'],
    ['[it](/a)\'s "*so*"', 'it’s “so”'],
    ['say `"x"`"', 'say "x"”'],
  ] as const) {
    const [block] = parseArticle(`${typed}.`, { title: '' })
    assert.ok(block && 'children' in block)
    assert.equal(wordsOf(typesetInline(block.children)), `${set}.`)
  }
})

test('typography: setting a text twice changes nothing more, and a long text is set fast', () => {
  for (const [, set] of cases.slice(0, -2)) assert.equal(typeset(set), set)
  const long = `"it's" ... - `.repeat(40_000)
  const begun = performance.now()
  assert.equal(typeset(long).length, '“it’s” … – '.length * 40_000)
  assert.ok(performance.now() - begun < 5_000)
})

test('the last two words of a long text stay on one line if they are short', () => {
  const endOf = (text: string) => wordsOf(withEndKept([{ kind: 'text', text }])).slice(-22)
  const start = 'A paragraph that is longer than a line, and therefore ends somewhere below it, '
  assert.equal(endOf(`${start}from the sofa.`), 'low it, from the\u00a0sofa.')
  assert.equal(endOf('Short, from the sofa.'), 'Short, from the sofa.')
  assert.equal(endOf(`${start}${'x'.repeat(30)}`), 'x'.repeat(22))
})
