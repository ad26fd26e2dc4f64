const words: Partial<Record<number, string>> = {
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  11: 'eleven',
  12: 'twelve',
}

/** A count in running text: in words from three to twelve. */
export const inWords = (count: number): string => words[count] ?? String(count)

/** The same at the start of a sentence. */
export const startingInWords = (count: number): string =>
  inWords(count).replace(/^./, (letter) => letter.toUpperCase())
