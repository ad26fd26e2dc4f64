import { useEffect, useRef, useState } from 'react'
import type { LeadRecord } from '#domain/leads/records.ts'
import { wantToasts } from '#renderer/ui/toast/toasts.ts'
import type { InboxData } from './+data.ts'
import { type Inbox, type LeadRow, rowOf } from './lead-view.ts'
import * as api from './leads-api.ts'

const refreshEveryMs = 30_000

type Live = {
  /** The data the page was opened with: a new address starts afresh. */
  from: InboxData
  inbox: Inbox
  current: LeadRecord | null
  /** Somebody erased it while it was open. */
  gone: boolean
  /** Since when refreshing has failed; null while it works. */
  staleSince: number | null
  signedOut: boolean
}

export type LiveInbox = ReturnType<typeof useLiveInbox>

/** The inbox: first with the data of the page, then refreshed every half minute. */
export function useLiveInbox(data: InboxData) {
  const [live, setLive] = useState<Live>(() => begin(data))
  const shown = live.from === data ? live : begin(data)
  if (shown !== live) setLive(shown)
  const latest = useRef(shown)
  latest.current = shown
  /** Counts actions: a response requested before the latest action is out of date. */
  const generation = useRef(0)

  async function refresh(): Promise<void> {
    const { from, current } = latest.current
    const asked = generation.current
    const [inbox, known] = await Promise.all([
      api.fetchInbox(from.filter),
      current ? api.fetchLead(current.lead.id) : null,
    ])
    // A first lead that arrives in an empty list opens beside it, as when the page is loaded
    const first = inbox.ok && !current && !from.named ? inbox.value.rows[0] : undefined
    const lead = first ? await api.fetchLead(first.id) : known
    if (asked !== generation.current || latest.current.from !== from) return
    setLive((before) => (before.from === from ? refreshed(before, inbox, lead) : before))
  }
  useRefreshing(refresh)

  return {
    shown,
    latest,
    refresh,
    change: (changes: Partial<Live>) => setLive((before) => ({ ...before, ...changes })),
    /** An action has begun: responses to earlier requests are ignored. */
    outdate() {
      generation.current += 1
    },
    /** Shows an updated lead at once; everything around it follows with the refresh. */
    takeOver(record: LeadRecord) {
      setLive((before) => {
        const row = rowOf(record, before.inbox.now)
        const rows = before.inbox.rows.map((one) => (one.id === row.id ? row : one))
        const isCurrent = before.current?.lead.id === record.lead.id
        return { ...before, inbox: { ...before.inbox, rows }, ...(isCurrent && { current: record }) }
      })
    },
    leaveOut(ids: readonly string[]) {
      const stays = ({ id }: LeadRow) => !ids.includes(id)
      setLive((before) => {
        const { rows, held } = before.inbox
        const left = { rows: rows.filter(stays), held: { ...held, rows: held.rows.filter(stays) } }
        return { ...before, inbox: { ...before.inbox, ...left } }
      })
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

function refreshed(before: Live, inbox: api.Answer<Inbox>, lead: api.Answer<LeadRecord> | null): Live {
  const failed = [inbox, lead].find((answer) => answer && !answer.ok && answer.status !== 404)
  if (!inbox.ok || failed) {
    const signedOut = failed?.ok === false && failed.status === 401
    // The clock runs on despite the failure
    const inboxNow = { ...before.inbox, now: before.inbox.now + refreshEveryMs }
    return { ...before, inbox: inboxNow, signedOut, staleSince: before.staleSince ?? before.inbox.now }
  }
  const gone = lead !== null && !lead.ok
  const current = lead?.ok ? lead.value : before.current
  const rows = keepInPlace(before.inbox.rows, inbox.value, gone ? null : current)
  return { ...before, inbox: { ...inbox.value, rows }, current, gone, staleSince: null, signedOut: false }
}

/** The open lead keeps its row even if it has left this list, so that nothing moves while it is read. */
function keepInPlace(
  before: readonly LeadRow[],
  { rows, now }: Inbox,
  current: LeadRecord | null,
): LeadRow[] {
  const at = before.findIndex((row) => row.id === current?.lead.id)
  if (!current || at === -1 || rows.some((row) => row.id === current.lead.id)) return rows
  return rows.toSpliced(at, 0, rowOf(current, now))
}

/** Refreshes while the page is visible; at once when it becomes visible again after a while. */
function useRefreshing(refresh: () => Promise<void>): void {
  const latest = useRef(refresh)
  latest.current = refresh
  useEffect(() => {
    wantToasts()
    let last = Date.now()
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - last < refreshEveryMs) return
      last = Date.now()
      void latest.current()
    }
    const timer = setInterval(look, 1_000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
}
