/** Which single lines of an article are headings (R110). Pure; lengths are in code points. */

/** A heading must be shorter than this. */
export const headingUnder = 100
/** The same, for a line among the first paragraphs. */
export const largeHeadingUnder = 150

/** Ends like a sentence, even if a closing quote, bracket or emphasis follows. */
export const endsSentence = (line: string): boolean => /[.!?:;,]["'”’»)\]*_]{0,6}$/.test(line.slice(-8))

/** Whether the first letter of the line is a capital, ignoring other characters before it. */
export function startsWithCapital(line: string): boolean {
  const letter = /\p{L}/u.exec(line)?.[0]
  return letter !== undefined && /[\p{Lu}\p{Lt}]/u.test(letter)
}
