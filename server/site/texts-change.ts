import { type Locale, locales, perLocale } from '#domain/locales.ts'
import { faultOfText } from '#domain/site/own-text-rules.ts'
import { type OwnText, readOwnText, type TextsInput } from '#domain/site/own-texts.ts'
import { cleanText } from '#domain/text.ts'
import { shippedTexts } from '#locales/shipped.ts'

/** Applies a change of texts to the entries of their files. Pure. */

export type Entries = Readonly<Record<string, unknown>>
export type AllEntries = Readonly<Record<Locale, Entries>>
export type KeysToCheck = { [Name in Locale]?: readonly string[] | undefined }

/** Messages by `<locale>.<key>`. A key for which the program has no text can only be removed. */
export function faultsOfInput(change: TextsInput, entries: AllEntries): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const locale of locales)
    for (const [key, text] of Object.entries(change[locale] ?? {})) {
      const shipped = shippedTexts[locale].get(key)
      const isKnown = shipped !== undefined || (text === null && Object.hasOwn(entries[locale], key))
      const fault = isKnown
        ? text !== null && shipped !== undefined && faultOfText(cleanText(text), shipped)
        : 'is no text of this version'
      if (fault) errors[`${locale}.${key}`] = [fault]
    }
  return errors
}

/**
 * The entries with the changed texts, each beside the shipped text that it replaces. A text changed in one
 * language is marked to be checked in the others, unless the same change includes it there.
 */
export function changedEntries(change: TextsInput, entries: AllEntries): AllEntries {
  const next = perLocale((locale) => new Map(Object.entries(entries[locale])))
  const others = (locale: Locale, key: string) =>
    locales.filter(
      (other) => other !== locale && shippedTexts[other].has(key) && change[other]?.[key] === undefined,
    )
  for (const locale of locales)
    for (const [key, sent] of Object.entries(change[locale] ?? {})) {
      const shipped = shippedTexts[locale].get(key)
      const text = sent === null || cleanText(sent) === shipped ? null : cleanText(sent)
      const isChanged = (text ?? shipped) !== shownBy(entries[locale][key], shipped)
      setEntry(next[locale], key, text === null || shipped === undefined ? {} : { text, shipped })
      for (const other of isChanged ? others(locale, key) : []) {
        const { text: theirs, shipped: over } = readOwnText(
          next[other].get(key),
          shippedTexts[other].get(key),
        )
        const isAsShipped = text === null && theirs === undefined
        setEntry(next[other], key, {
          ...(theirs !== undefined && { text: theirs }),
          ...(over !== undefined && { shipped: over }),
          ...(!isAsShipped && { toCheck: true }),
        })
      }
    }
  return perLocale((locale) => Object.fromEntries(next[locale]))
}

/** The entries with these texts marked as checked, and as replacing the present shipped texts. */
export function checkedEntries(checked: KeysToCheck, entries: AllEntries): AllEntries {
  return perLocale((locale) => {
    const next = new Map(Object.entries(entries[locale]))
    for (const key of checked[locale] ?? []) {
      const shipped = shippedTexts[locale].get(key)
      if (shipped === undefined || !next.has(key)) continue
      const { text } = readOwnText(next.get(key), shipped)
      setEntry(next, key, text === undefined ? {} : { text, shipped })
    }
    return Object.fromEntries(next)
  })
}

function setEntry(entries: Map<string, unknown>, key: string, entry: OwnText): void {
  if (Object.keys(entry).length === 0) entries.delete(key)
  else entries.set(key, entry)
}

function shownBy(value: unknown, shipped: string | undefined): string | undefined {
  const { text, fault } = value === undefined ? {} : readOwnText(value, shipped)
  return text === undefined || fault !== undefined ? shipped : text
}
