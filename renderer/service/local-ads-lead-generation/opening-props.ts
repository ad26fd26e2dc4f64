import type { Words } from './words.ts'

/** The label of the ad is as wide as its word; receiver and word are centred on a button of `buttonWidth`. */
export function openingProps(words: Words, { buttonWidth = 146 } = {}) {
  const callStart = buttonWidth / 2 - 16 - 5 * words.call.length
  const sizes = {
    ad: 26 + 9 * words.ad.length,
    callSign: `translate(${callStart} 9)`,
    callWord: callStart + 32,
  }
  return { words: { ...words, sizes } }
}
