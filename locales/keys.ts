export type Dictionaries = Readonly<Record<string, unknown>>

/** Keys of a dictionary whose values are not texts: addresses, ids, languages and machine-readable dates. */
const forMachines = new Set(['href', 'id', 'to', 'iso', 'lang'])

/**
 * The same dictionaries with mapped texts. A key is the dictionary's name and the path within it, such as
 * `home.hero.heading` or `home.missedCall.steps.0.title`.
 */
export function mapTexts(loaded: Dictionaries, map: (key: string, text: unknown) => unknown): Dictionaries {
  const mapped = (part: unknown, key: string): unknown => {
    if (typeof part === 'string' || typeof part === 'function') return map(key, part)
    if (Array.isArray(part)) return part.map((item, at) => mapped(item, `${key}.${at}`))
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(
      Object.entries(part).map(([name, item]) => [
        name,
        forMachines.has(name) ? item : mapped(item, `${key}.${name}`),
      ]),
    )
  }
  return Object.fromEntries(Object.entries(loaded).map(([name, part]) => [name, mapped(part, name)]))
}
