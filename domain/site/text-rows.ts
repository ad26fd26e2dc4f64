import { type Locale, locales, perLocale } from '../locales.ts'
import { faultOfText } from './own-text-rules.ts'
import type { TextRow, TextState } from './own-texts.ts'

/** What the studio works out of the texts and their states. */

/** What is wanted for texts, by key; null = as shipped. */
export type WantedTexts = Readonly<Record<Locale, Readonly<Record<string, string | null>>>>

export const nothingWanted: WantedTexts = perLocale(() => ({}))

/** What visitors read. */
export const shownText = ({ shipped, text, fault }: TextState): string =>
  (fault === undefined ? text : undefined) ?? shipped

/** As it is in the file, where it is; it may have a fault. */
export const savedText = ({ shipped, text }: TextState): string => text ?? shipped

/** Why a text would be refused; null for one that is fine, and for one that goes back to the program's. */
export const faultOf = ({ shipped }: TextState, wanted: string | null): string | null =>
  wanted === null ? null : faultOfText(wanted, shipped)

/** What a row is listed for, beside its words. */
export const textFilters = {
  changed: ({ text }: TextState) => text !== undefined,
  toCheck: ({ toCheck }: TextState) => toCheck === true,
  newShipped: ({ before }: TextState) => before !== undefined,
  fault: ({ fault }: TextState) => fault !== undefined,
} as const satisfies Record<string, (state: TextState) => boolean>

export type TextFilter = keyof typeof textFilters

export const isListed = ({ states }: TextRow, filter: TextFilter): boolean =>
  locales.some((locale) => {
    const state = states[locale]
    return state !== undefined && textFilters[filter](state)
  })
