/** Pseudorandom numbers, the same for the same seed. Not for secrets. */
export type Random = ReturnType<typeof randomFrom>

/** Mulberry32. */
export function randomFrom(seed: number) {
  let state = seed >>> 0
  /** In [0, 1). */
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** A whole number from 0 to `limit` - 1. */
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    below,
    pick<Value>(values: readonly Value[]): Value {
      const value = values[below(values.length)]
      if (value === undefined) throw new Error('There is nothing to pick from')
      return value
    },
    chance: (share: number): boolean => next() < share,
    bytes: (length: number): Buffer => Buffer.from(Array.from({ length }, () => below(256))),
  }
}
