const words: Partial<Record<number, string>> = {
  3: 'tre',
  4: 'quattro',
  5: 'cinque',
  6: 'sei',
  7: 'sette',
  8: 'otto',
  9: 'nove',
  10: 'dieci',
  11: 'undici',
  12: 'dodici',
}

/** A count in running text: in words from three to twelve. */
export const inWords = (count: number): string => words[count] ?? String(count)

/** The same at the start of a sentence. */
export const startingInWords = (count: number): string =>
  inWords(count).replace(/^./, (letter) => letter.toUpperCase())
