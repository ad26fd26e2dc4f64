import { type Locale, locales, perLocale } from '../locales.ts'
import { faultOfText } from './own-text-rules.ts'
import type { OwnTexts } from './own-texts.ts'

/** What the studio shows of a text, in one language. */
export type TextSide = {
  /** Null where the program has no such text: an entry of the file that nothing reads. */
  shipped: string | null
  /** As the owner has it, whether it is shown or not. */
  text?: string
  toCheck?: true
  /** The program's text is another one than when the owner's was written. */
  shippedBefore?: string
  fault?: string
}

export type TextRow = { key: string; sides: Readonly<Record<Locale, TextSide>> }

/** What is wanted for a text; null = as shipped. */
export type WantedTexts = Readonly<Record<Locale, Readonly<Record<string, string | null>>>>

export const nothingWanted: WantedTexts = perLocale(() => ({}))

/** What visitors read. */
export const shownText = ({ shipped, text, fault }: TextSide): string =>
  (fault === undefined ? text : undefined) ?? shipped ?? ''

/** Every text of the program and of the owner's files, in the program's order; what nothing reads comes last. */
export function textRows(
  shipped: Readonly<Record<Locale, ReadonlyMap<string, string>>>,
  own: Readonly<Record<Locale, OwnTexts>>,
): TextRow[] {
  const keys = new Set(locales.flatMap((locale) => [...shipped[locale].keys()]))
  for (const locale of locales) for (const key of Object.keys(own[locale])) keys.add(key)
  return [...keys].map((key) => ({
    key,
    sides: perLocale((locale): TextSide => {
      const now = shipped[locale].get(key) ?? null
      const { text, shipped: before, toCheck, fault } = own[locale][key] ?? {}
      return {
        shipped: now,
        ...(text !== undefined && { text }),
        ...(toCheck && { toCheck }),
        ...(before !== undefined && now !== null && before !== now && { shippedBefore: before }),
        ...(fault !== undefined && { fault }),
      }
    }),
  }))
}

/** Why a text would be refused; null for one that is fine, and for one that goes back to the program's. */
export const faultOf = (side: TextSide, wanted: string | null): string | null =>
  wanted === null || side.shipped === null ? null : faultOfText(wanted, side.shipped)
