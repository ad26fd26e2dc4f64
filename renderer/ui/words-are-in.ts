import { normal } from '#domain/posts/extract-words.ts'

/** Whether every word of a search occurs in a text, whatever case and accents either has. */
export function wordsAreIn(search: string, text: string): boolean {
  const all = normal(text)
  return normal(search)
    .split(/\s+/)
    .every((word) => all.includes(word))
}
