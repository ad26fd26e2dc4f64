import { stemmer as englishStem } from '@orama/stemmers/english'
import { stemmer as italianStem } from '@orama/stemmers/italian'
import type { Locale } from '#domain/locales.ts'

/** Words as the search compares them (R257): in lower case, without accents, and reduced to their stem. */

export type Word = { text: string; at: number; end: number }

/** A word with its place in the text. An apostrophe separates words, as in "l'agenda". */
export function* wordsIn(text: string): Generator<Word> {
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}](?:\p{Cf}*[\p{L}\p{N}\p{M}])*/gu)) {
    yield { text: word, at: index, end: index + word.length }
  }
}

export function foldedWord(word: string): string {
  const cut = word.length > longest ? word.slice(0, longest) : word
  return plain.test(cut)
    ? cut.toLowerCase()
    : cut
        .normalize('NFKD')
        .replace(/[\p{M}\p{Cf}]/gu, '')
        .toLowerCase()
}

const plain = /^[a-z0-9]*$/i

/** Nobody searches for longer words. */
const longest = 40
/** Stemming is most of the work of reading a text, and texts repeat their words. */
const mostCached = 50_000

const stems: Record<Locale, (word: string) => string> = { en: cached(englishStem), it: cached(italianStem) }

export const stemOf = (word: string, language: Locale): string => stems[language](foldedWord(word))

/** The language of most of a text's small words. */
export function languageOf(text: string): Locale {
  let balance = 0
  let seen = 0
  for (const { text: word } of wordsIn(text)) {
    balance += small.it.has(foldedWord(word)) ? 1 : small.en.has(foldedWord(word)) ? -1 : 0
    seen += 1
    if (seen >= 300) break
  }
  return balance > 0 ? 'it' : 'en'
}

const small = {
  en: new Set('the and of to is are you your for with that this it on not what how can from or'.split(' ')),
  it: new Set('il lo gli le di che e per non una un con sono del della come piu i da nel'.split(' ')),
} satisfies Record<Locale, Set<string>>

export function cached<Answer extends string | boolean>(answer: (word: string) => Answer) {
  const known = new Map<string, Answer>()
  return (word: string): Answer => {
    const found = known.get(word)
    if (found !== undefined) return found
    const made = answer(word)
    if (known.size < mostCached) known.set(word, made)
    return made
  }
}
