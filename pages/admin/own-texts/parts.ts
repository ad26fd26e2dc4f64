import { partsOf } from '#domain/site/own-text-rules.ts'

/** A value as a field shows it: its name in braces. */
export const chipOf = (name: string): string => `{${name}}`

type Value = { name: string; text: string }

/** The values in a text, each as written. Other braces may be unpaired, as the text may be unfinished. */
export const valuesOf = (text: string): Value[] =>
  [...text.matchAll(valuePattern)].map(([value]) => ({
    name: value.slice(1, -1).split(/[:|]/, 1)[0]?.trim() ?? '',
    text: value,
  }))

const valuePattern = /(?<!\{)\{[^{}]+\}(?!\})/g

/** A text in pieces: the values of the program's text, and the words between them. */
export function chipsIn(text: string, shipped: string): (Value | string)[] {
  const known = new Map(valuesOf(shipped).map((value) => [value.text, value]))
  return text
    .split(new RegExp(`(${valuePattern.source})`))
    .filter((piece) => piece !== '')
    .map((piece) => known.get(piece) ?? piece)
}

/** The text with each name in braces, typed or pasted, replaced by the value as the program writes it. */
export function withValues(typed: string, shipped: string): string {
  const known = new Map(valuesOf(shipped).map(({ name, text }) => [name, text]))
  return typed.replace(/(?<!\{)\{([^{}:|]+)[^{}]*\}(?!\})/g, (whole, name) => known.get(name.trim()) ?? whole)
}

/** Values of the program's text that `text` lacks, each as often as it is missing. */
export function missingValues(text: string, shipped: string): string[] {
  const present = valuesOf(text).map((part) => part.text)
  return valuesOf(shipped).flatMap(({ text: wanted }) => {
    const at = present.indexOf(wanted)
    if (at >= 0) present.splice(at, 1)
    return at >= 0 ? [] : [wanted]
  })
}

/**
 * A changed text as the page will show it. Finds the values by matching the former text to what the page
 * shows; null if it cannot.
 */
export function renderedAnew(before: string, rendered: string, after: string): string | null {
  const [old, now] = [partsOf(before), partsOf(after)]
  // Each further value multiplies the possible matches
  if (!old || !now || rendered.length > 2000 || old.filter(({ kind }) => kind !== 'words').length > 4)
    return null
  const pattern = old.map((part) => (part.kind === 'words' ? escaped(part.text) : '([\\s\\S]*?)')).join('')
  const found = new RegExp(`^${pattern}$`).exec(rendered)
  if (!found) return null
  const said = old
    .filter(({ kind }) => kind !== 'words')
    .map(({ kind, text }, at) => ({ kind, text, value: found[at + 1] ?? '' }))
  let plurals = 0
  return now
    .map(({ kind, text }) => {
      if (kind === 'words') return text
      if (kind === 'value') return said.find((one) => one.text === text)?.value ?? text
      return said.filter((one) => one.kind === 'plural')[plurals++]?.value ?? text
    })
    .join('')
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
