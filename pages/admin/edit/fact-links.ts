import { editText as text } from '#locales/en/admin-edit.ts'

/** Where a fact of the page is changed: the screen, its field, and what it is called. */
export function factLink(key: string): { href: string; label: string } {
  const [file = '', path = ''] = key.split(':')
  const [first = '', second = '', third = ''] = path.split('.')
  if (file === 'catalogue') {
    const id = first === 'claims' ? second : third
    return {
      href: `/admin/prices#${first}.${id}`,
      label: text.facts.price({ name: id.replaceAll('-', ' ') }),
    }
  }
  const names: Readonly<Record<string, string>> = text.facts.names
  return { href: `/admin/site#${path}`, label: text.facts.business({ name: names[first] ?? first }) }
}
