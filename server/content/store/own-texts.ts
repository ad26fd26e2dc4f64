import type { Locale } from '#domain/locales.ts'
import { type OwnText, type OwnTexts, readOwnText } from '#domain/site/own-texts.ts'
import { shippedTexts } from '#locales/shipped.ts'
import { isWithoutContent, readYaml } from '../../kernel/yaml.ts'
import type { ReadSettings } from './settings.ts'

const limit = 500_000

/**
 * Reads `texts/<locale>.yaml`, a mapping of keys to a text, or to `text`, `shipped` and `toCheck`. An entry
 * with a fault is reported and not shown; the others are used. Pure.
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
    const read = readOwnText(value, shippedTexts[locale].get(key))
    if (read.fault !== undefined) problems.push({ field: key, message: read.fault, isIgnored: true })
    texts.set(key, read)
  }
  return { value: Object.fromEntries(texts), problems }
}
