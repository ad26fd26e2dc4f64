import { stringify } from 'csv-stringify/sync'
import { campaignInWords } from '#domain/leads/campaign.ts'
import type { ChannelState } from '#domain/leads/channel-state.ts'
import { writtenNote } from '#domain/leads/delivery-words.ts'
import type { LeadRecord } from '#domain/leads/records.ts'
import { referenceOf } from '#domain/leads/reference.ts'
import { inertCell } from '../http/inert-cell.ts'

/** Leads as tables for other programs, streamed one lead at a time. */

const leading = [
  'reference',
  'id',
  'kind',
  'receivedAt',
  'language',
  'status',
  'owner',
  'state',
  'page',
  'button',
  'campaign',
] as const
const closing = ['files', 'notes'] as const

/**
 * RFC 4180, with a byte order mark so that Excel reads it as UTF-8. `fields`: the names of all fields that
 * the leads may have, because the columns come before the first row.
 */
export async function* toCsv(
  records: AsyncIterable<LeadRecord>,
  fields: readonly string[],
): AsyncGenerator<string, void, undefined> {
  const columns = [...leading, ...fields, ...closing]
  const options = { columns, record_delimiter: 'windows' as const, quoted_match: /[\r\n]/ }
  yield stringify([], { ...options, bom: true, header: true })
  for await (const record of records) yield stringify([rowOf(record)], options)
}

function rowOf({ lead, held, deliveries, handling }: LeadRecord): Record<string, string> {
  const states = Object.entries(deliveries).map(([channel, state]) => `${channel}: ${stateOf(state)}`)
  const row = {
    reference: referenceOf(lead.id),
    id: lead.id,
    kind: lead.kind,
    receivedAt: lead.receivedAt,
    language: lead.language,
    status: handling.status,
    owner: handling.owner?.email ?? '',
    state: held === null ? states.join('; ') : `held: ${held}`,
    page: lead.context.page ?? '',
    button: lead.context.button ?? '',
    campaign: campaignInWords(lead.context.campaign),
    ...Object.fromEntries(Object.entries(lead.fields).map(([name, value]) => [name, cellOf(value)])),
    files: lead.files.map(({ name }) => name).join('; '),
    notes: handling.notes.map(({ at, by, text }) => `${at} ${by}: ${text}`).join('\n'),
  }
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, inertCell(value)]))
}

/** A lead that was only written to a file reached nobody, so it is not called delivered. */
const stateOf = ({ status, note }: ChannelState): string =>
  note === writtenNote ? 'written to a file' : status

const cellOf = (value: string | boolean | string[]): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : [value].flat().join('; ')

export async function* toJson(records: AsyncIterable<LeadRecord>): AsyncGenerator<string, void, undefined> {
  let before = '['
  for await (const record of records) {
    // Indented as a part of the array, without its brackets
    yield before + JSON.stringify([record], null, 2).slice(1, -2)
    before = ','
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}
