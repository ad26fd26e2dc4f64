import type { Locale } from '#domain/locales.ts'
import type { OwnTexts } from '#domain/site/own-texts.ts'
import { filled } from './texts.ts'

/** The owner's texts that replace shipped ones, by key. They obey the rules of `own-text-rules.ts`. */
export type ChangedTexts = Readonly<Record<string, string>>

/** The changed texts that are shown, in the named dictionaries or in all; null = all as shipped. */
export function changedTexts(own: OwnTexts, dictionaries?: readonly string[]): ChangedTexts | null {
  const isAsked = (key: string) => dictionaries?.includes(dictionaryOf(key)) !== false
  const changed = Object.entries(own).flatMap(([key, { text, fault }]) =>
    text !== undefined && fault === undefined && isAsked(key) ? [[key, text]] : [],
  )
  return changed.length === 0 ? null : Object.fromEntries(changed)
}

export const dictionaryOf = (key: string): string => key.split('.', 1)[0] ?? ''

/** The dictionaries with the owner's texts in them; the same object if no text is changed. */
export function withOwnTexts<Loaded extends object>(
  loaded: Loaded,
  locale: Locale,
  changed: ChangedTexts | null | undefined,
): Loaded {
  return Object.entries(changed ?? {}).reduce<Loaded>(
    (texts, [key, text]) => replaced(texts, key.split('.'), filled(text, locale)) as Loaded,
    loaded,
  )
}

/** Dictionaries, by their names in keys, with the owner's texts in them. */
export const saidIn = <Shipped extends object>(shipped: Shipped, locale: Locale, own: OwnTexts): Shipped =>
  withOwnTexts(shipped, locale, changedTexts(own, Object.keys(shipped)))

/** Copies only the objects along the path. A path that leads to no text of the same type changes nothing. */
function replaced(part: unknown, [name, ...rest]: readonly string[], text: unknown): unknown {
  if (name === undefined) return typeof part === typeof text ? text : part
  if (typeof part !== 'object' || part === null || !Object.hasOwn(part, name)) return part
  const before: unknown = Reflect.get(part, name)
  const after = replaced(before, rest, text)
  if (after === before) return part
  if (!Array.isArray(part)) return { ...part, [name]: after }
  return part.map((item, at) => (at === Number(name) ? after : item))
}
