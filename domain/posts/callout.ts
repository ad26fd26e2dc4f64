const afterSign = (signs: readonly string[]): ((line: string) => string | null) => {
  const pattern = new RegExp(`^(?:${signs.join('|')})[\\u{1F3FB}-\\u{1F3FF}]?\\uFE0F?\\s*`, 'u')
  return (line) => {
    const match = pattern.exec(line)
    return match ? line.slice(match[0].length) : null
  }
}

/** The one sign that makes a box in an article; any other emoji is text there. */
export const boxSign = '👉'

/** The text of a line that is shown in a box, without its sign; null for a line without the sign. */
export const boxText = afterSign([boxSign])

/**
 * The text after a sign that sets apart a line of a pasted draft; null for a line without such a sign. Smart
 * Extract knows more signs than the markup: it only has to tell remarks from prose, and drafts from elsewhere
 * use any of these.
 */
export const remarkText = afterSign([boxSign, '💡', '⚠\uFE0F?', '📌', '❗\uFE0F?'])
