import { isNode, isSeq, parseDocument, stringify } from 'yaml'
import {
  noRedirects,
  type RedirectRule,
  type RedirectTable,
  readRedirectRules,
  redirectKey,
} from '#domain/site/redirects.schema.ts'
import { isWithoutContent, readYaml } from '../../kernel/yaml.ts'
import type { ReadSettings } from './settings.ts'

/** `redirects.yaml`, which may be missing (R186). Pure. */

export const redirectsName = 'redirects.yaml'

const head = '# Addresses that have moved (see README).'

/** The rules of the file; a file without content has none. */
export function readRedirects(text: string): ReadSettings<RedirectTable> {
  const plain = text.replace(/^\ufeff/, '')
  if (isWithoutContent(plain)) return { value: noRedirects, problems: [] }
  const yaml = readYaml(plain)
  if (!yaml.ok) return { value: null, problems: [{ field: 'file', message: yaml.message }] }
  const read = readRedirectRules(yaml.map.toJS(yaml.document, { maxAliasCount: 0 }))
  return read.ok ? { value: read.table, problems: [] } : { value: null, problems: read.problems }
}

/**
 * The file's text with `rules` appended; comments and existing rules stay as they are. `text`: null if there
 * is no file. Omits rules whose address already has one, and rules that are invalid on their own, such as one
 * for a page of the site. Throws when the file has a fault, or would get one: a loop, or too many rules.
 */
export function addRedirects(text: string | null, rules: readonly RedirectRule[]): string {
  const before = text ?? ''
  const known = new Set(rulesOf(before).map(({ from }) => redirectKey(from)))
  const added: RedirectRule[] = []
  for (const { from, to, status } of rules) {
    const key = redirectKey(from)
    const rule = {
      from,
      ...(to !== undefined && { to }),
      ...(status !== undefined && status !== 301 && { status }),
    }
    if (key === null || known.has(key) || !readRedirectRules({ rules: [rule] }).ok) continue
    known.add(key)
    added.push(rule)
  }
  if (added.length === 0) return before
  const next = appended(before, added) ?? rewritten(before, added)
  rulesOf(next)
  return next
}

function rulesOf(text: string): readonly RedirectRule[] {
  const { value, problems } = readRedirects(text)
  if (value) return value.rules
  throw new Error(problems.map(({ field, message }) => `${redirectsName}: ${field} ${message}`).join('; '))
}

/** The text with the rules on new lines after the last one; null when the file has another layout. */
function appended(text: string, rules: readonly RedirectRule[]): string | null {
  const list = parseDocument(text, { schema: 'core', stringKeys: true }).get('rules')
  if (!isSeq(list) || list.flow) return null
  const [first] = list.items
  const last = list.items.at(-1)
  if (!isNode(first) || !isNode(last) || !first.range || !last.range) return null
  const dash = text.lastIndexOf('-', first.range[0])
  const indent = text.slice(text.lastIndexOf('\n', dash) + 1, dash)
  if (indent.trim() !== '') return null
  const lineEnd = text.indexOf('\n', last.range[1] - 1)
  const at = lineEnd < 0 ? text.length : lineEnd + 1
  const lines = stringify(rules, { lineWidth: 0 }).trimEnd().split('\n')
  const block = lines.map((line) => `${indent}${line}\n`).join('')
  const next = `${text.slice(0, at)}${lineEnd < 0 ? '\n' : ''}${block}${text.slice(at)}`
  const read = readRedirects(next)
  return read.value?.rules.length === list.items.length + rules.length ? next : null
}

function rewritten(text: string, rules: readonly RedirectRule[]): string {
  const document = parseDocument(isWithoutContent(text) ? `${text.trimEnd() || head}\nrules: []\n` : text, {
    schema: 'core',
    stringKeys: true,
  })
  const present = document.get('rules')
  const list = isSeq(present) ? present : document.createNode([])
  if (list !== present) document.set('rules', list)
  list.flow = false
  for (const rule of rules) list.add(document.createNode(rule))
  return document.toString({ lineWidth: 0 })
}
