import assert from 'node:assert/strict'
import { test } from 'node:test'
import { insertionAt, movedPlace } from '../../../../pages/admin/editor/pictures/picture-insertion.ts'

const picture = { src: '/p.jpg', alt: '' }

/** `|` marks the cursor; in the result, the place of the description. */
function inserted(marked: string, alt = ''): string {
  const place = marked.indexOf('|')
  const content = marked.replace('|', '')
  const { at, text, alt: range } = insertionAt(content, place, { ...picture, alt })
  const after = content.slice(0, at) + text + content.slice(at)
  return `${after.slice(0, range[0])}<${after.slice(...range)}>${after.slice(range[1])}`
}

for (const [name, before, after] of [
  ['an empty text', '|', '![<>](/p.jpg)'],
  ['the middle of a line: after the line', 'One li|ne.', 'One line.\n\n![<>](/p.jpg)'],
  ['the beginning of a line: before the line', '|One line.', '![<>](/p.jpg)\n\nOne line.'],
  ['the end of a line', 'One.|\n\nTwo.', 'One.\n\n![<>](/p.jpg)\n\nTwo.'],
  ['a blank line', 'One.\n|\nTwo.', 'One.\n\n![<>](/p.jpg)\n\nTwo.'],
  ['a line between others: after the line', 'One\ntw|o\nthree.', 'One\ntwo\n\n![<>](/p.jpg)\n\nthree.'],
  ['the end of a text, below a blank line', 'One.\n\n|', 'One.\n\n![<>](/p.jpg)'],
] as const) {
  test(`a picture inserted with the cursor in ${name}`, () => assert.equal(inserted(before), after))
}

test('a picture is inserted with its description, without brackets and line breaks', () => {
  assert.equal(inserted('|', 'A [blue]\nvan'), '![<A blue van>](/p.jpg)')
})

test('a position moves with what changes before it, and only with that', () => {
  assert.equal(movedPlace('One. Two.', 'One. Two. Three.', 4), 4)
  assert.equal(movedPlace('One. Two.', 'Zero. One. Two.', 4), 10)
  assert.equal(movedPlace('One. Two.', 'One. Two.', 4), 4)
  assert.equal(movedPlace('One and two. End.', 'One. End.', 9), 3)
  assert.equal(movedPlace('aaaa', 'aa', 4), 2)
  assert.equal(movedPlace('', 'new', 0), 0)
})
