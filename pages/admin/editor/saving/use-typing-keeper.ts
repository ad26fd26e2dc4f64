import { useCallback, useEffect, useRef, useState } from 'react'
import { draftOf, sameText } from '../fields.ts'
import type { Sheet } from '../sheet.ts'
import { dropCopy, keepCopy } from './device-copy.ts'

/** The copy is written when the browser is idle, so as not to delay typing, but within `keepAfterMs`. */
const keepFromMs = 300
const keepAfterMs = 500

/** `lost`: this device cannot store the typing. */
type Status = 'none' | 'kept' | 'version' | 'lost'

export type TypingKeeper = ReturnType<typeof useTypingKeeper>

/** Stores `author`'s typing on this device, within half a second of the first key or on leaving the page. */
export function useTypingKeeper(
  { key, fields, stored, baseRevision, recovered }: Sheet,
  author: string,
  /** When a version was saved just before this form opened (ms); null otherwise. */
  savedAt: number | null,
) {
  const [status, setStatus] = useState<Status>(savedAt === null ? 'none' : 'version')
  const [versionAt, setVersionAt] = useState(savedAt)
  const latest = useRef({ key, fields, stored, baseRevision, author })
  latest.current = { key, fields, stored, baseRevision, author }
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const isLost = useRef(false)
  const ended = useRef(false)

  /** Writes the copy now if a write is pending. */
  const keep = useCallback(() => {
    const { key, fields, stored, baseRevision, author } = latest.current
    if (timer.current === undefined || key === null) return
    clearTimeout(timer.current)
    timer.current = undefined
    if (sameText(fields, stored)) {
      dropCopy(key)
      setStatus((before) => (before === 'version' ? before : 'none'))
      return
    }
    const copy = { fields: draftOf(fields), baseRevision, savedAt: new Date().toISOString() }
    isLost.current = !keepCopy(key, author, copy)
    setStatus(isLost.current ? 'lost' : 'kept')
  }, [])

  const seen = useRef(fields)
  useEffect(() => {
    if (seen.current === fields || ended.current) return
    seen.current = fields
    if (recovered?.fields === fields) setStatus('kept')
    else timer.current ??= setTimeout(() => whenIdle(keep, keepAfterMs - keepFromMs), keepFromMs)
  }, [fields, recovered, keep])

  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      keep()
      if (isLost.current) event.preventDefault()
    }
    addEventListener('beforeunload', onLeave)
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('beforeunload', onLeave)
      removeEventListener('pagehide', keep)
      // Another post is being opened: store what was typed last
      keep()
    }
  }, [keep])

  return {
    status,
    versionAt,
    /** The typing has become a version, or was discarded. `ends`: nothing more of this form is stored. */
    settle({ version, ends = false }: { version: boolean; ends?: boolean }): void {
      ended.current = ends
      isLost.current = false
      clearTimeout(timer.current)
      timer.current = undefined
      if (key !== null) dropCopy(key)
      setStatus(version ? 'version' : 'none')
      if (version) setVersionAt(Date.now())
    },
    /** False if this device cannot store what is typed. */
    isSafe(): boolean {
      keep()
      return !isLost.current
    },
  }
}

/** Runs `action` when the browser is idle; at once in browsers that do not report it. */
function whenIdle(action: () => void, withinMs: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: withinMs })
  else action()
}
