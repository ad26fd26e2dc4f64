import { diffArrays } from 'diff'

/** Aligns two lists by their common origin. Pure, with bounded cost for any lists. */

/** One aligned place: the items of the origin and of both lists. */
export type Region<Item> = { o: Item[]; a: Item[]; b: Item[] }

/** The origin's items `from` to `to` became the items `start` to `end`. */
type Hunk = { from: number; to: number; start: number; end: number; side: 'a' | 'b' }

/**
 * Cuts the three lists, in order and completely, into places. An unchanged place is the same in all three.
 * Overlapping changes of both sides form one place; changes that only touch do so when `together`, and two
 * insertions at one point always, because nothing tells which comes first.
 */
export function regionsOf<Item extends { text: string }>(
  o: Item[],
  a: Item[],
  b: Item[],
  { touching }: { touching: 'apart' | 'together' },
): Region<Item>[] {
  const hunks = [...hunksOf(o, a, 'a'), ...hunksOf(o, b, 'b')].sort(
    (one, other) => one.from - other.from || one.to - other.to,
  )
  const joins = (from: number, to: number, next: Hunk): boolean => {
    if (touching === 'together') return next.from <= to
    return next.from < to || (from === to && next.from === next.to && next.from === to)
  }
  const regions: Region<Item>[] = []
  const at = { o: 0, a: 0, b: 0 }
  const take = (lengths: { o: number; a: number; b: number }) => {
    const region = {
      o: o.slice(at.o, at.o + lengths.o),
      a: a.slice(at.a, at.a + lengths.a),
      b: b.slice(at.b, at.b + lengths.b),
    }
    at.o += lengths.o
    at.a += lengths.a
    at.b += lengths.b
    if (region.o.length + region.a.length + region.b.length > 0) regions.push(region)
  }
  const untouched = (length: number) => take({ o: length, a: length, b: length })

  for (let index = 0; index < hunks.length; ) {
    const first = hunks[index]
    if (!first) break
    untouched(first.from - at.o)
    const { from } = first
    let { to } = first
    const grown = { a: 0, b: 0 }
    for (let next: Hunk | undefined = first; next; next = hunks[index]) {
      if (next !== first && !joins(from, to, next)) break
      to = Math.max(to, next.to)
      grown[next.side] += next.end - next.start - (next.to - next.from)
      index++
    }
    take({ o: to - from, a: to - from + grown.a, b: to - from + grown.b })
  }
  untouched(o.length - at.o)
  return regions
}

/** With more changes, all between the equal ends counts as one: time grows with their number squared. */
const maxEditLength = 1_000

function hunksOf(o: readonly { text: string }[], x: readonly { text: string }[], side: Hunk['side']): Hunk[] {
  let start = 0
  while (start < o.length && start < x.length && o[start]?.text === x[start]?.text) start++
  let end = 0
  const most = Math.min(o.length, x.length) - start
  while (end < most && o[o.length - 1 - end]?.text === x[x.length - 1 - end]?.text) end++
  const [old = [], now = []] = [o, x].map((list) =>
    list.slice(start, list.length - end).map(({ text }) => text),
  )
  const changes = diffArrays(old, now, { maxEditLength }) ?? [
    { removed: true, added: false, count: old.length },
    { removed: false, added: true, count: now.length },
  ]
  const hunks: Hunk[] = []
  const at = { from: start, start }
  let open: Hunk | null = null
  for (const { removed, added, count } of changes) {
    const next = { from: at.from + (added ? 0 : count), start: at.start + (removed ? 0 : count) }
    if (!removed && !added) open = null
    else if (open) Object.assign(open, { to: next.from, end: next.start })
    else {
      open = { ...at, to: next.from, end: next.start, side }
      hunks.push(open)
    }
    Object.assign(at, next)
  }
  return hunks
}
