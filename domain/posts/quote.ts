/** Lines of an article that are set apart with `> `: a pull quote, or a figure with what it counts. Pure and linear. */

/** A longer first line is the beginning of a quote. */
const longestFigure = 16

/** What a line says after its sign; null for a line without one. A lone `>` is one, a `>50%` is not. */
export const quotedText = (line: string): string | null =>
  /^>(?:\s+(.*))?$/.exec(line)?.[1] ?? (line === '>' ? '' : null)

/** The places of the lines within the quote, the second after the last. */
type QuoteParts = {
  /** `62%`, `£4,788`, `3 in 5`. */
  figure: string | null
  /** Who says it, without the dash. */
  by: string | null
  from: number
  to: number
}

/**
 * Reads the lines of a paragraph whose first has the sign (R306), already without signs. A first line that is a number
 * and little else, with more below it, is a figure; a last one that begins with a dash names who says it.
 */
export function quoteParts(lines: readonly string[]): QuoteParts {
  const [first = ''] = lines
  const isFigure = lines.length > 1 && /\d/.test(first) && Array.from(first).length <= longestFigure
  if (isFigure) return { figure: first, by: null, from: 1, to: lines.length }
  const by = lines.length > 1 ? (/^[—–-]{1,2}\s*(\S.*)$/.exec(lines.at(-1) ?? '')?.[1] ?? null) : null
  return { figure: null, by, from: 0, to: lines.length - (by === null ? 0 : 1) }
}
