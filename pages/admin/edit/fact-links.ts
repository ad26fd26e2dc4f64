import { editText as text } from '#locales/en/admin-edit.ts'

/** Facts that take up a whole section of the business details screen; every other fact has a single field. */
const parts: ReadonlySet<string> = new Set(['address', 'hours'])

/** Where a fact of the page is changed: the address of the screen and field, and its label. */
export function factLink(key: string): { href: string; label: string } {
  const [file = '', path = ''] = key.split(':')
  const [first = '', second = '', third = ''] = path.split('.')
  if (file === 'catalogue') {
    const [id, field] = first === 'claims' ? [second, `fact-claims.${second}`] : [third, `${first}-${third}`]
    return { href: `/admin/prices#${field}`, label: text.facts.price({ name: id.replaceAll('-', ' ') }) }
  }
  const names: Readonly<Record<string, string>> = text.facts.names
  const field = first === 'founders' ? `fact-founders-${second}` : parts.has(first) ? first : `fact-${first}`
  return { href: `/admin/site#${field}`, label: text.facts.business({ name: names[first] ?? first }) }
}
