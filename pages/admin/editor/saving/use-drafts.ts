import { useCallback, useEffect, useState } from 'react'
import { momentInWords } from '#renderer/ui/studio/moments.ts'
import { type Fields, fieldsOfDraft, sameText } from '../fields.ts'
import type { Recovered } from '../sheet.ts'
import { dropOldCopies, newCopies, readCopy } from './device-copy.ts'

/** The member's text that is not a post yet. */
export type Unfinished = { key: string; title: string; when: string }

type Options = {
  /** Of the open post; null until it is known. */
  key: string | null
  member: string
  stored: Fields
  onRecovered: (recovered: Recovered) => void
}

/**
 * What this device has kept of the member's typing: of the open post, and texts that are not posts yet. `ready` once the
 * former is known; until then nothing may be typed, for it would replace what was kept.
 */
export function useDrafts({ key, member, stored, onRecovered }: Options) {
  const [ready, setReady] = useState(false)
  const [copies, setCopies] = useState<Unfinished[]>([])
  const look = useCallback(() => {
    const now = Date.now()
    const found = newCopies(member).map(({ key, fields, savedAt }) => {
      const { title = '' } = Object(fields)
      return { key, title: String(title), savedAt, when: momentInWords(savedAt, now) }
    })
    setCopies(found.sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1)))
  }, [member])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a post, as it was opened
  useEffect(() => {
    if (key === null) return
    dropOldCopies()
    look()
    const copy = readCopy(key, member)
    const fields = fieldsOfDraft(copy?.fields, stored)
    if (copy && !sameText(fields, stored)) onRecovered({ ...copy, fields })
    setReady(true)
  }, [key])
  return { ready, unfinished: copies.filter((one) => one.key !== key), look }
}
