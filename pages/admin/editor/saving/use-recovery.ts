import { useEffect, useState } from 'react'
import { type Fields, fieldsOfDraft, sameText } from '../fields.ts'
import { getDraft, listDrafts } from './api.ts'
import { readCopy } from './device-copy.ts'

export type Recovered = {
  fields: Fields
  baseRevision: string | null
  /** ISO 8601. */
  savedAt: string
  /** From this device: the server did not have it. */
  onDevice: boolean
}

/**
 * Typing that was kept and is not in the stored post: the server's draft, or this device's copy when that is later.
 * `ready` once that is known; until then nothing may be typed, for it would replace what was kept.
 */
export function useRecovery({
  key,
  stored,
  onRecovered,
}: {
  key: string | null
  stored: Fields
  onRecovered: (recovered: Recovered) => void
}): { ready: boolean } {
  const [ready, setReady] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a post, as it was opened
  useEffect(() => {
    if (key === null) return
    let current = true
    void find(key, stored).then((found) => {
      if (!current) return
      if (found) onRecovered(found)
      setReady(true)
    })
    return () => {
      current = false
    }
  }, [key])
  return { ready }
}

async function find(key: string, stored: Fields): Promise<Recovered | null> {
  // Asking for one that is not there would be noted as an error in the browser's console
  const list = await listDrafts()
  const known = list.ok && list.value.drafts.some((draft) => draft.key === key)
  const answer = known ? await getDraft(key) : null
  const draft = answer?.ok ? answer.value : null
  const copy = readCopy(key)
  const fromDraft = draft && {
    fields: fieldsOfDraft(draft.fields, stored),
    baseRevision: draft.baseRevision,
    savedAt: draft.savedAt,
    onDevice: false,
  }
  const fromCopy = copy && { ...copy, fields: fieldsOfDraft(copy.fields, stored), onDevice: true }
  // A copy is taken away when the server has the same: what is left was typed later
  const candidates = [fromCopy, fromDraft].filter((one) => one !== null)
  return candidates.find(({ fields }) => !sameText(fields, stored)) ?? null
}
