import type { Locale } from '../locales.ts'
import { faultOfText } from './own-text-rules.ts'

/** Texts of the site that the owner has changed: `content/texts/<locale>.yaml`. */

/** Relative to the content folder. */
export const textsFolder = 'texts'
export const textsName = (locale: Locale): string => `${textsFolder}/${locale}.yaml`

export const textsEndpoints = {
  texts: '/api/site/texts',
  checked: '/api/site/texts/checked',
  /** For a translator: exports all texts, and previews the changes of an imported file. */
  csv: '/api/site/texts.csv',
} as const

/** The studio's screen on which a page of the site is changed, and the page inside it. */
const editPath = '/admin/edit'
export const editFramePath = '/admin/edit/frame'

export const editAddress = (page: string): string => `${editPath}?page=${encodeURIComponent(page)}`

export type OwnText = {
  /** Replaces the shipped text; left out: the shipped text is shown. */
  text?: string
  /** The shipped text when this one was written; shows whether an upgrade has changed it since. */
  shipped?: string
  /** The text of another language was changed after this one. */
  toCheck?: true
  /** The rule it breaks (`own-text-rules.ts`); the shipped text is shown instead. */
  fault?: string
}

/** Keyed by dictionary name and the path within it, such as `home.hero.heading`. */
export type OwnTexts = Readonly<Record<string, OwnText>>

export const noTexts: OwnTexts = {}

/** Texts by language and key; null = back to the shipped text. Keys left out stay unchanged. */
export type TextsInput = { [Name in Locale]?: Record<string, string | null> | undefined }

/** The changed texts that are shown, by language and key, with the revision of their files. */
export type TextsAnswer = { revision: string } & Record<Locale, Record<string, string>>

export type TextState = Omit<OwnText, 'shipped'> & {
  shipped: string
  /** The shipped text that the owner replaced, if it has changed since. */
  before?: string
}

export type TextRow = { key: string; states: Partial<Record<Locale, TextState>> }

/** What a translator's table would change, and the rows that cannot be imported, each with the reason. */
export type TextsTable = { changes: TextsInput; faults: { row: number; key: string; reason: string }[] }

/** Every text, for the studio. `gone`: entries in the files whose key no longer exists. */
export type TextsView = {
  revision: string
  rows: TextRow[]
  gone: { locale: Locale; key: string; text: string }[]
}

/** Reads an entry of the file; `shipped`: its text in the program. A fault is a sentence without its subject. Pure. */
export function readOwnText(value: unknown, shipped: string | undefined): OwnText {
  const read = typeof value === 'string' ? { text: value } : readParts(value)
  if (read.fault !== undefined) return read
  if (shipped === undefined) return { ...read, fault: 'is no text of this version' }
  const fault = read.text === undefined ? null : faultOfText(read.text, shipped)
  return fault === null ? read : { ...read, fault }
}

function readParts(value: unknown): OwnText {
  if (typeof value !== 'object' || value === null) return { fault: 'must be a text' }
  const { text, shipped, toCheck, ...others } = value as Partial<Record<string, unknown>>
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) return { fault: `has ${unknown}; it may have text, shipped and toCheck` }
  if (text !== undefined && typeof text !== 'string') return { fault: 'must have a text in text' }
  if (shipped !== undefined && typeof shipped !== 'string') return { fault: 'must have a text in shipped' }
  if (toCheck !== undefined && typeof toCheck !== 'boolean')
    return { fault: 'must have true or false in toCheck' }
  return {
    ...(text !== undefined && { text }),
    ...(shipped !== undefined && { shipped }),
    ...(toCheck && { toCheck }),
  }
}
