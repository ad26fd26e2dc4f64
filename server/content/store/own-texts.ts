import type { Locale } from '#domain/locales.ts'
import { faultOfText } from '#domain/site/own-text-rules.ts'
import type { OwnText, OwnTexts } from '#domain/site/own-texts.ts'
import { shippedTexts } from '#locales/shipped.ts'
import { isRecord, isWithoutContent, type ReadSettings } from './settings.ts'
import { readYaml } from './yaml.ts'

/** Characters of one language's file. */
const limit = 500_000

/**
 * Reads `texts/<locale>.yaml`, a mapping of keys to a text, or to `text`, `shipped` and `toCheck`. An entry with a fault is
 * reported and not shown; the others count. Pure.
 */
export function readOwnTexts(locale: Locale, text: string): ReadSettings<OwnTexts> {
  if (isWithoutContent(text)) return { value: {}, problems: [] }
  if (text.length > limit)
    return { value: null, problems: [{ field: 'file', message: 'is larger than 500 KB' }] }
  const yaml = readYaml(text.replace(/^\ufeff/, ''))
  if (!yaml.ok) return { value: null, problems: [{ field: 'file', message: yaml.message }] }
  const texts = new Map<string, OwnText>()
  const problems: ReadSettings<OwnTexts>['problems'] = []
  for (const [key, value] of Object.entries(yaml.map.toJS(yaml.document, { maxAliasCount: 0 }))) {
    const read = readEntry(value)
    const fault = typeof read === 'string' ? read : faultOfEntry(read, shippedTexts[locale].get(key))
    if (fault !== null) problems.push({ field: key, message: fault, isIgnored: true })
    if (typeof read !== 'string') texts.set(key, { ...read, ...(fault !== null && { fault }) })
  }
  return { value: Object.fromEntries(texts), problems }
}

function faultOfEntry({ text }: OwnText, shipped: string | undefined): string | null {
  if (shipped === undefined) return 'is no text of this version'
  return text === undefined ? null : faultOfText(text, shipped)
}

/** A fault as a sentence without its subject. */
function readEntry(value: unknown): OwnText | string {
  if (typeof value === 'string') return { text: value }
  if (!isRecord(value)) return 'must be a text'
  const { text, shipped, toCheck, ...others } = value
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) return `has ${unknown}; it may have text, shipped and toCheck`
  if (text !== undefined && typeof text !== 'string') return 'must have a text in text'
  if (shipped !== undefined && typeof shipped !== 'string') return 'must have a text in shipped'
  if (toCheck !== undefined && typeof toCheck !== 'boolean') return 'must have true or false in toCheck'
  return {
    ...(text !== undefined && { text }),
    ...(shipped !== undefined && { shipped }),
    ...(toCheck && { toCheck }),
  }
}
