import { useEffect, useState } from 'react'
import type { PreviewLink } from '#domain/posts/preview.schema.ts'
import { sharingText as text } from '#locales/en/admin-sharing.ts'
import type { Failure } from '#renderer/ui/studio/request.ts'
import { createPreview, listPreviews, revokePreview } from '../saving/api.ts'
import { useStable } from '../use-stable.ts'

export function useLinks(postId: string, onSignedOut: () => void) {
  const [links, setLinks] = useState<readonly PreviewLink[] | 'loading' | 'failed'>('loading')
  const [made, setMade] = useState<PreviewLink | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const load = useStable(async () => {
    setLinks('loading')
    const answer = await listPreviews(postId)
    setLinks(answer.ok ? answer.value : 'failed')
    if (!answer.ok && answer.status === 401) onSignedOut()
  })
  useEffect(() => void load(), [load])

  function fail({ status, detail }: Failure) {
    if (status === 401) onSignedOut()
    else setProblem(status === 0 ? text.noConnection : detail || text.problem)
  }
  async function busyWith<Done>(action: () => Promise<Done>): Promise<Done> {
    setBusy(true)
    setProblem(null)
    const done = await action()
    setBusy(false)
    return done
  }
  const change = (next: (list: readonly PreviewLink[]) => PreviewLink[]) =>
    setLinks((before) => next(typeof before === 'string' ? [] : before))

  /** Resolves with whether a link was made. */
  async function make(input: { commit: string | null; days: number; label: string }): Promise<boolean> {
    const answer = await busyWith(() => createPreview(postId, input))
    if (!answer.ok) {
      fail(answer)
      return false
    }
    setMade(answer.value)
    change((list) => [answer.value, ...list])
    return true
  }
  /** Resolves with whether the link is no longer valid. */
  async function revoke({ id }: PreviewLink): Promise<boolean> {
    const answer = await busyWith(() => revokePreview(postId, id))
    // 404: it has expired meanwhile, or somebody else has revoked it
    if (!answer.ok && answer.status !== 404) {
      fail(answer)
      return false
    }
    change((list) => list.filter((link) => link.id !== id))
    if (made?.id === id) setMade(null)
    return true
  }
  return { links, made, problem, busy, load, make, revoke }
}
