import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readContent } from '../../../../pages/admin/editor/checks/reading.ts'
import {
  faqDataOf,
  faqEntryOf,
  faqFaultOf,
  faqItemsOf,
  faqJsonOf,
  faqRow,
  readFaqJson,
  switchFaq,
} from '../../../../pages/admin/editor/faq/faq.ts'
import { faqInText } from '../../../../pages/admin/editor/faq/faq-in-text.ts'

const items = [
  { question: 'Can I keep my number?', answer: 'Yes.' },
  { question: 'Is it "safe"?', answer: 'It is.\nAlways.' },
]
const entry = (rows = items) => ({ faqMode: 'rows' as const, faqRows: rows.map(faqRow), faqJson: '' })
const bare = (rows: readonly { question: string; answer: string }[]) =>
  rows.map(({ question, answer }) => ({ question, answer }))

test('FAQ: rows become a FAQPage, and the FAQPage becomes the same rows', () => {
  const json = switchFaq(entry(), 'json')
  assert.equal(JSON.parse(json?.faqJson ?? '')['@type'], 'FAQPage')
  const back = json && switchFaq(json, 'rows')
  assert.deepEqual(bare(back?.faqRows ?? []), items)
})

test('FAQ: an entity’s name is the question, and the text of its accepted answer is the answer', () => {
  const pasted = JSON.stringify({
    mainEntity: [{ '@type': 'Question', name: 'Q', acceptedAnswer: { '@type': 'Answer', text: 'A' } }],
  })
  assert.deepEqual(readFaqJson(pasted), { ok: true, items: [{ question: 'Q', answer: 'A' }] })
})

test('FAQ: JSON that cannot be read cannot become rows, and the fault names the line', () => {
  const broken = { ...entry([]), faqMode: 'json' as const, faqJson: '{"mainEntity": [\n  {"name": "Q",\n' }
  assert.equal(switchFaq(broken, 'rows'), null)
  const fault = faqFaultOf(broken)
  assert.equal(fault?.kind, 'json')
  assert.equal(fault?.kind === 'json' && fault.line !== null && fault.line >= 2, true)
})

test('FAQ: JSON without a complete question is refused', () => {
  assert.deepEqual(readFaqJson('{"mainEntity": [{"name": "Q"}]}'), { ok: false, line: null })
  assert.deepEqual(readFaqJson('42'), { ok: false, line: null })
})

test('FAQ: an empty text and an empty list are an empty FAQ', () => {
  assert.deepEqual(readFaqJson(' '), { ok: true, items: [] })
  assert.deepEqual(readFaqJson('[ ]'), { ok: true, items: [] })
  assert.equal(faqDataOf({ faqMode: 'json', faqRows: [], faqJson: '' }), null)
})

test('FAQ: editing a post begins with rows, whatever its FAQ is like', () => {
  assert.equal(faqEntryOf(JSON.stringify(items)).faqMode, 'rows')
  assert.equal(faqEntryOf('no JSON').faqMode, 'rows')
  assert.deepEqual(bare(faqEntryOf(JSON.stringify(items)).faqRows), items)
})

test('FAQ: stored text that cannot be read is sent back as it was until somebody writes a question', () => {
  const opened = faqEntryOf('no JSON')
  assert.equal(faqDataOf(opened), 'no JSON')
  const [item] = items
  assert.ok(item)
  assert.equal(faqDataOf({ ...opened, faqRows: [faqRow(item)] }), JSON.stringify([item]))
})

test('FAQ: a blank row is ignored, an incomplete one is a fault', () => {
  const blank = { question: ' ', answer: '' }
  assert.equal(faqFaultOf(entry([...items, blank])), null)
  assert.equal(faqItemsOf(entry([...items, blank])).length, 2)
  assert.deepEqual(faqFaultOf(entry([...items, { question: 'Q', answer: ' ' }])), {
    kind: 'no-answer',
    row: 2,
  })
  assert.deepEqual(faqFaultOf(entry([{ question: '', answer: 'A' }])), { kind: 'no-question', row: 0 })
})

test('FAQ: without rows the JSON is empty', () => {
  assert.equal(faqJsonOf([]), '')
})

const inText = (content: string) => faqInText(readContent(content, 'A title', null))
const before = 'First paragraph of the text.\n\nSecond one.\n\n'
const pairs = 'Can I keep my number?\n\nYes.\n\nEvery time.\n\nIs it **safe**?\n\nIt is.\n'
const headings = [
  '## FAQ',
  '## Frequently asked questions',
  '# Questions and answers',
  '### Domande frequenti',
]

for (const heading of headings) {
  test(`FAQ in the text: questions below “${heading}” are offered, and what is around them stays`, () => {
    const found = inText(`${before}${heading}\n\n${pairs}\n## What comes next\n\nThe last words.`)
    assert.deepEqual(found?.items, [
      { question: 'Can I keep my number?', answer: 'Yes.\nEvery time.' },
      { question: 'Is it safe?', answer: 'It is.' },
    ])
    assert.match(
      found?.rest ?? '',
      /^First paragraph of the text\.\n\nSecond one\.\s+## What comes next\n\nThe last words\.$/,
    )
  })
}

for (const [what, content] of [
  ['the heading is not that of an FAQ', `${before}## Prices\n\n${pairs}`],
  ['there is only one question', `${before}## FAQ\n\nIs it safe?\n\nIt is.`],
  ['a question has no answer', `${before}## FAQ\n\nWhy?\n\n${pairs}`],
  ['words before the first question would be lost', `${before}## FAQ\n\nAsk us.\n\n${pairs}`],
  ['a link would be lost', `${before}## FAQ\n\n${pairs}\nWho?\n\nWe [do](/about) it.`],
  ['a list would be lost', `${before}## FAQ\n\n${pairs}\nWho?\n\n- One\n- Two`],
]) {
  test(`FAQ in the text: nothing is offered where ${what}`, () => assert.equal(inText(content ?? ''), null))
}
