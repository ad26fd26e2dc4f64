import { type LeadOverview, type LeadRecord, staffLeadsEndpoint } from '#domain/leads/records.ts'
import { confirmFirst } from '#domain/staff/own-account.schema.ts'
import { leadsText as text } from '#locales/en/admin-leads.ts'
import type { Inbox } from './+data.ts'
import { heldQuery, type LeadFilter, listQuery, searchOf } from './lead-filter.ts'
import { rowOf } from './lead-view.ts'

/** What the inbox asks of the server once it is open. */

export type Answer<Value> =
  | { ok: true; value: Value }
  /** `status` is 0 when the server could not be reached. */
  | { ok: false; status: number; detail: string; confirmFirst: boolean }

const leadAddress = (id: string): string => `${staffLeadsEndpoint}/${encodeURIComponent(id)}`

export const fileAddress = (id: string, stored: string): string =>
  `${leadAddress(id)}/files/${encodeURIComponent(stored)}`

/** Exports every lead of the address that sent this one (R262). */
export const personAddress = (id: string, format: 'csv' | 'json'): string =>
  `${staffLeadsEndpoint}/export?${new URLSearchParams({ format, person: id })}`

type List = { total: number; leads: LeadRecord[] }

/** The list with all that stands around it. */
export async function fetchInbox(filter: LeadFilter): Promise<Answer<Inbox>> {
  const heldOnes = heldQuery(filter)
  const [overview, list, held] = await Promise.all([
    ask<LeadOverview>('GET', `${staffLeadsEndpoint}/overview`),
    ask<List>('GET', `${staffLeadsEndpoint}?${searchOf(listQuery(filter))}`),
    heldOnes
      ? ask<List>('GET', `${staffLeadsEndpoint}?${searchOf(heldOnes)}`)
      : ({ ok: true, value: { total: 0, leads: [] } } as const),
  ])
  if (!overview.ok) return overview
  if (!list.ok) return list
  if (!held.ok) return held
  const { now } = overview.value
  const rows = list.value.leads.map((record) => rowOf(record, now))
  const heldRows = held.value.leads.map((record) => rowOf(record, now))
  return {
    ok: true,
    value: {
      now,
      overview: overview.value,
      rows,
      total: list.value.total,
      held: { rows: heldRows, total: held.value.total },
    },
  }
}

export const fetchLead = (id: string) => ask<LeadRecord>('GET', leadAddress(id))
export const setStatus = (id: string, status: LeadRecord['handling']['status']) =>
  ask<LeadRecord>('POST', `${leadAddress(id)}/status`, { status })
export const addNote = (id: string, note: string) =>
  ask<LeadRecord>('POST', `${leadAddress(id)}/notes`, { text: note })
export const release = (id: string) => ask<LeadRecord>('POST', `${leadAddress(id)}/release`)
/** Undoes a release. */
export const hold = (id: string) => ask<LeadRecord>('POST', `${leadAddress(id)}/hold`)
/** `email` null: nobody. */
export const setOwner = (id: string, email: string | null) =>
  ask<LeadRecord>('POST', `${leadAddress(id)}/owner`, { owner: email })
export const sendAgain = (id: string, channel: string) =>
  ask<LeadRecord>('POST', `${leadAddress(id)}/resend`, { channel })
/** Whether an export would be sent now. */
export async function mayExport(address: string): Promise<Answer<null>> {
  const answer = await ask<null>('HEAD', address)
  // An answer to HEAD has no document with the reason
  return answer.ok || answer.status !== 403 ? answer : { ...answer, confirmFirst: true }
}
/** `text`: the receipt, one fact a line. */
type Erased = { erased: string[]; text: string[] }
export const erase = (lead: string) => ask<Erased>('POST', `${staffLeadsEndpoint}/erase`, { lead })
/** Everything that one address sent. */
export const eraseAllOf = (email: string) => ask<Erased>('POST', `${staffLeadsEndpoint}/erase`, { email })

/** Never rejects: what went wrong comes back in words for the member. */
async function ask<Value>(method: string, address: string, body?: object): Promise<Answer<Value>> {
  try {
    const response = await fetch(address, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })
    const type = response.headers.get('Content-Type') ?? ''
    const value: unknown = type.includes('json') && method !== 'HEAD' ? await response.json() : null
    if (response.ok) return { ok: true, value: value as Value }
    const { reason } = Object(value)
    return {
      ok: false,
      status: response.status,
      detail: detailOf(value),
      confirmFirst: reason === confirmFirst,
    }
  } catch {
    return { ok: false, status: 0, detail: text.failed.network, confirmFirst: false }
  }
}

const detailOf = (problem: unknown): string => {
  const detail = problem && typeof problem === 'object' && 'detail' in problem ? problem.detail : null
  return typeof detail === 'string' && detail !== '' ? detail : text.failed.network
}
