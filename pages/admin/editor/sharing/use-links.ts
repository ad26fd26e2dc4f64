import { useCallback, useEffect, useRef, useState } from 'react'
import type { PreviewLink } from '#domain/posts/preview.schema.ts'
import { sharingText as text } from '#locales/en/admin-sharing.ts'
import { createPreview, type Failure, listPreviews, revokePreview } from '../saving/api.ts'

/** The preview links of a post, as its dialog shows them. */
export function useLinks(postId: string, onSignedOut: (() => void) | undefined) {
  const [links, setLinks] = useState<readonly PreviewLink[] | 'loading' | 'failed'>('loading')
  const [made, setMade] = useState<PreviewLink | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const signedOut = useRef(onSignedOut)
  signedOut.current = onSignedOut
  const isShown = useRef(true)

  const load = useCallback(async () => {
    setLinks('loading')
    const answer = await listPreviews(postId)
    if (!isShown.current) return
    setLinks(answer.ok ? answer.value : 'failed')
    if (!answer.ok && answer.why === 'answer' && answer.status === 401) signedOut.current?.()
  }, [postId])

  useEffect(() => {
    isShown.current = true
    void load()
    return () => {
      isShown.current = false
    }
  }, [load])

  const without = (list: typeof links, id: string) =>
    typeof list === 'string' ? list : list.filter((link) => link.id !== id)

  function fail(answer: Failure) {
    if (answer.why === 'answer' && answer.status === 401 && signedOut.current) signedOut.current()
    else setProblem(answer.why === 'away' ? text.noConnection : answer.detail || text.problem)
  }

  return {
    links,
    /** The link that was made last. */
    made,
    problem,
    busy,
    load,

    /** Resolves with whether there is a new link. */
    async make(input: { commit: string | null; days: number; label: string }): Promise<boolean> {
      setBusy(true)
      setProblem(null)
      const answer = await createPreview(postId, input)
      setBusy(false)
      if (!answer.ok) {
        fail(answer)
        return false
      }
      setMade(answer.value)
      setLinks((before) => [answer.value, ...(typeof before === 'string' ? [] : before)])
      return true
    },

    /** Resolves with whether the link is over. */
    async revoke(link: PreviewLink): Promise<boolean> {
      setBusy(true)
      setProblem(null)
      const answer = await revokePreview(postId, link.id)
      setBusy(false)
      // 404: it has expired meanwhile, or somebody else has revoked it
      if (!answer.ok && !(answer.why === 'answer' && answer.status === 404)) {
        fail(answer)
        return false
      }
      setLinks((before) => without(before, link.id))
      setMade((before) => (before?.id === link.id ? null : before))
      return true
    },
  }
}
