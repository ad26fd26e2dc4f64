import type { PageContextServer } from 'vike/types'
import type { Owner } from '#domain/leads/handling.ts'
import type { StaffLeads } from '#domain/leads/lead-views.ts'
import type { LeadOverview, LeadRecord } from '#domain/leads/records.ts'
import { confirmsOf } from '../confirms-of.ts'
import type { Confirms } from '../frame/confirm-identity.tsx'
import type { FrameFacts } from '../frame/frame.tsx'
import { frameOf } from '../frame-of.ts'
import { type Refusal, refusalOf } from '../refusal.ts'
import { heldQuery, type LeadFilter, listQuery, readFilter } from './lead-filter.ts'
import { type LeadRow, rowOf } from './lead-view.ts'

export type Data = Refusal | ({ view: 'inbox' } & InboxData)

export type InboxData = {
  member: FrameFacts['member'] & { email: string }
  /** How the member can confirm the identity. */
  confirms: Confirms
  filter: LeadFilter
  /** Whether the address names a lead; without one the first of the list is shown beside it. */
  named: boolean
  /** Hours in which a reply is promised. */
  promiseHours: number
  /** Who may take a lead. */
  members: Owner[]
  inbox: Inbox
  /** Null when there is none to show; with `named`, when it is not there any more. */
  current: LeadRecord | null
}

/** What a refreshing brings anew. */
export type Inbox = {
  /** The server's time of all this, in milliseconds: both sides render the same words. */
  now: number
  overview: LeadOverview
  rows: LeadRow[]
  total: number
  /** The latest of what is held, under what is to answer; `total` counts them all. */
  held: { rows: LeadRow[]; total: number }
}

export async function data(pageContext: PageContextServer): Promise<Data> {
  const { services, routeParams, urlParsed } = pageContext
  const { staff, staffLeads } = services
  const frame = frameOf(services)
  if (!staff || !frame || !staffLeads) return refusalOf(pageContext)
  const filter = readFilter(urlParsed.search, staff.email)
  const inbox = await readInbox(staffLeads, filter)
  const named = routeParams.id !== undefined
  const id = routeParams.id ?? inbox.rows[0]?.id
  const current = id === undefined ? null : await staffLeads.get(id)
  if (named && !current) pageContext.status = 404
  const promise = Number(services.catalogue().claims.reply?.value)
  return {
    view: 'inbox',
    member: { ...frame.member, email: staff.email },
    confirms: await confirmsOf(services),
    filter,
    named,
    promiseHours: promise > 0 ? promise : 24,
    members: await staffLeads.members(),
    inbox,
    current,
  }
}

async function readInbox(staffLeads: StaffLeads, filter: LeadFilter): Promise<Inbox> {
  const heldOnes = heldQuery(filter)
  const [overview, list, held] = await Promise.all([
    staffLeads.overview(),
    staffLeads.list(listQuery(filter)),
    heldOnes ? staffLeads.list(heldOnes) : { total: 0, leads: [] },
  ])
  const { now } = overview
  return {
    now,
    overview,
    rows: list.leads.map((record) => rowOf(record, now)),
    total: list.total,
    held: { rows: held.leads.map((record) => rowOf(record, now)), total: held.total },
  }
}
