import { normal } from '#domain/posts/extract-words.ts'

/** Whether a text contains every word of a search, ignoring case and accents. */
export function wordsAreIn(search: string, text: string): boolean {
  const all = normal(text)
  return normal(search)
    .split(/\s+/)
    .every((word) => all.includes(word))
}
