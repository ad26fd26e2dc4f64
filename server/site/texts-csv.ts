import { stringify } from 'csv-stringify/sync'
import { type Locale, languageName, locales } from '#domain/locales.ts'
import type { TextRow, TextsTable, TextsView } from '#domain/site/own-texts.ts'
import { faultOf, savedText } from '#domain/site/text-rows.ts'
import { cleanText } from '#domain/text.ts'
import { inertCell } from '../http/inert-cell.ts'
import { problem } from '../kernel/errors.ts'
import { csvRows } from './csv-rows.ts'

/** Texts as a table for a translator, and what such a table would change. Pure. */

const columnOf = (locale: Locale): string => languageName(locale, 'en')
const toCheck = 'To be checked'

/** With a byte order mark, so that spreadsheets read it as UTF-8. */
export function textsCsv({ rows }: TextsView): string {
  const columns = ['Key', ...locales.map(columnOf), toCheck]
  const cells = rows.map(({ key, states }) => [
    key,
    ...locales.map((locale) => {
      const state = states[locale]
      return state ? inertCell(savedText(state)) : ''
    }),
    locales
      .filter((locale) => states[locale]?.toCheck)
      .map(columnOf)
      .join(', '),
  ])
  return stringify([columns, ...cells], {
    ...{ bom: true, record_delimiter: 'windows' },
    quoted_match: /[\r\n]/,
  })
}

/** Changed texts, and the rows that cannot be accepted. Throws a `Problem` for any other table. */
export function readTextsCsv(csv: string, { rows }: TextsView): TextsTable {
  const [header = [], ...lines] = csvRows(csv) ?? []
  const names = header.map((name) => name.trim().toLowerCase())
  const keyAt = names.indexOf('key')
  const columns = locales.flatMap((locale) => {
    const at = names.findIndex((name) => name === columnOf(locale).toLowerCase() || name === locale)
    return at < 0 ? [] : [{ locale, at }]
  })
  if (keyAt < 0 || columns.length === 0)
    throw problem(
      'bad-request',
      `The first row must name the columns: Key, ${locales.map(columnOf).join(', ')}.`,
    )
  if (csv.includes('\ufffd'))
    throw problem('bad-request', 'The file is not in UTF-8. Save it as “CSV UTF-8”.')
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const seen = new Set<string>()
  const table: TextsTable = { changes: {}, faults: [] }
  for (const [index, line] of lines.entries()) {
    const key = (line[keyAt] ?? '').trim()
    if (line.every((cell) => cell.trim() === '')) continue
    // As a spreadsheet counts, with the header
    const refuse = (reason: string) => table.faults.push({ row: index + 2, key, reason })
    const row = byKey.get(key)
    if (!row) refuse('no text has this key')
    else if (seen.has(key)) refuse('this key is in an earlier row')
    else
      takeRow(
        row,
        columns.map(({ locale, at }) => ({ locale, cell: line[at] ?? '' })),
        table,
        refuse,
      )
    seen.add(key)
  }
  return table
}

type Cell = { locale: Locale; cell: string }

function takeRow(
  { key, states }: TextRow,
  cells: Cell[],
  { changes }: TextsTable,
  refuse: (reason: string) => void,
) {
  for (const { locale, cell } of cells) {
    const state = states[locale]
    // An empty cell means that the text is not translated yet
    if (!state || cell.trim() === '') continue
    const saved = savedText(state)
    // Undoes `inertCell`
    const text = cleanText(cell === inertCell(saved) ? saved : cell.replace(/^'(?=[=+\-@])/, ''))
    if (text === cleanText(saved)) continue
    const wanted = text === state.shipped ? null : text
    const fault = faultOf(state, wanted)
    if (fault === null) changes[locale] = { ...changes[locale], [key]: wanted }
    else refuse(`${columnOf(locale)} ${fault}`)
  }
}
