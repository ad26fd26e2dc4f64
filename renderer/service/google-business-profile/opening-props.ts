import type { Words } from './words.ts'

/** As wide as its word, near enough: the drawing cannot measure letters. */
const chipWidth = (word: string) =>
  Array.from(word).reduce((width, letter) => width + (/[fijlrt ]/.test(letter) ? 6.5 : 12), 61)

export function openingProps(words: Words) {
  const { directions, call, open } = words
  const chips = { directions: chipWidth(directions), call: chipWidth(call), open: chipWidth(open) }
  return { words: { ...words, chips } }
}
