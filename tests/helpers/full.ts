/** `npm test -- full` runs every case of a table; the ordinary run only a sample. */
export const isFull = process.env.PONTE_FULL !== undefined

/** `count` cases spread over the table, the first at `from`; all in a full run. */
export function sample<Case>(cases: readonly Case[], count: number, from = 0): readonly Case[] {
  if (isFull || count >= cases.length) return cases
  return Array.from({ length: count }, (_, at) => {
    const index = (from + Math.floor((at * cases.length) / count)) % cases.length
    return cases[index] as Case
  })
}
