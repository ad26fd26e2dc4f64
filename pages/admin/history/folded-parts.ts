type Kinded = { kind: string }

type Part<Paragraph> = {
  folded: boolean
  /** Each with its index in the whole text. */
  paragraphs: { place: number; paragraph: Paragraph }[]
}

/**
 * Folds runs of unchanged paragraphs, except the paragraphs directly before and after a change. Does not fold
 * a single paragraph. Pure.
 */
export function foldedParts<Paragraph extends Kinded>(paragraphs: readonly Paragraph[]): Part<Paragraph>[] {
  const parts: Part<Paragraph>[] = []
  const put = (folded: boolean, at: number, list: Paragraph[]) => {
    if (list.length === 0) return
    parts.push({ folded, paragraphs: list.map((paragraph, index) => ({ place: at + index, paragraph })) })
  }
  for (let at = 0; at < paragraphs.length; ) {
    const isSame = paragraphs[at]?.kind === 'same'
    let end = at
    while (end < paragraphs.length && (paragraphs[end]?.kind === 'same') === isSame) end++
    const run = paragraphs.slice(at, end)
    const first = at > 0 ? 1 : 0
    const last = run.length - (end < paragraphs.length ? 1 : 0)
    if (!isSame || last - first < 2) put(false, at, run)
    else {
      put(false, at, run.slice(0, first))
      put(true, at + first, run.slice(first, last))
      put(false, at + last, run.slice(last))
    }
    at = end
  }
  return parts
}
