const afterSign = (signs: readonly string[]): ((line: string) => string | null) => {
  const pattern = new RegExp(`^(?:${signs.join('|')})[\\u{1F3FB}-\\u{1F3FF}]?\\uFE0F?\\s*`, 'u')
  return (line) => {
    const match = pattern.exec(line)
    return match ? line.slice(match[0].length) : null
  }
}

/** The one sign that makes a box in an article; any other emoji is text there. */
export const boxSign = '👉'

/** The text of a line that is shown in a box, without its sign; null for a line without one. */
export const boxText = afterSign([boxSign])

/**
 * The text of a line of a pasted draft after a sign that sets it apart; null for a line without one. Smart Extract knows
 * more signs than the markup: it only has to tell remarks from prose, and drafts from elsewhere use any of these.
 */
export const remarkText = afterSign([boxSign, '💡', '⚠\uFE0F?', '📌', '❗\uFE0F?'])
