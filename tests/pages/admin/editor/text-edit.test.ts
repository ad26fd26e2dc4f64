import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  continueList,
  inlineAt,
  linkEdit,
  pasteEdit,
  type Selection,
  type TextEdit,
  toggleBlock,
  toggleInline,
} from '../../../../pages/admin/editor/format/text-edit.ts'

/** `[` and `]` mark the selection, `|` the caret. */
function read(marked: string): { text: string; at: Selection } {
  const start = marked.search(/[[|]/)
  const text = marked.replace(/[[\]|]/g, '')
  const end = marked.includes(']') ? marked.indexOf(']') - 1 : start
  return { text, at: { start, end } }
}

function written(text: string, { from, to, insert, select: [start, end] }: TextEdit): string {
  const after = text.slice(0, from) + insert + text.slice(to)
  return start === end
    ? `${after.slice(0, start)}|${after.slice(start)}`
    : `${after.slice(0, start)}[${after.slice(start, end)}]${after.slice(end)}`
}

const edits = (
  make: (text: string, at: Selection) => TextEdit | null,
  rows: Record<string, string | null>,
) => {
  for (const [before, after] of Object.entries(rows)) {
    const { text, at } = read(before)
    const edit = make(text, at)
    assert.equal(edit && written(text, edit), after, before)
  }
}

test('bold and italic toggle on the selection without its outer spaces, or on the word at the caret', () => {
  edits((text, at) => toggleInline(text, at, 'bold'), {
    'a [word ]here': 'a **[word]** here',
    'a wo|rd here': 'a **[word]** here',
    'a **[word]** here': 'a [word] here',
    'a | b': 'a **|** b',
    '[- one\n- two]': '[- **one**\n- **two**]',
    'a *[word]* here': 'a ***[word]*** here',
  })
  edits((text, at) => toggleInline(text, at, 'italic'), {
    'a **[word]** here': 'a ***[word]*** here',
    'a ***[word]*** here': 'a **[word]** here',
  })
})

test('the formats at the caret are read from the Markdown around it', () => {
  const at = (marked: string) => {
    const { text, at } = read(marked)
    return [...inlineAt(text, at)].join()
  }
  assert.equal(at('a **wo|rd** b'), 'bold')
  assert.equal(at('a ***wo|rd*** b'), 'bold,italic')
  assert.equal(at('- a *wo|rd*'), 'italic')
  assert.equal(at('a **word** b|'), '')
})

test('lists, numbers, quotes and callouts toggle on each line, set off by blank lines', () => {
  edits((text, at) => toggleBlock(text, at, 'list'), {
    'one|': '- one|',
    '- one|': 'one|',
    'Before\n[one\ntwo]\nAfter': 'Before\n\n[- one\n- two]\n\nAfter',
    '- a\nb|': '- a\n- b|',
    '[1. a\n2. b]': '[- a\n- b]',
    '|': '- |',
  })
  edits((text, at) => toggleBlock(text, at, 'numbers'), { '[a\n\nb]': '[1. a\n2. b]' })
  edits((text, at) => toggleBlock(text, at, 'quote'), { 'said|': '> said|', '> said|': 'said|' })
  edits((text, at) => toggleBlock(text, at, 'callout'), { '- mind|': '👉 mind|', '👉 mind|': 'mind|' })
})

test('a heading is its own line, with a capital and no full stop; as text again it gets the full stop', () => {
  edits((text, at) => toggleBlock(text, at, 'heading'), {
    'Text\nwhat they ask:|\nmore': 'Text\n\nWhat they ask|\n\nmore',
    '- **what they ask**|': 'What they ask|',
    'What they ask|': 'What they ask.|',
  })
})

test('Enter continues a list or quote, ends it on an empty item, and is left alone anywhere else', () => {
  edits(continueList, {
    '- one|': '- one\n- |',
    '9. one|': '9. one\n10. |',
    '> said|': '> said\n> |',
    '- one\n- |': '- one\n|',
    'plain|': null,
    '|- one': null,
    '- [one]': null,
  })
})

test('a link is inserted with its words, and brackets in its address are encoded', () => {
  edits((text, at) => linkEdit(text, at, '/pricing', 'Prices'), {
    'see |': 'see [Prices](/pricing)|',
  })
  const { insert } = linkEdit('', { start: 0, end: 0 }, 'https://a.example/b (c)', 'x')
  assert.equal(insert, '[x](https://a.example/b%20%28c%29)')
})

test('a pasted block is set off by blank lines; pasted words go into the line', () => {
  edits((text, at) => pasteEdit(text, at, 'New', false), {
    'Old|': 'Old\n\nNew|',
    'Old\n|\nmore': 'Old\n\nNew|\n\nmore',
    '|Old': 'New|\n\nOld',
    '[all]': 'New|',
  })
  edits((text, at) => pasteEdit(text, at, 'new', true), { 'a | b': 'a new| b' })
})
