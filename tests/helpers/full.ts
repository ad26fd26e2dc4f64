/** `npm test -- full`: every case of a table, where the ordinary run has a sample of the same kinds. */
export const isFull = process.env.PONTE_FULL !== undefined

/** `count` cases spread over the table, the first of them at `from`; in a full run all. */
export function sample<Case>(cases: readonly Case[], count: number, from = 0): readonly Case[] {
  if (isFull || count >= cases.length) return cases
  return Array.from({ length: count }, (_, at) => {
    const index = (from + Math.floor((at * cases.length) / count)) % cases.length
    return cases[index] as Case
  })
}
