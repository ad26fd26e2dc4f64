import { stringify } from 'csv-stringify/sync'
import { referenceOf } from './lead.ts'
import type { LeadRecord } from './outbox.ts'

/** Leads as tables for other programs. Pure. */

const leading = [
  'reference',
  'id',
  'kind',
  'receivedAt',
  'language',
  'status',
  'state',
  'page',
  'button',
] as const

/**
 * RFC 4180, with a byte order mark so that Excel reads it as UTF-8. A cell that a spreadsheet would take for a formula
 * gets an apostrophe in front (OWASP, CSV injection).
 */
export function toCsv(records: readonly LeadRecord[]): string {
  const rows = records.map(rowOf)
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter(
    (name) => !leading.some((known) => known === name),
  )
  return stringify(rows, {
    bom: true,
    header: true,
    columns: [...leading, ...fields],
    record_delimiter: 'windows',
    escape_formulas: true,
  })
}

function rowOf({ lead, held, deliveries, handling }: LeadRecord): Record<string, string> {
  const states = Object.entries(deliveries).map(([channel, { status }]) => `${channel}: ${status}`)
  return {
    reference: referenceOf(lead.id),
    id: lead.id,
    kind: lead.kind,
    receivedAt: lead.receivedAt,
    language: lead.language,
    status: handling.status,
    state: held === null ? states.join('; ') : `held: ${held}`,
    page: lead.context.page ?? '',
    button: lead.context.button ?? '',
    ...Object.fromEntries(Object.entries(lead.fields).map(([name, value]) => [name, cellOf(value)])),
    files: lead.files.map(({ name }) => name).join('; '),
    notes: handling.notes.map(({ at, by, text }) => `${at} ${by}: ${text}`).join('\n'),
  }
}

const cellOf = (value: string | boolean | string[]): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : [value].flat().join('; ')

export const toJson = (records: readonly LeadRecord[]): string => `${JSON.stringify(records, null, 2)}\n`
