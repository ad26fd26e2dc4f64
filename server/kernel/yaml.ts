import {
  Composer,
  type CST,
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  Parser,
  visit,
  type YAMLMap,
} from 'yaml'
import { halfMerged, isHalfMerged } from '#domain/text.ts'

export type ReadYaml = { ok: true; document: Document.Parsed; map: YAMLMap } | { ok: false; message: string }

/**
 * Reads one YAML mapping, the format of every content file: core schema (no dates, no `yes`), string keys, no aliases, no
 * unknown tags, no key twice. A fault is one sentence with its line. Pure; runs no code; takes time in proportion to the text.
 */
export function readYaml(text: string): ReadYaml {
  const failed = (message: string): ReadYaml => ({ ok: false, message })
  if (isHalfMerged(text)) return failed(halfMerged)
  try {
    // The library's own key check compares every pair, and its long messages search the text once per fault
    const options = { schema: 'core', stringKeys: true, uniqueKeys: false, prettyErrors: false } as const
    const tokens: CST.Token[] = []
    for (const token of new Parser().parse(text)) {
      // The first error is enough: a text of brackets would give one per bracket
      if (token.type === 'error') return failed(`${token.message} ${placeIn(text, token.offset)}`)
      tokens.push(token)
    }
    const [document, more] = new Composer(options).compose(tokens, true, text.length)
    if (!document || more) return failed('must be one YAML document')
    const [fault] = [...document.errors, ...document.warnings]
    if (fault) return failed(`${fault.message} ${placeIn(text, fault.pos[0])}`)
    const map = document.contents
    if (!isMap(map)) return failed('must be a list of keys and values')
    let wrong: string | null = null
    visit(map, (_key, node) => {
      if (isAlias(node)) wrong = 'must not use aliases'
      if (isMap(node)) wrong ??= repeatedKey(node, text)
      return wrong === null ? undefined : visit.BREAK
    })
    if (wrong !== null) return failed(wrong)
    return { ok: true, document, map: map as YAMLMap }
  } catch (error) {
    // Unlimited nesting overflows the stack.
    return failed(error instanceof RangeError ? 'is nested too deeply' : 'is not valid YAML')
  }
}

/** Whether a text contains only comments and blank lines. */
export const isWithoutContent = (text: string): boolean =>
  text.split('\n').every((line) => /^\ufeff?\s*(?:#|$)/.test(line))

function repeatedKey(map: YAMLMap, text: string): string | null {
  const seen = new Set<unknown>()
  for (const { key } of map.items) {
    const name = isScalar(key) ? key.value : key
    if (seen.has(name))
      return `Map keys must be unique ${placeIn(text, isNode(key) ? (key.range?.[0] ?? 0) : 0)}`
    seen.add(name)
  }
  return null
}

function placeIn(text: string, at: number): string {
  const before = text.slice(0, at)
  return `at line ${before.split('\n').length}, column ${at - before.lastIndexOf('\n')}`
}
