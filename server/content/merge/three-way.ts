import { diffIndices } from 'node-diff3'

/** Aligns two lists by their common origin. Pure, with bounded cost for any lists. */

/** One aligned place: the items of the origin and of both lists. */
export type Region<Item> = { o: Item[]; a: Item[]; b: Item[] }

/** The origin's items `from` to `to` have become the items `start` to `end`. */
type Hunk = { from: number; to: number; start: number; end: number; side: 'a' | 'b' }

/**
 * Everything of the three lists in order, cut into places. A place nobody changed has the same in all three. Changes of
 * both sides that overlap are one place; those that only touch are one when `together`. Two insertions at one point
 * always are: nobody has said which comes first.
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

/** Above this cost (see below) all between the equal ends counts as one change. */
const stepLimit = 5_000_000

function hunksOf(o: readonly { text: string }[], x: readonly { text: string }[], side: Hunk['side']): Hunk[] {
  let start = 0
  while (start < o.length && start < x.length && o[start]?.text === x[start]?.text) start++
  let end = 0
  const most = Math.min(o.length, x.length) - start
  while (end < most && o[o.length - 1 - end]?.text === x[x.length - 1 - end]?.text) end++
  const [old, now] = [o, x].map((list) => list.slice(start, list.length - end).map(({ text }) => text))
  if (!old || !now || old.length + now.length === 0) return []
  if (costOf(old, now) > stepLimit) {
    return [{ from: start, to: start + old.length, start, end: start + now.length, side }]
  }
  return diffIndices(old, now).map(({ buffer1: [from, removed], buffer2: [to, added] }) => ({
    from: start + from,
    to: start + from + removed,
    start: start + to,
    end: start + to + added,
    side,
  }))
}

/** Hunt and McIlroy's algorithm meets every pair of equal items, and for each the chain it has so far. */
function costOf(old: readonly string[], now: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const item of old) counts.set(item, (counts.get(item) ?? 0) + 1)
  let pairs = 0
  for (const item of now) pairs += counts.get(item) ?? 0
  return (pairs + 1) * Math.min(old.length, now.length)
}
