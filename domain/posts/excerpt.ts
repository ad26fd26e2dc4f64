/**
 * What a list shows of a description: as many whole sentences as fit in `most` characters (R42). If the first is too long, it
 * is cut after a word, with an ellipsis.
 */
export function excerptOf(description: string, most: number): string {
  const text = description.replace(/\s+/g, ' ').trim()
  if (text.length <= most) return text
  let end = 0
  for (const { index, segment } of new Intl.Segmenter('en-GB', { granularity: 'sentence' }).segment(text)) {
    const until = index + segment.trimEnd().length
    if (until > most) break
    end = until
  }
  if (end > 0) return text.slice(0, end)
  const cut = text.slice(0, most)
  const words = cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut
  return `${words.replace(/[\s,;:–—-]+$/, '')}…`
}
