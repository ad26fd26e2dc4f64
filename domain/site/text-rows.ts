import { type Locale, locales, perLocale } from '../locales.ts'
import { faultOfText } from './own-text-rules.ts'
import type { TextRow, TextState } from './own-texts.ts'

/** Pending changes to texts, by key; null = back to the shipped text. */
export type WantedTexts = Readonly<Record<Locale, Readonly<Record<string, string | null>>>>

export const nothingWanted: WantedTexts = perLocale(() => ({}))

export const shownText = ({ shipped, text, fault }: TextState): string =>
  (fault === undefined ? text : undefined) ?? shipped

/** The text in the file, else the shipped one; it may have a fault. */
export const savedText = ({ shipped, text }: TextState): string => text ?? shipped

/** Why a text would be refused; null for a valid one, and for one that goes back to the shipped text. */
export const faultOf = ({ shipped }: TextState, wanted: string | null): string | null =>
  wanted === null ? null : faultOfText(wanted, shipped)

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
