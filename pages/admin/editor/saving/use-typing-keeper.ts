import { useCallback, useEffect, useReducer, useRef } from 'react'
import { draftOf, type Fields, sameText } from '../fields.ts'
import type { Sheet } from '../sheet.ts'
import { deleteDraft, putDraft } from './api.ts'
import { type Autosave, autosave, dueAt, isUnsaved, quiet } from './autosave.ts'
import { dropCopy, keepCopy } from './device-copy.ts'

/** How often a copy is kept on this device while something is unsaved. */
const copyEveryMs = 500

export type TypingKeeper = {
  state: Autosave
  /** Sends what is unsaved now; false when the server does not have it afterwards. */
  flush: () => Promise<boolean>
  /** The typing has become a version, or is given up: takes the draft away. `ends`: nothing is kept any more. */
  settle: (outcome: { version: boolean; ends?: boolean }) => Promise<void>
  retry: () => void
  /** These fields come from a draft that the server has. */
  adopt: (fields: Fields) => void
  /** False when neither the server nor this device has the typing. */
  isSafe: () => boolean
}

/** Keeps the typing: on this device at once, on the server about a second after the last key (`autosave.ts`). */
export function useTypingKeeper(
  { key, fields, stored, baseRevision }: Sheet,
  /** When a version was saved just before this form came up (ms). */
  savedAt: number | null,
): TypingKeeper {
  const [state, dispatch] = useReducer(
    autosave,
    savedAt === null ? quiet : { ...quiet, last: { kind: 'version' as const, at: savedAt } },
  )
  const latest = useRef({ key, fields, stored, baseRevision, state })
  latest.current = { key, fields, stored, baseRevision, state }
  const inFlight = useRef<Promise<boolean>>(Promise.resolve(true))
  const copyTimer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const copied = useRef(true)
  const ended = useRef(false)
  const hasDraft = useRef(false)

  const copy = useCallback(() => {
    clearTimeout(copyTimer.current)
    copyTimer.current = undefined
    const { key, fields, baseRevision } = latest.current
    if (key === null) return
    copied.current = keepCopy(key, {
      fields: draftOf(fields),
      baseRevision,
      savedAt: new Date().toISOString(),
    })
  }, [])

  const forget = useCallback(() => {
    clearTimeout(copyTimer.current)
    copyTimer.current = undefined
    if (latest.current.key !== null) dropCopy(latest.current.key)
  }, [])

  const send = useCallback(
    (options: { keepalive?: boolean } = {}): Promise<boolean> => {
      const sending = inFlight.current.then(async () => {
        const { key, fields, baseRevision } = latest.current
        if (key === null || ended.current) return false
        copy()
        dispatch({ type: 'sent', at: Date.now() })
        const answer = await putDraft(key, { baseRevision, fields: draftOf(fields) }, options)
        const at = Date.now()
        if (answer.ok) {
          hasDraft.current = true
          if (latest.current.fields === fields) forget()
          dispatch({ type: 'acknowledged', at })
          return true
        }
        const { status, detail } = answer
        const why = status === 0 ? 'away' : status === 401 ? 'signed-out' : 'refused'
        dispatch({ type: 'failed', at, why, detail })
        return false
      })
      inFlight.current = sending
      return sending
    },
    [copy, forget],
  )

  const settle = useCallback(
    async ({ version, ends = false }: { version: boolean; ends?: boolean }) => {
      const { key } = latest.current
      ended.current = ends
      await inFlight.current
      dispatch({ type: 'settled', at: Date.now(), version })
      forget()
      if (key !== null && hasDraft.current) await deleteDraft(key)
      hasDraft.current = false
      // What was typed while the version was on its way
      const { fields, stored } = latest.current
      if (!ends && !sameText(fields, stored)) dispatch({ type: 'typed', at: Date.now() })
    },
    [forget],
  )

  // ---- Typing ----
  const seen = useRef(fields)
  useEffect(() => {
    if (seen.current === fields) return
    seen.current = fields
    if (sameText(fields, latest.current.stored)) {
      // Undone, or never changed: a draft of it would only be in the way
      if (isUnsaved(latest.current.state) || hasDraft.current) void settle({ version: false })
      return
    }
    dispatch({ type: 'typed', at: Date.now() })
    copyTimer.current ??= setTimeout(copy, copyEveryMs)
  }, [fields, copy, settle])

  // ---- Sending ----
  useEffect(() => {
    const due = key === null ? null : dueAt(state)
    if (due === null) return
    const timer = setTimeout(() => void send(), Math.max(0, due - Date.now()))
    return () => clearTimeout(timer)
  }, [state, key, send])

  const retry = useCallback(() => dispatch({ type: 'retry' }), [])
  const isSafe = useCallback(() => !isUnsaved(latest.current.state) || copied.current, [])

  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!ended.current && isUnsaved(latest.current.state)) event.preventDefault()
    }
    const goAway = (keepalive: boolean) => {
      const { key, state } = latest.current
      if (ended.current || key === null || !isUnsaved(state)) return
      copy()
      void send({ keepalive })
    }
    const onHide = () => goAway(true)
    addEventListener('online', retry)
    addEventListener('beforeunload', onLeave)
    addEventListener('pagehide', onHide)
    return () => {
      removeEventListener('online', retry)
      removeEventListener('beforeunload', onLeave)
      removeEventListener('pagehide', onHide)
      // Another post is opened: what was typed last goes along
      goAway(false)
    }
  }, [copy, send, retry])

  const flush = useCallback(async () => (isUnsaved(latest.current.state) ? send() : inFlight.current), [send])

  const adopt = useCallback((fields: Fields) => {
    seen.current = fields
    hasDraft.current = true
  }, [])

  return { state, flush, settle, retry, adopt, isSafe }
}
