import { useCallback, useEffect, useState } from 'react'
import type { RemoteView } from '#domain/posts/remote.schema.ts'
import { readRemote } from '../saving/api.ts'

const everyMs = 30_000

/** The remote of the content, checked while the page is visible; null without one, or until it is known. */
export function useRemote(): { remote: RemoteView | null; setRemote: (remote: RemoteView | null) => void } {
  const [remote, setRemote] = useState<RemoteView | null>(null)
  const look = useCallback(async () => {
    if (document.hidden) return
    const answer = await readRemote()
    if (answer.ok) setRemote(answer.value.remote)
  }, [])
  useEffect(() => {
    void look()
    const timer = setInterval(() => void look(), everyMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [look])
  return { remote, setRemote }
}
