import { useEffect, useRef, useState } from 'react'
import { navigate } from 'vike/client/router'
import type { LeadStatus, Owner } from '#domain/leads/handling.ts'
import type { LeadRecord, StuckLeads } from '#domain/leads/records.ts'
import { leadsText as text } from '#locales/en/admin-leads.ts'
import { showToast, wantToasts } from '#renderer/ui/toast/toasts.ts'
import { useConfirmation } from '../frame/confirm-identity.tsx'
import type { Inbox, InboxData } from './+data.ts'
import { addressOf } from './lead-filter.ts'
import { type LeadRow, rowOf } from './lead-view.ts'
import * as api from './leads-api.ts'
import { keepDraft } from './note-drafts.ts'

const refreshEveryMs = 30_000
const sentAtOnce = 4

type Live = {
  /** What the page was opened with: another address begins anew. */
  from: InboxData
  inbox: Inbox
  current: LeadRecord | null
  /** Somebody erased it while it was open. */
  gone: boolean
  /** Since when refreshing fails; null while it works. */
  staleSince: number | null
  signedOut: boolean
}

export type InboxActions = ReturnType<typeof useInbox>

/** The inbox as it is now, and all that can be done in it. Nothing here throws: what fails is said in a notice. */
export function useInbox(data: InboxData) {
  const [live, setLive] = useState<Live>(() => begin(data))
  const [busy, setBusy] = useState<string | null>(null)
  const confirmation = useConfirmation()
  const shown = live.from === data ? live : begin(data)
  if (shown !== live) setLive(shown)
  const latest = useRef(shown)
  latest.current = shown
  /** Counts what was done: an answer that was asked for before is out of date. */
  const generation = useRef(0)

  async function refresh(): Promise<void> {
    const { from, current } = latest.current
    const asked = generation.current
    const [inbox, known] = await Promise.all([
      api.fetchInbox(from.filter),
      current ? api.fetchLead(current.lead.id) : null,
    ])
    // The first of a list that was empty stands beside it, as it would have from the start
    const first = inbox.ok && !current && !from.named ? inbox.value.rows[0] : undefined
    const lead = first ? await api.fetchLead(first.id) : known
    if (asked !== generation.current || latest.current.from !== from) return
    setLive((before) => {
      if (before.from !== from) return before
      const failed = [inbox, lead].find((answer) => answer && !answer.ok && answer.status !== 404)
      if (!inbox.ok || failed) {
        const signedOut = failed?.ok === false && failed.status === 401
        // The clock goes on all the same
        const inboxNow = { ...before.inbox, now: before.inbox.now + refreshEveryMs }
        return { ...before, inbox: inboxNow, signedOut, staleSince: before.staleSince ?? before.inbox.now }
      }
      const gone = lead !== null && !lead.ok
      const record = lead?.ok ? lead.value : before.current
      return {
        ...before,
        inbox: { ...inbox.value, rows: keepInPlace(before.inbox.rows, inbox.value, gone ? null : record) },
        current: record,
        gone,
        staleSince: null,
        signedOut: false,
      }
    })
  }

  const refreshLater = useRef(refresh)
  refreshLater.current = refresh
  useEffect(() => {
    wantToasts()
    let last = Date.now()
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - last < refreshEveryMs) return
      last = Date.now()
      void refreshLater.current()
    }
    const timer = setInterval(look, 1_000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])

  /** Takes an answer over at once; everything around it follows with the refreshing. */
  function takeOver(record: LeadRecord): void {
    setLive((before) => {
      const row = rowOf(record, before.inbox.now)
      const rows = before.inbox.rows.map((one) => (one.id === row.id ? row : one))
      const isCurrent = before.current?.lead.id === record.lead.id
      return { ...before, inbox: { ...before.inbox, rows }, ...(isCurrent && { current: record }) }
    })
  }

  /**
   * One thing at a time. Resolves with the answer, or null when it failed: that was said already. `again` = what to do
   * after the member has confirmed the identity, where that is needed first.
   */
  async function act<Value>(
    name: string,
    id: string | null,
    work: () => Promise<api.Answer<Value>>,
    again?: () => void,
  ) {
    if (busy !== null) return null
    setBusy(name)
    generation.current += 1
    const answer = await work()
    setBusy(null)
    if (answer.ok) return answer
    if (answer.confirmFirst && again) {
      confirmation.askFirst(again)
      return null
    }
    if (answer.status === 404 && id !== null && latest.current.current?.lead.id === id) {
      setLive((before) => ({ ...before, gone: true }))
    }
    if (answer.status === 401) setLive((before) => ({ ...before, signedOut: true }))
    showToast({ kind: 'error', title: text.failed.title, text: answer.detail })
    return null
  }

  /** Resolves with whether it was done, after the lead is shown as it is now. */
  async function change(
    name: string,
    id: string,
    work: () => Promise<api.Answer<LeadRecord>>,
    said: { title: string; text: string },
    undo?: () => Promise<api.Answer<LeadRecord>>,
  ): Promise<boolean> {
    const answer = await act(name, id, work)
    if (!answer) return false
    takeOver(answer.value)
    const action = undo && { label: text.undo, run: () => void takeBack(id, undo) }
    showToast({ kind: 'success', ...said, ...(action && { action }) })
    return true
  }

  async function takeBack(id: string, undo: () => Promise<api.Answer<LeadRecord>>): Promise<void> {
    const answer = await act('undo', id, undo)
    if (!answer) return
    takeOver(answer.value)
    const { deliveries, held } = answer.value
    const wentOut = held !== null && Object.values(deliveries).some(({ status }) => status === 'delivered')
    showToast({
      kind: 'success',
      title: text.done.undone,
      text: wentOut ? text.done.wentOut : nameOf(id),
    })
    await refresh()
  }

  const onLead: typeof change = async (...work) => {
    const done = await change(...work)
    if (done) void refresh()
    return done
  }

  const nameOf = (id: string): string => {
    const { rows, held } = latest.current.inbox
    return [...rows, ...held.rows].find((row) => row.id === id)?.name ?? ''
  }

  async function exportFrom(address: string): Promise<void> {
    const answer = await act(
      'export',
      null,
      () => api.mayExport(address),
      () => void exportFrom(address),
    )
    if (answer) location.assign(address)
  }

  const statusOf = (id: string): LeadStatus | null => {
    const { inbox, current } = latest.current
    if (current?.lead.id === id) return current.handling.status
    return inbox.rows.find((row) => row.id === id)?.status ?? null
  }

  return {
    ...shown,
    busy,
    confirmation,
    /** Downloads what the address exports. */
    exportFrom,
    setStatus: (id: string, status: LeadStatus) => {
      const before = statusOf(id)
      const said = { title: text.done[status], text: nameOf(id) }
      const undo = before === null ? undefined : () => api.setStatus(id, before)
      return onLead('status', id, () => api.setStatus(id, status), said, undo)
    },
    /** Null: nobody. */
    setOwner: (id: string, owner: Owner | null) => {
      const { current } = latest.current
      const before = current?.lead.id === id ? current.handling.owner : null
      const isMe = owner?.email === latest.current.from.member.email
      const title =
        owner === null ? text.done.nobodys : isMe ? text.done.mine : text.done.given({ name: owner.name })
      const undo = () => api.setOwner(id, before?.email ?? null)
      return onLead(
        'owner',
        id,
        () => api.setOwner(id, owner?.email ?? null),
        { title, text: nameOf(id) },
        undo,
      )
    },
    hold: (id: string) =>
      onLead(
        'hold',
        id,
        () => api.hold(id),
        { title: text.done.held, text: nameOf(id) },
        () => api.release(id),
      ),
    addNote: (id: string, note: string) =>
      onLead('note', id, () => api.addNote(id, note), { title: text.done.note, text: text.done.noteText }),
    /** Resolves when the lead stands in its list. */
    async release(id: string): Promise<boolean> {
      const { released: title, releasedText } = text.done
      const said = { title, text: releasedText }
      const done = await change(
        'release',
        id,
        () => api.release(id),
        said,
        () => api.hold(id),
      )
      if (done) await refresh()
      return done
    },
    sendAgain: (id: string, channel: string) =>
      onLead(`send-${channel}`, id, () => api.sendAgain(id, channel), {
        title: text.done.sent,
        text: text.done.sentText,
      }),

    /** A lead of the list, as it is now; null when that failed, which was said. */
    async load(id: string): Promise<LeadRecord | null> {
      const answer = await act('load', id, () => api.fetchLead(id))
      return answer?.value ?? null
    },

    /** One lead after the other; one that was erased meanwhile needs no sending. */
    async sendAllAgain({ channel, ids }: StuckLeads): Promise<void> {
      if (busy !== null) return
      setBusy('send-all')
      generation.current += 1
      let sent = 0
      let detail = ''
      const left = [...ids]
      const work = async () => {
        for (let id = left.pop(); id !== undefined; id = left.pop()) {
          const answer = await api.sendAgain(id, channel)
          if (answer.ok || answer.status === 404) sent += 1
          else detail = answer.detail
        }
      }
      await Promise.all(Array.from({ length: sentAtOnce }, work))
      setBusy(null)
      if (sent === ids.length) showToast({ kind: 'success', title: text.done.sent, text: text.done.sentText })
      else {
        const some = sent === 0 ? detail : `${text.failed.some({ done: sent, all: ids.length })} ${detail}`
        showToast({ kind: 'error', title: text.failed.title, text: some })
      }
      await refresh()
    },

    /** Erases one lead, or everything of the person who sent it. Resolves with the receipt; null when it failed, which was said. */
    async erase(id: string, email: string | null, again: () => void): Promise<readonly string[] | null> {
      const work = () => (email === null ? api.erase(id) : api.eraseAllOf(email))
      const answer = await act('erase', null, work, again)
      if (!answer) return null
      keepDraft(id, '')
      const gone = [id, ...answer.value.erased]
      const { from, inbox, current } = latest.current
      if (current && gone.includes(current.lead.id)) {
        const next = neighbour(
          inbox.rows.filter((row) => row.id === id || !gone.includes(row.id)),
          id,
        )
        await navigate(addressOf(from.filter, from.named ? (next?.id ?? null) : null))
      } else {
        setLive((before) => withoutLeads(before, gone))
        await refresh()
      }
      return answer.value.text
    },
  }
}

const begin = (from: InboxData): Live => ({
  from,
  inbox: from.inbox,
  current: from.current,
  gone: from.named && from.current === null,
  staleSince: null,
  signedOut: false,
})

function withoutLeads(live: Live, ids: readonly string[]): Live {
  const stays = (row: LeadRow) => !ids.includes(row.id)
  const { inbox } = live
  const held = { ...inbox.held, rows: inbox.held.rows.filter(stays) }
  return { ...live, inbox: { ...inbox, rows: inbox.rows.filter(stays), held } }
}

/** The lead that is open keeps its row, though it has left this list: nothing moves while it is read. */
function keepInPlace(
  before: readonly LeadRow[],
  { rows, now }: Inbox,
  current: LeadRecord | null,
): LeadRow[] {
  const at = before.findIndex((row) => row.id === current?.lead.id)
  if (!current || at === -1 || rows.some((row) => row.id === current.lead.id)) return rows
  return rows.toSpliced(at, 0, rowOf(current, now))
}

/** The row after this one, or else before it; the first when it is in no row. */
function neighbour(rows: readonly LeadRow[], id: string): LeadRow | null {
  const at = rows.findIndex((row) => row.id === id)
  return rows[at + 1] ?? rows[at - 1] ?? null
}
