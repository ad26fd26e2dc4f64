/** The rules for an owner's text that replaces a shipped one. Pure; linear. */

/** Maximum length of a text, in characters. */
export const longestText = 5_000

/**
 * A part of a text: its words, a value that the program fills in (`{site}`, `{count|grouped}`), or words that depend on a
 * number (`{{count:one post|?? posts}}`). `text`: as written, with its braces.
 */
export type TextPart =
  | { kind: 'words'; text: string }
  | { kind: 'value'; text: string; name: string; formatters: string }
  | { kind: 'plural'; text: string; name: string }

/** The parts of a text, as `locales/texts.ts` reads it; null when its braces are not in pairs. */
export function partsOf(text: string): TextPart[] | null {
  const parts: TextPart[] = []
  let last = ''
  let at = 0
  for (const [whole] of text.matchAll(/\{\{[^{}]*\}\}|\{[^{}]*\}/g)) {
    const from = text.indexOf(whole, at)
    if (!addWords(parts, text.slice(at, from))) return null
    at = from + whole.length
    const part = whole.startsWith('{{') ? pluralOf(whole, last) : argumentOf(whole)
    last = part.name
    parts.push(part)
  }
  return addWords(parts, text.slice(at)) ? parts : null
}

function addWords(parts: TextPart[], text: string): boolean {
  if (text !== '') parts.push({ kind: 'words', text })
  return !/[{}]/.test(text)
}

/** Drops a type after the name, `{count:number}`: only the type checker uses it. */
function argumentOf(text: string): TextPart & { name: string } {
  const [declared = '', ...formatters] = text.slice(1, -1).split('|')
  const name = declared.split(':', 1)[0] ?? ''
  return { kind: 'value', text, name: name.trim(), formatters: formatters.map((one) => one.trim()).join('|') }
}

/** The plural depends on the number it names, or else on the one before it. */
function pluralOf(text: string, last: string): TextPart & { name: string } {
  const inside = text.slice(2, -2)
  const colon = inside.indexOf(':')
  return { kind: 'plural', text, name: colon < 0 ? last : inside.slice(0, colon).trim() }
}

/** Why a text cannot replace the shipped one, as a sentence without its subject; null when it can. */
export function faultOfText(text: string, shipped: string): string | null {
  return faultOfWords(text, shipped) ?? faultOfValues(text, shipped)
}

/** Invisible characters and those that reorder text; joiners and soft hyphens are allowed. */
const unseen = /[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u
export const hasUnseen = (text: string): boolean => unseen.test(text)

function faultOfWords(text: string, shipped: string): string | null {
  if (text.trim() === '') return 'must not be empty; to have the shipped text again, take this one away'
  if (text.length > longestText) return `must have at most ${longestText} characters`
  if (/<[a-z!/?]/i.test(text)) return 'must be plain text: it has markup (<)'
  const oneLine = shipped.includes('\n') ? text.replaceAll('\n', ' ') : text
  if (oneLine.includes('\n')) return 'must be on one line'
  if (hasUnseen(oneLine)) return 'has a character that cannot be seen'
  return null
}

function faultOfValues(text: string, shipped: string): string | null {
  const parts = partsOf(text)
  if (!parts) return 'has a brace without its other one'
  const known = namesIn(partsOf(shipped) ?? [])
  for (const part of parts) {
    if (part.kind === 'words') continue
    if (!known.has(part.name)) return `has ${part.text}, which this text does not have`
    if (part.kind === 'plural') {
      const forms = part.text.slice(2, -2).split('|')
      if (forms.length < 2 || forms.length > 3 || part.text.split(':').length > 2)
        return `has ${part.text}, which must be two or three forms such as {{${part.name}:one|?? of them}}`
    } else if (!(known.get(part.name) ?? []).includes(part.formatters)) {
      return `has ${part.text}, which must be {${shownAs(part.name, known)}}`
    }
  }
  const found = namesIn(parts)
  for (const [name, formatters] of known) {
    const isMissing = !found.has(name) || formatters.some((one) => !found.get(name)?.includes(one) && one)
    if (isMissing) return `must keep {${shownAs(name, known)}}`
  }
  return null
}

type Names = ReadonlyMap<string, readonly string[]>

/** Names of values, each with the formatters used with it; '' = none. A value used only in plurals has none either. */
function namesIn(parts: readonly TextPart[]): Names {
  const names = new Map<string, string[]>()
  for (const part of parts) {
    if (part.kind === 'words') continue
    const formatters = names.get(part.name) ?? []
    if (part.kind === 'value' && !formatters.includes(part.formatters)) formatters.push(part.formatters)
    names.set(part.name, formatters)
  }
  for (const formatters of names.values()) if (formatters.length === 0) formatters.push('')
  return names
}

const shownAs = (name: string, known: Names): string =>
  [name, ...(known.get(name) ?? []).slice(0, 1)].filter((part) => part !== '').join('|')
