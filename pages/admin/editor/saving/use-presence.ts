import { useCallback, useEffect, useMemo, useState } from 'react'
import type { DraftList, DraftSaved } from '#domain/posts/draft.schema.ts'
import { momentInWords } from '#renderer/admin/moments.ts'
import type { Unfinished } from '../post-rail.tsx'
import { listDrafts } from './api.ts'
import { newCopies, readCopy } from './device-copy.ts'

const everyMs = 30_000

/** Who else is at which post, and what of one's own is not a post yet. `told` = by the last save of the typing. */
export function usePresence(ownKey: string | null, told: DraftSaved['others']) {
  const [list, setList] = useState<DraftList | null>(null)
  // The last word counts, whichever answer brought it
  const [others, setOthers] = useState(told)
  useEffect(() => setOthers(told), [told])
  const [copies, setCopies] = useState<string[]>([])
  const look = useCallback(
    async (own = ownKey) => {
      setCopies(newCopies())
      const answer = await listDrafts()
      if (!answer.ok) return
      setList(answer.value)
      setOthers(answer.value.open.filter(({ key }) => key === own))
    },
    [ownKey],
  )
  useEffect(() => {
    void look()
    const lookIfSeen = () => {
      if (!document.hidden) void look()
    }
    const timer = setInterval(lookIfSeen, everyMs)
    document.addEventListener('visibilitychange', lookIfSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookIfSeen)
    }
  }, [look])

  return useMemo(() => {
    const known = new Map<string, { title: string; savedAt: string }>()
    for (const key of copies) {
      const copy = readCopy(key)
      if (copy) known.set(key, { title: String(copy.fields.title ?? ''), savedAt: copy.savedAt })
    }
    for (const { key, title, savedAt } of list?.drafts ?? [])
      if (key.startsWith('new-')) known.set(key, { title, savedAt })
    const now = Date.now()
    const unfinished: Unfinished[] = [...known]
      .filter(([key]) => key !== ownKey)
      .map(([key, { title, savedAt }]) => ({ key, title, when: momentInWords(savedAt, now) }))

    const open = new Map<string, string>()
    for (const { key, name } of list?.open ?? [])
      open.set(key, open.has(key) ? `${open.get(key)}, ${name}` : name)
    return { unfinished, open, others, look }
  }, [list, copies, ownKey, others, look])
}
