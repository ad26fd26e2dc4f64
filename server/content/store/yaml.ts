import { type Document, isAlias, isMap, parseDocument, visit, type YAMLMap } from 'yaml'

export type ReadYaml = { ok: true; document: Document.Parsed; map: YAMLMap } | { ok: false; message: string }

/**
 * Reads one YAML mapping, the format of every content file: core schema (no dates, no `yes`), string keys, no aliases, no
 * unknown tags. A fault is one sentence with its line. Pure; runs no code.
 */
export function readYaml(text: string): ReadYaml {
  try {
    const document = parseDocument(text, { schema: 'core', stringKeys: true })
    const [fault] = [...document.errors, ...document.warnings]
    if (fault)
      return { ok: false, message: fault.message.split('\n')[0]?.replace(/:$/, '') ?? 'is not valid YAML' }
    const map = document.contents
    if (!isMap(map)) return { ok: false, message: 'must be a list of keys and values' }
    let aliased = false
    visit(map, (_key, node) => {
      aliased ||= isAlias(node)
      return aliased ? visit.BREAK : undefined
    })
    if (aliased) return { ok: false, message: 'must not use aliases' }
    return { ok: true, document, map: map as YAMLMap }
  } catch (error) {
    // Unlimited nesting overflows the stack.
    return { ok: false, message: error instanceof RangeError ? 'is nested too deeply' : 'is not valid YAML' }
  }
}
