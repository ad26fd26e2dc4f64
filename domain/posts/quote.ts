/** Lines of an article after `> `: a pull quote, or a figure with what it counts. Pure and linear. */

/** A longer first line begins a quote. */
const longestFigure = 16

/** The text of a line after its sign; null for a line without one. A lone `>` is a sign, `>50%` is not. */
export const quotedText = (line: string): string | null =>
  /^>(?:\s+(.*))?$/.exec(line)?.[1] ?? (line === '>' ? '' : null)

/** `from` and `to`: line numbers within the quote, `to` exclusive. */
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
