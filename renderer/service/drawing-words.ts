import type { ServiceSlug } from '#domain/services.ts'

type Words = Readonly<Record<string, unknown>>

/** Estimated width of a chip for its word: a drawing cannot measure text. */
const chipWidth = (word: unknown) =>
  Array.from(String(word)).reduce((width, letter) => width + (/[fijlrt ]/.test(letter) ? 6.5 : 12), 61)

/** Centres the receiver icon and its word on a button of this width. */
function callOn(buttonWidth: number, { call }: Words) {
  const start = buttonWidth / 2 - 16 - 5 * String(call).length
  return { callSign: `translate(${start} 9)`, callWord: start + 32 }
}

const measured: Partial<Record<ServiceSlug, (words: Words) => object>> = {
  'google-business-profile': ({ directions, call, open }) => ({
    chips: { directions: chipWidth(directions), call: chipWidth(call), open: chipWidth(open) },
  }),
  'local-ads-lead-generation': (words) => ({
    sizes: { ad: 26 + 9 * String(words.ad).length, wide: callOn(126, words), small: callOn(146, words) },
  }),
}

/** The texts in a service's drawings, with the sizes that depend on them. */
export const drawingWords = (slug: ServiceSlug, words: object): object => ({
  ...words,
  ...measured[slug]?.(words as Words),
})
