/** Letters that Unicode does not decompose into a base letter and marks. */
const plainOf: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
}
const special = new RegExp(`[${Object.keys(plainOf).join('')}]`, 'g')
const apostrophes = /[’‘‛ʼʹʻʽ′´＇]/g

/**
 * A text as searches compare it: without accents, other marks and apostrophes, in lower case, every run of
 * white space as one space. `DELL’ACQUA` and `dell'acqua` become the same, and so do `Muñoz` and `munoz`.
 */
export const fold = (text: string): string =>
  text
    // Most texts have few such letters, and the full treatment is slow
    .replace(/\P{ASCII}+/gu, foldLetters)
    .toLowerCase()
    .replace(/['`]+/g, '')
    .replace(/\s+/g, ' ')

const foldLetters = (letters: string): string =>
  letters
    // First, because NFKD turns the spacing accent ´ into a space with a mark
    .replace(apostrophes, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(special, (letter) => plainOf[letter] ?? letter)
