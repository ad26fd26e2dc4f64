/** What an import has to say about one post: each remark once, with how often it applies. */
export type Notes = {
  add(remark: string): void
  lines(): string[]
}

/** A hostile file must not make a report without end. */
const mostRemarks = 40
const longestRemark = 200

export function createNotes(): Notes {
  const counts = new Map<string, number>()
  return {
    add(remark) {
      const text = remark.length > longestRemark ? `${remark.slice(0, longestRemark)}…` : remark
      if (counts.has(text) || counts.size < mostRemarks) counts.set(text, (counts.get(text) ?? 0) + 1)
    },
    lines: () => [...counts].map(([remark, count]) => (count === 1 ? remark : `${remark} (${count} times)`)),
  }
}
