/**
 * The names on the command line; empty means all. Exits with 2 when one of them is unknown. `kind`: what they name, such
 * as `proof`.
 */
export function namedParts(kind: string, known: readonly string[]): string[] {
  const named = process.argv.slice(2)
  const unknown = named.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    console.error(`There is no ${kind} named ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
    process.exit(2)
  }
  return named
}
