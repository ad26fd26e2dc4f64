import { type Fact, isFacts } from '#domain/site/facts.ts'

/** Values of the facts by path, and merging of two changes. Pure. */

export type Path = readonly (string | number)[]
export type Value = Fact | undefined

export const valueAt = (facts: Value, path: Path): Value =>
  path.reduce<Value>(
    (at, key) => (Array.isArray(at) ? at[Number(key)] : isFacts(at) ? at[key] : undefined),
    facts,
  )

/** The facts with another value at a path; undefined removes it. */
export function withValue(facts: Value, [key, ...rest]: Path, value: Value): Value {
  if (key === undefined) return value
  if (Array.isArray(facts)) {
    const next = withValue(facts[Number(key)], rest, value)
    return facts.flatMap((item, at) => (at !== Number(key) ? [item] : next === undefined ? [] : [next]))
  }
  const own = isFacts(facts) ? facts : {}
  const next = withValue(own[key], rest, value)
  if (next !== undefined) return { ...own, [key]: next }
  const { [String(key)]: _, ...others } = own
  return others
}

export function moved<Item extends Value>(list: readonly Item[], index: number, by: number): Item[] {
  const next = [...list]
  const [item] = next.splice(index, 1)
  if (item !== undefined) next.splice(index + by, 0, item)
  return next
}

export function isSame(one: Value, other: Value): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]))
  if (!isFacts(one) || !isFacts(other)) return one === other
  return keysOf(one, other).every((key) => isSame(one[key], other[key]))
}

const keysOf = (...parts: object[]): string[] => [...new Set(parts.flatMap(Object.keys))]

/** Where two versions differ: single values and, as a whole, lists whose lengths differ. */
export function changedPaths(before: Value, after: Value, path: Path = []): Path[] {
  if (isSame(before, after)) return []
  if (isFacts(before) && isFacts(after))
    return keysOf(before, after).flatMap((key) => changedPaths(before[key], after[key], [...path, key]))
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((item, at) => changedPaths(item, after[at], [...path, at]))
  return [path]
}

export type Conflict = { path: Path; mine: Value; theirs: Value }

/** `base` with both changes; where they conflict, `mine` is kept for now. */
export function mergedFacts(
  base: Value,
  mine: Value,
  theirs: Value,
  conflicts: Conflict[],
  path: Path = [],
): Value {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine
  if (isSame(base, mine)) return theirs
  if (isFacts(base) && isFacts(mine) && isFacts(theirs)) {
    const parts = keysOf(mine, theirs).flatMap((key) => {
      const part = mergedFacts(base[key], mine[key], theirs[key], conflicts, [...path, key])
      return part === undefined ? [] : [[key, part] as const]
    })
    return Object.fromEntries(parts)
  }
  const lists = [base, mine, theirs]
  if (Array.isArray(mine) && lists.every((list) => Array.isArray(list) && list.length === mine.length))
    return mine.map(
      (item, at) =>
        mergedFacts(valueAt(base, [at]), item, valueAt(theirs, [at]), conflicts, [...path, at]) ?? item,
    )
  conflicts.push({ path, mine, theirs })
  return mine
}
