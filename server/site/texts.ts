import { isDeepStrictEqual } from 'node:util'
import { stringify } from 'yaml'
import { type Locale, locales, perLocale } from '#domain/locales.ts'
import { isFacts } from '#domain/site/facts.ts'
import {
  type OwnText,
  readOwnText,
  type TextRow,
  type TextState,
  type TextsAnswer,
  type TextsInput,
  type TextsView,
  textsName,
} from '#domain/site/own-texts.ts'
import { dictionaryOf } from '#locales/own.ts'
import { shippedTexts } from '#locales/shipped.ts'
import { problem } from '../kernel/errors.ts'
import { isWithoutContent } from '../kernel/yaml.ts'
import { editYaml, parseYaml } from './edit-yaml.ts'
import type { SettingsFiles } from './facts.ts'
import { invalid } from './facts-file.ts'
import {
  changedEntries,
  checkedEntries,
  type Entries,
  faultsOfInput,
  type KeysToCheck,
} from './texts-change.ts'

type Person = { name: string; email: string }

/** What to do with the texts. `ifMatch`: the revisions on which it may be based; left out: any. */
type TextsSave = { ifMatch?: readonly string[] } & ({ change: TextsInput } | { checked: KeysToCheck })

const fileNames = locales.map(textsName)
/** How often a save is tried again because the facts or an edit by hand came first. */
const mostTries = 5

/** The changed texts as they are shown now. Throws a `Problem` (conflict) for a file that cannot be read. */
export async function readTexts(files: SettingsFiles): Promise<TextsAnswer> {
  const { entries, revision } = await readFiles(files)
  return answerOf(entries, revision)
}

export async function viewTexts(files: SettingsFiles): Promise<TextsView> {
  const { entries, revision } = await readFiles(files)
  const rows = new Map<string, TextRow>()
  for (const locale of locales)
    for (const [key, shipped] of shippedTexts[locale]) {
      const row = rows.get(key) ?? { key, states: {} }
      rows.set(key, row)
      row.states[locale] = stateOf(entries[locale][key], shipped)
    }
  const gone = locales.flatMap((locale) =>
    Object.entries(entries[locale]).flatMap(([key, value]) =>
      shippedTexts[locale].has(key)
        ? []
        : [{ locale, key, text: readOwnText(value, undefined).text ?? String(value) }],
    ),
  )
  return { revision, rows: [...rows.values()], gone }
}

/**
 * Changes texts or marks them as checked, with one commit. Throws a `Problem`: `invalid` with
 * `<locale>.<key>` for each text that breaks a rule, `conflict` with the current version.
 */
export async function saveTexts(
  files: SettingsFiles,
  { ifMatch, ...save }: TextsSave,
  author: Person,
): Promise<TextsAnswer & { changed: boolean }> {
  for (let tries = 0; tries < mostTries; tries++) {
    const { entries, revision } = await readFiles(files)
    if (ifMatch && !ifMatch.includes(revision)) throw changedMeanwhile(answerOf(entries, revision))
    if ('change' in save) {
      const errors = faultsOfInput(save.change, entries)
      if (Object.keys(errors).length > 0) throw invalid(errors)
    }
    const next =
      'change' in save ? changedEntries(save.change, entries) : checkedEntries(save.checked, entries)
    const edits = locales.map((locale): [string, (present: string) => string] => [
      textsName(locale),
      (present) =>
        isDeepStrictEqual(next[locale], entries[locale]) ? present : edited(present, next[locale]),
    ])
    const keys =
      'change' in save ? keysOf(save.change) : Object.values(save.checked).flatMap((some) => some ?? [])
    const message = `${'change' in save ? 'Change the texts of' : 'Mark as checked the texts of'} ${listOf(keys)}`
    const saved = await files.save({ files: new Map(edits), ifMatch: revision, message }, author)
    if (saved.ok) return { ...(await readTexts(files)), changed: saved.changed }
    if (saved.reason === 'invalid') throw invalid(saved.errors)
  }
  const now = await readFiles(files)
  throw changedMeanwhile(answerOf(now.entries, now.revision))
}

async function readFiles(files: SettingsFiles) {
  const { texts, revision } = await files.read(fileNames)
  const entries = perLocale((locale) => entriesOf(textsName(locale), texts[locales.indexOf(locale)] ?? ''))
  return { revision, entries }
}

function entriesOf(name: string, text: string): Entries {
  const entries = isWithoutContent(text) ? {} : parseYaml(text)
  if (isFacts(entries)) return entries
  throw problem('conflict', `${name} was edited by hand and is no valid YAML. Correct the file first.`)
}

const commentsOf = (text: string): string[] =>
  text
    .replace(/^\ufeff/, '')
    .split('\n')
    .filter(isWithoutContent)

/** The file's text with these entries: comments, order and layout stay. */
function edited(text: string, next: Entries): string {
  if (!isFacts(next)) return text
  const before = parseYaml(text)
  if (isFacts(before) && Object.keys(before).length > 0 && Object.keys(next).length > 0)
    return editYaml(text, next)
  const comments = commentsOf(text).join('\n').trim()
  const head = comments === '' ? '' : `${comments}\n`
  return Object.keys(next).length === 0 ? head : head + stringify(next, { lineWidth: 0 })
}

function answerOf(entries: Readonly<Record<Locale, Entries>>, revision: string): TextsAnswer {
  const shown = (locale: Locale) =>
    Object.entries(entries[locale]).flatMap(([key, value]) => {
      const { text, fault } = readOwnText(value, shippedTexts[locale].get(key))
      return text === undefined || fault !== undefined ? [] : [[key, text]]
    })
  return { revision, ...perLocale((locale) => Object.fromEntries(shown(locale))) }
}

function stateOf(value: unknown, shipped: string): TextState {
  if (value === undefined) return { shipped }
  const { shipped: before, ...own }: OwnText = readOwnText(value, shipped)
  const isOlder = own.text !== undefined && before !== undefined && before !== shipped
  return { ...own, shipped, ...(isOlder && { before }) }
}

const changedMeanwhile = (current: TextsAnswer) =>
  problem('conflict', 'The texts were changed in the meantime. Nothing was saved.', {
    extra: { current },
    headers: { ETag: `"${current.revision}"` },
  })

const keysOf = (change: TextsInput): string[] =>
  Object.values(change).flatMap((texts) => Object.keys(texts ?? {}))

/** Keys that a commit's subject has room for. */
const mostNamed = 6

/** `home: hero.heading, hero.lead; pricing: lead`. */
function listOf(keys: readonly string[]): string {
  const all = [...new Set(keys)]
  const pages = new Map<string, string[]>()
  for (const key of all.slice(0, mostNamed)) {
    const page = dictionaryOf(key)
    pages.set(page, [...(pages.get(page) ?? []), key.slice(page.length + 1)])
  }
  const named = [...pages].map(([page, those]) => `${page}: ${those.join(', ')}`)
  return named.join('; ') + (all.length > mostNamed ? ` and ${all.length - mostNamed} more` : '')
}
