/**
 * Visitors' text made safe to display: nothing left in it reorders text, or hides or forges a line. Joiners of letters and
 * emoji stay (UTS #51, 2.2 and 2.7), or a family emoji would fall apart into its members.
 */

const flag = String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}`
const flagOrUnseen = new RegExp(
  String.raw`(${flag})|(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s])+`,
  'gu',
)
const flagOrUnseenInText = new RegExp(String.raw`(${flag})|(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]`, 'gu')
const joinsNothing = /(?<![^\s\u200c\u200d])[\u200c\u200d]+|[\u200c\u200d]+(?![^\s\u200c\u200d])/gu

/** The text on one line, cut between whole characters; `most` counts code points. */
export function visibleLine(value: string, most: number): string {
  const clean = value
    .replace(flagOrUnseen, (_all, whole: string | undefined) => whole ?? ' ')
    .replace(joinsNothing, '')
    .replace(/ +/g, ' ')
    .trim()
  return Array.from(clean).length > most ? `${cut(clean, most - 1).trimEnd()}…` : clean
}

export const visibleText = (value: string): string =>
  value
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(flagOrUnseenInText, (_all, whole: string | undefined) => whole ?? '')

/** The beginning of a text, at most `most` code points, never ending in half an emoji. */
function cut(text: string, most: number): string {
  let kept = ''
  let points = 0
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    points += Array.from(segment).length
    if (points > most) break
    kept += segment
  }
  // A single grapheme longer than the limit
  return kept || Array.from(text).slice(0, most).join('')
}
