/** Which single lines of an article are headings (R110). Pure; lengths are in code points. */

/** From here on a line is too long for a heading. */
export const headingUnder = 100
/** The same for a line among the first paragraphs. */
export const largeHeadingUnder = 150

/** Ends like a sentence; a closing quote, bracket or emphasis behind it does not hide that. */
export const endsSentence = (line: string): boolean => /[.!?:;,]["'”’»)\]*_]{0,6}$/.test(line.slice(-8))

/** The first letter of the line, whatever stands before it, is a capital. */
export function startsWithCapital(line: string): boolean {
  const letter = /\p{L}/u.exec(line)?.[0]
  return letter !== undefined && /[\p{Lu}\p{Lt}]/u.test(letter)
}
