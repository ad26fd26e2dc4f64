import { useState } from 'react'
import { navigate } from 'vike/client/router'
import type { LeadStatus, Owner } from '#domain/leads/handling.ts'
import type { LeadRecord, StuckLeads } from '#domain/leads/records.ts'
import { leadsText as text } from '#locales/en/admin-leads.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'
import { useConfirmation } from '../frame/confirm-identity.tsx'
import type { InboxData } from './+data.ts'
import { addressOf } from './lead-filter.ts'
import type { LeadRow } from './lead-view.ts'
import * as api from './leads-api.ts'
import { keepDraft } from './note-drafts.ts'
import { type LiveInbox, useLiveInbox } from './use-live-inbox.ts'

export type InboxActions = ReturnType<typeof useInbox>

/** The inbox as it is now, and its actions. Nothing here throws: failures appear in a notice. */
export function useInbox(data: InboxData) {
  const live = useLiveInbox(data)
  const { latest, refresh } = live
  const { busy, act, change, confirmation } = useChanges(live)
  const { done } = text

  async function exportFrom(address: string): Promise<void> {
    const again = () => void exportFrom(address)
    if (await act('export', null, () => api.mayExport(address), again)) location.assign(address)
  }

  return {
    ...live.shown,
    busy,
    confirmation,
    exportFrom,
    setStatus(id: string, status: LeadStatus) {
      const { current, inbox } = latest.current
      const before =
        current?.lead.id === id ? current.handling.status : inbox.rows.find((row) => row.id === id)?.status
      const undo = before && (() => api.setStatus(id, before))
      return change('status', id, () => api.setStatus(id, status), { title: done[status] }, undo)
    },
    /** `owner`: null for nobody. */
    setOwner(id: string, owner: Owner | null) {
      const { current, from } = latest.current
      const before = current?.lead.id === id ? current.handling.owner : null
      const isMe = owner?.email === from.member.email
      const title = owner === null ? done.nobodys : isMe ? done.mine : done.given({ name: owner.name })
      const undo = () => api.setOwner(id, before?.email ?? null)
      return change('owner', id, () => api.setOwner(id, owner?.email ?? null), { title }, undo)
    },
    hold: (id: string) =>
      change(
        'hold',
        id,
        () => api.hold(id),
        { title: done.held },
        () => api.release(id),
      ),
    addNote: (id: string, note: string) =>
      change('note', id, () => api.addNote(id, note), { title: done.note, text: done.noteText }),
    /** Resolves once the lead is in its list. */
    async release(id: string): Promise<boolean> {
      const said = { title: done.released, text: done.releasedText }
      const released = await change(
        'release',
        id,
        () => api.release(id),
        said,
        () => api.hold(id),
      )
      await released?.refreshed
      return released !== null
    },
    sendAgain: (id: string, channel: string) =>
      change(`send-${channel}`, id, () => api.sendAgain(id, channel), {
        title: done.sent,
        text: done.sentText,
      }),
    async sendAllAgain({ channel, ids }: StuckLeads): Promise<void> {
      const answer = await act('send-all', null, () => api.sendAllAgain(ids, channel))
      if (answer) showToast({ kind: 'success', title: done.sent, text: done.sentText })
      await refresh()
    },
    /** A lead of the list, as it is now; null after a failure, which a notice has reported. */
    async load(id: string): Promise<LeadRecord | null> {
      const answer = await act('load', id, () => api.fetchLead(id))
      return answer?.value ?? null
    },
    /**
     * Erases one lead, or with `email` everything from its sender. Resolves with the receipt; null after a
     * failure, which a notice has reported.
     */
    async erase(id: string, email: string | null, again: () => void): Promise<readonly string[] | null> {
      const answer = await act('erase', null, () => api.erase(id, email), again)
      if (!answer) return null
      keepDraft(id, '')
      const gone = [id, ...answer.value.erased]
      const { from, inbox, current } = latest.current
      if (current && gone.includes(current.lead.id)) {
        const rows = inbox.rows.filter((row) => row.id === id || !gone.includes(row.id))
        await navigate(addressOf(from.filter, from.named ? neighbour(rows, id) : null))
      } else {
        live.leaveOut(gone)
        await refresh()
      }
      return answer.value.text
    },
  }
}

/** One action at a time. Each is confirmed in a notice, with an undo where possible. */
function useChanges({ latest, refresh, change: setLive, outdate, takeOver }: LiveInbox) {
  const [busy, setBusy] = useState<string | null>(null)
  const confirmation = useConfirmation()

  /**
   * Resolves with the response; null after a failure, which a notice has reported. `again`: what to do once
   * the member has confirmed their identity, if that is required first.
   */
  async function act<Value>(
    name: string,
    id: string | null,
    work: () => Promise<api.Answer<Value>>,
    again?: () => void,
  ) {
    if (busy !== null) return null
    setBusy(name)
    outdate()
    const answer = await work()
    setBusy(null)
    if (answer.ok) return answer
    if (answer.confirmFirst && again) {
      confirmation.askFirst(again)
      return null
    }
    if (answer.status === 404 && id !== null && latest.current.current?.lead.id === id)
      setLive({ gone: true })
    if (answer.status === 401) setLive({ signedOut: true })
    showToast({ kind: 'error', title: text.failed.title, text: answer.detail })
    return null
  }

  const nameOf = (id: string): string => {
    const { rows, held } = latest.current.inbox
    return [...rows, ...held.rows].find((row) => row.id === id)?.name ?? ''
  }

  /** Resolves once the lead is updated, not yet the rest of the inbox (`refreshed`); null after a failure. */
  async function change(
    name: string,
    id: string,
    work: () => Promise<api.Answer<LeadRecord>>,
    said: { title: string; text?: string },
    undo?: () => Promise<api.Answer<LeadRecord>>,
  ): Promise<{ refreshed: Promise<void> } | null> {
    const answer = await act(name, id, work)
    if (!answer) return null
    takeOver(answer.value)
    const action = undo && { label: text.undo, run: () => void takeBack(id, undo) }
    showToast({ kind: 'success', text: nameOf(id), ...said, ...(action && { action }) })
    return { refreshed: refresh() }
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

  return { busy, act, change, confirmation }
}

/** The lead in the next row, or else in the previous one; the first if this lead has no row. */
function neighbour(rows: readonly LeadRow[], id: string): string | null {
  const at = rows.findIndex((row) => row.id === id)
  return (rows[at + 1] ?? rows[at - 1])?.id ?? null
}
