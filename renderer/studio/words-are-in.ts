/** Whether every word of a search occurs in a text, whatever case and accents either has. */
export function wordsAreIn(search: string, text: string): boolean {
  const plainText = plain(text)
  return plain(search)
    .split(/\s+/)
    .every((word) => plainText.includes(word))
}

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
