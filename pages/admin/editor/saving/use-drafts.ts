import { useCallback, useEffect, useState } from 'react'
import { momentInWords } from '#renderer/ui/studio/moments.ts'
import { type Fields, fieldsOfDraft, sameText } from '../fields.ts'
import type { Recovered } from '../sheet.ts'
import { dropOldCopies, newCopies, readCopy } from './device-copy.ts'

/** A text of the member that is not a post yet. */
export type Unfinished = { key: string; title: string; when: string }

type Options = {
  /** The key of the open post's draft; null until it is known. */
  key: string | null
  member: string
  stored: Fields
  onRecovered: (recovered: Recovered) => void
}

/**
 * The member's typing stored on this device: for the open post, and for texts that are not posts yet. `ready`
 * is true once the open post's copy has been read; until then nothing may be typed, because it would
 * overwrite that copy.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each post, with the values it was opened with
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
