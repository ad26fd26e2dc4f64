import { isMap, isSeq } from 'yaml'
import { readYaml } from '../store/yaml.ts'

/** Rules for addresses of an earlier site, in the content folder. */
export const redirectsFile = 'redirects.yaml'

export type RedirectRule = { from: string; to: string; status?: number }

/** The rules of a file that lead from a path to a path; others are left out. */
export function readRedirects(text: string): RedirectRule[] {
  const read = readYaml(text)
  const list = read.ok ? read.map.get('rules') : null
  if (!isSeq(list)) return []
  return list.items.flatMap((item) => {
    if (!isMap(item)) return []
    const [from, to, status] = ['from', 'to', 'status'].map((key) => item.get(key))
    if (![from, to].every((path) => typeof path === 'string' && /^\/(?!\/)/.test(path))) return []
    return [{ from: String(from), to: String(to), ...(typeof status === 'number' && { status }) }]
  })
}

/**
 * The file's text with further rules behind those that it has; rules for a path that it knows are left out. Null for the
 * text: nothing is new. `text` null: there is no file. Comments and order stay.
 */
export function withRedirects(
  text: string | null,
  rules: readonly RedirectRule[],
): { ok: true; text: string | null; added: RedirectRule[] } | { ok: false; message: string } {
  const read = readYaml(text?.trim() ? text : 'rules: []\n')
  if (!read.ok) return read
  const { document, map } = read
  const list = map.get('rules') ?? null
  if (list !== null && !isSeq(list)) return { ok: false, message: 'rules must be a list' }
  const known = new Set(
    (list?.items ?? []).flatMap((item) => (isMap(item) ? [pathKey(String(item.get('from')))] : [])),
  )
  const added = rules.filter(({ from }) => {
    const key = pathKey(from)
    return !known.has(key) && known.add(key)
  })
  if (added.length === 0) return { ok: true, text: null, added }
  const nodes = added.map((rule) => document.createNode(rule))
  if (list === null) document.set('rules', document.createNode(nodes))
  else {
    for (const node of nodes) list.add(node)
    // A list in brackets on one line
    list.flow = false
  }
  return { ok: true, text: document.toString({ lineWidth: 0 }), added }
}

const pathKey = (path: string): string => path.replace(/\/+$/, '').toLowerCase()
