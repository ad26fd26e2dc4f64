import { type Locale, locales } from '#domain/locales.ts'
import { foldedWord, stemOf, wordsIn } from './words.ts'

const weights = { part: 0.6, misspelt: 0.4 }
const mostLikeWords = 25
/** Shorter prefixes match too many words. */
export const leastStart = 3

/** Every word of the indexed texts, with its stem. Stems for a typed word come with a weight. */
export function createVocabulary() {
  const words: Record<Locale, Map<string, string>> = { en: new Map(), it: new Map() }
  const known = new Set<string>()

  function stemsLike(isLike: (other: string) => boolean, weight: number): Map<string, number> {
    const like: [word: string, stem: string][] = []
    for (const locale of locales) {
      // Only matching words get an array: there are tens of thousands of words
      for (const word of words[locale].keys()) {
        if (isLike(word)) like.push([word, words[locale].get(word) ?? word])
      }
    }
    like.sort(([one], [other]) => one.length - other.length)
    return new Map(like.slice(0, mostLikeWords).map(([, stem]) => [stem, weight]))
  }

  return {
    /** Adds the words of a text. Returns their stems, in order. */
    learn: (text: string, language: Locale): string[] =>
      [...wordsIn(text)].map(({ text: word }) => {
        const stem = stemOf(word, language)
        words[language].set(foldedWord(word), stem)
        known.add(stem)
        return stem
      }),

    /** A word's own stem in each language, and for the last word those of words that begin with it. */
    stemsFor(typed: string, isLast: boolean): Map<string, number> {
      const stems = locales.map((locale) => stemOf(typed, locale)).filter((stem) => known.has(stem))
      const found = new Map(stems.map((stem) => [stem, 1]))
      const word = foldedWord(typed)
      if (!isLast || word.length < leastStart) return found
      return new Map([...stemsLike((other) => other.startsWith(word), weights.part), ...found])
    },

    /** The stems of words that may have been meant by a misspelt one. */
    stemsForMisspelt(typed: string): Map<string, number> {
      const word = foldedWord(typed)
      return stemsLike((other) => isMisspelt(word, other), weights.misspelt)
    },
  }
}

/** One letter too many, missing or wrong, or two swapped; from five letters on, never the first letter. */
function isMisspelt(typed: string, word: string): boolean {
  if (typed.length < 5 || typed[0] !== word[0] || Math.abs(typed.length - word.length) > 1) return false
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at += 1
  const [restOfTyped, restOfWord] = [typed.slice(at), word.slice(at)]
  return (
    restOfTyped.slice(1) === restOfWord ||
    restOfTyped === restOfWord.slice(1) ||
    restOfTyped.slice(1) === restOfWord.slice(1) ||
    (restOfTyped.slice(2) === restOfWord.slice(2) &&
      restOfTyped[0] === restOfWord[1] &&
      restOfTyped[1] === restOfWord[0])
  )
}
