import { useCallback, useEffect, useMemo, useState } from 'react'
import type { DraftList } from '#domain/posts/draft.schema.ts'
import { momentInWords } from '#renderer/ui/studio/moments.ts'
import type { Unfinished } from '../post-rail.tsx'
import { listDrafts } from './api.ts'
import { newCopies, readCopy } from './device-copy.ts'

/** The member's texts that are not posts yet, on the server and on this device, without the one that is open. */
export function useUnfinished(ownKey: string | null): {
  unfinished: readonly Unfinished[]
  look: () => Promise<void>
} {
  const [drafts, setDrafts] = useState<DraftList['drafts']>([])
  const [copies, setCopies] = useState<string[]>([])
  const look = useCallback(async () => {
    setCopies(newCopies())
    const answer = await listDrafts()
    if (answer.ok) setDrafts(answer.value.drafts)
  }, [])
  useEffect(() => void look(), [look])

  return useMemo(() => {
    const known = new Map<string, { title: string; savedAt: string }>()
    for (const key of copies) {
      const copy = readCopy(key)
      if (copy) known.set(key, { title: String(copy.fields.title ?? ''), savedAt: copy.savedAt })
    }
    for (const { key, title, savedAt } of drafts)
      if (key.startsWith('new-')) known.set(key, { title, savedAt })
    const now = Date.now()
    const unfinished = [...known]
      .filter(([key]) => key !== ownKey)
      .map(([key, { title, savedAt }]) => ({ key, title, when: momentInWords(savedAt, now) }))
    return { unfinished, look }
  }, [drafts, copies, ownKey, look])
}
