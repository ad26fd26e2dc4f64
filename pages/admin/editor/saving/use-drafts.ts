import { useCallback, useEffect, useMemo, useState } from 'react'
import type { DraftList } from '#domain/posts/draft.schema.ts'
import { momentInWords } from '#renderer/ui/studio/moments.ts'
import { type Fields, fieldsOfDraft, sameText } from '../fields.ts'
import type { Recovered } from '../sheet.ts'
import { getDraft, listDrafts } from './api.ts'
import { newCopies, readCopy } from './device-copy.ts'

/** The member's text that is not a post yet. */
export type Unfinished = { key: string; title: string; when: string }

type Options = {
  /** Of the open post; null until it is known. */
  key: string | null
  stored: Fields
  onRecovered: (recovered: Recovered) => void
}

/**
 * What the server and this device have kept of the member's typing: of the open post, and texts that are not posts yet.
 * `ready` once the former is known; until then nothing may be typed, for it would replace what was kept.
 */
export function useDrafts({ key, stored, onRecovered }: Options) {
  const [ready, setReady] = useState(false)
  const [drafts, setDrafts] = useState<DraftList['drafts']>([])
  const [copies, setCopies] = useState<string[]>([])
  const look = useCallback(async () => {
    setCopies(newCopies())
    const list = await listDrafts()
    if (list.ok) setDrafts(list.value.drafts)
    return list.ok ? list.value.drafts : []
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a post, as it was opened
  useEffect(() => {
    if (key === null) return
    let current = true
    void look().then(async (found) => {
      // Asking for one that is not there would be noted as an error in the browser's console
      const kept = await recover(
        key,
        stored,
        found.some((draft) => draft.key === key),
      )
      if (!current) return
      if (kept) onRecovered(kept)
      setReady(true)
    })
    return () => {
      current = false
    }
  }, [key])

  const unfinished = useMemo(() => {
    const known = new Map<string, { title: string; savedAt: string }>()
    for (const copied of copies) {
      const copy = readCopy(copied)
      if (copy) known.set(copied, { title: String(copy.fields.title ?? ''), savedAt: copy.savedAt })
    }
    for (const draft of drafts) if (draft.key.startsWith('new-')) known.set(draft.key, draft)
    known.delete(key ?? '')
    const now = Date.now()
    return [...known].map(
      ([of, { title, savedAt }]): Unfinished => ({ key: of, title, when: momentInWords(savedAt, now) }),
    )
  }, [drafts, copies, key])
  return { ready, unfinished, look }
}

/** Typing that is not in the stored post: the server's draft, or this device's copy when that is later. */
async function recover(key: string, stored: Fields, hasDraft: boolean): Promise<Recovered | null> {
  const answer = hasDraft ? await getDraft(key) : null
  const draft = answer?.ok ? { ...answer.value, onDevice: false } : null
  const copy = readCopy(key)
  // A copy is taken away when the server has the same: what is left was typed later
  return (
    [copy && { ...copy, onDevice: true }, draft]
      .filter((one) => one !== null)
      .map((one) => ({ ...one, fields: fieldsOfDraft(one.fields, stored) }))
      .find(({ fields }) => !sameText(fields, stored)) ?? null
  )
}
