/** The paragraphs of a body, separated by blank lines. Pure. */

export type Paragraph = {
  text: string
  /** The line ends and blank lines that follow it; empty for the last one. */
  gap: string
}

/** Paragraphs and gaps joined give the text again. */
export function paragraphsOf(text: string): Paragraph[] {
  return split(text, /\n(?:[ \t]*\n)+/g)
}

export function linesOf(text: string): Paragraph[] {
  return split(text, /\n/g)
}

function split(text: string, gaps: RegExp): Paragraph[] {
  if (text === '') return []
  const found: Paragraph[] = []
  let start = 0
  for (const match of text.matchAll(gaps)) {
    found.push({ text: text.slice(start, match.index), gap: match[0] })
    start = match.index + match[0].length
  }
  if (start < text.length) found.push({ text: text.slice(start), gap: '' })
  return found
}
