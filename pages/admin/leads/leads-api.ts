import { type LeadOverview, type LeadRecord, staffLeadsEndpoint } from '#domain/leads/records.ts'
import { leadsText as text } from '#locales/en/admin-leads.ts'
import { type Answer, request } from '#renderer/ui/studio/request.ts'
import { heldQuery, type LeadFilter, listQuery, searchOf } from './lead-filter.ts'
import { type Inbox, inboxOf } from './lead-view.ts'

/** The inbox's requests to the server once it is open. */

export type { Answer }

const leadAddress = (id: string): string => `${staffLeadsEndpoint}/${encodeURIComponent(id)}`

export const fileAddress = (id: string, stored: string): string =>
  `${leadAddress(id)}/files/${encodeURIComponent(stored)}`

/** The address that exports every lead from this one's e-mail address (R262). */
export const personAddress = (id: string, format: 'csv' | 'json'): string =>
  `${staffLeadsEndpoint}/export?${new URLSearchParams({ format, person: id })}`

const ask = <Value>(address: string, method = 'GET', body?: object) =>
  request<Value>(address, { method, body, fallback: text.failed.network })

type List = { total: number; leads: LeadRecord[] }

export async function fetchInbox(filter: LeadFilter): Promise<Answer<Inbox>> {
  const heldOnes = heldQuery(filter)
  const [overview, list, held] = await Promise.all([
    ask<LeadOverview>(`${staffLeadsEndpoint}/overview`),
    ask<List>(`${staffLeadsEndpoint}?${searchOf(listQuery(filter))}`),
    heldOnes && ask<List>(`${staffLeadsEndpoint}?${searchOf(heldOnes)}`),
  ])
  if (!overview.ok) return overview
  if (!list.ok) return list
  if (held && !held.ok) return held
  return { ok: true, value: inboxOf(overview.value, list.value, held?.value ?? null) }
}

export const fetchLead = (id: string) => ask<LeadRecord>(leadAddress(id))
const act = (id: string, action: string, body?: object) =>
  ask<LeadRecord>(`${leadAddress(id)}/${action}`, 'POST', body)
export const setStatus = (id: string, status: LeadRecord['handling']['status']) =>
  act(id, 'status', { status })
export const addNote = (id: string, note: string) => act(id, 'notes', { text: note })
export const release = (id: string) => act(id, 'release')
/** Undoes a release. */
export const hold = (id: string) => act(id, 'hold')
/** `email` null: nobody. */
export const setOwner = (id: string, email: string | null) => act(id, 'owner', { owner: email })
export const sendAgain = (id: string, channel: string) => act(id, 'resend', { channel })

const sentAtOnce = 4

/** Up to `sentAtOnce` leads at a time; one that was erased meanwhile need not be sent. */
export async function sendAllAgain(ids: readonly string[], channel: string): Promise<Answer<null>> {
  const left = [...ids]
  const failures: Extract<Answer<never>, { ok: false }>[] = []
  const work = async () => {
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      const answer = await sendAgain(id, channel)
      if (!answer.ok && answer.status !== 404) failures.push(answer)
    }
  }
  await Promise.all(Array.from({ length: sentAtOnce }, work))
  const [failure] = failures
  if (!failure) return { ok: true, value: null }
  const done = ids.length - failures.length
  const some = done === 0 ? '' : `${text.failed.some({ done, all: ids.length })} `
  return { ...failure, detail: some + failure.detail }
}

/** Whether the server would send an export now. */
export async function mayExport(address: string): Promise<Answer<null>> {
  const answer = await ask<null>(address, 'HEAD')
  // A response to HEAD has no body with the reason
  return answer.ok || answer.status !== 403 ? answer : { ...answer, confirmFirst: true }
}

/** With `email`, erases everything that this address sent. `text`: the receipt, one fact per line. */
export const erase = (lead: string, email: string | null) =>
  ask<{ erased: string[]; text: string[] }>(
    `${staffLeadsEndpoint}/erase`,
    'POST',
    email === null ? { lead } : { email },
  )
