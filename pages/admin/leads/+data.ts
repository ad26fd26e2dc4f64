import type { PageContextServer } from 'vike/types'
import type { Owner } from '#domain/leads/handling.ts'
import type { StaffLeads } from '#domain/leads/lead-views.ts'
import type { LeadRecord } from '#domain/leads/records.ts'
import { confirmsOf } from '../confirms-of.ts'
import type { Confirms } from '../frame/confirm-identity.tsx'
import type { FrameFacts } from '../frame/frame.tsx'
import { frameOf } from '../frame-of.ts'
import { type Refusal, refusalOf } from '../refusal.ts'
import { heldQuery, type LeadFilter, listQuery, readFilter } from './lead-filter.ts'
import { type Inbox, inboxOf } from './lead-view.ts'

export type Data = Refusal | ({ view: 'inbox' } & InboxData)

export type InboxData = {
  member: FrameFacts['member'] & { email: string }
  confirms: Confirms
  filter: LeadFilter
  /** Whether the address contains a lead; if not, the first lead is shown beside the list. */
  named: boolean
  /** A reply is promised within this many hours. */
  promiseHours: number
  /** Members who may own a lead. */
  members: Owner[]
  inbox: Inbox
  /** Null if there is none to show; with `named`, if it no longer exists. */
  current: LeadRecord | null
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
  return inboxOf(
    ...(await Promise.all([
      staffLeads.overview(),
      staffLeads.list(listQuery(filter)),
      heldOnes && staffLeads.list(heldOnes),
    ])),
  )
}
