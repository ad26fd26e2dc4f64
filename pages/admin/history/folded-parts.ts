type Kinded = { kind: string; heading?: true }

type Part<Paragraph> = {
  folded: boolean
  /** Each with its place in the whole text. */
  paragraphs: { place: number; paragraph: Paragraph }[]
}

/**
 * Runs of unchanged paragraphs become folds. One alone is shown, and so is a heading over a change: it says where one
 * is. Pure.
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
    const overChange = isSame && end < paragraphs.length && run.at(-1)?.heading ? 1 : 0
    const rest = run.length - overChange
    if (!isSame || rest < 2) put(false, at, run)
    else {
      put(true, at, run.slice(0, rest))
      put(false, at + rest, run.slice(rest))
    }
    at = end
  }
  return parts
}
