/** Remarks about one imported post, each once, with the number of its places and the first of them. */
export type Notes = {
  /** `before`: the text before the place; empty at the beginning. */
  add(remark: string, before?: () => string): void
  lines(): string[]
}

/** Limits that keep a hostile file from making an endless report. */
const mostRemarks = 300
const mostCharacters = 60_000
const longestRemark = 2_500
const placeLength = 40

export function createNotes(): Notes {
  const found = new Map<string, { count: number; place: string | undefined }>()
  let characters = 0
  let further = 0
  return {
    add(remark, before) {
      const text = remark.length > longestRemark ? `${remark.slice(0, longestRemark)}…` : remark
      const known = found.get(text)
      if (known) known.count += 1
      else if (found.size < mostRemarks && characters < mostCharacters) {
        found.set(text, { count: 1, place: before && placeAfter(before()) })
        characters += text.length
      } else further += 1
    },
    lines: () => [
      ...[...found].map(([remark, { count, place }]) => {
        const about = [
          count === 1 ? '' : `${count} times`,
          place === undefined ? '' : count === 1 ? place : `first ${place}`,
        ].filter(Boolean)
        return about.length === 0 ? remark : `${remark} (${about.join(', ')})`
      }),
      ...(further > 0 ? [`${further} further remarks: compare the article with the old one`] : []),
    ],
  }
}

function placeAfter(before: string): string {
  const text = before.replace(/\s+/g, ' ').trim()
  if (text === '') return 'at the beginning'
  const end = text.slice(-placeLength)
  return `after "${end.length < text.length ? `…${end.slice(end.indexOf(' ') + 1)}` : end}"`
}
