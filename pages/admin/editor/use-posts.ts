import { useEffect, useMemo, useState } from 'react'
import type { Post } from '#domain/posts/post.schema.ts'
import { listedAt, listedPost, momentsOf } from './list.ts'
import type { EditorScreenProps } from './screen-of.ts'

/** The longest wait: timers are limited to some weeks, and the device may have slept. */
const lookEveryMs = 3_600_000

/** The posts, including the latest save, with their states as of `now` (ms by the server's clock). */
export function usePosts(screen: EditorScreenProps, savedPost: Post | null) {
  const saved = useMemo(() => {
    if (!savedPost) return screen.posts
    const row = listedPost(savedPost, Date.now())
    const isNew = screen.posts.every(({ id }) => id !== row.id)
    return isNew ? [row, ...screen.posts] : screen.posts.map((one) => (one.id === row.id ? row : one))
  }, [screen.posts, savedPost])
  const moments = useMemo(() => saved.flatMap(momentsOf), [saved])
  const now = useClock(screen.now, moments)
  const posts = useMemo(() => saved.map((one) => listedAt(one, now)), [saved, now])
  // A save has repaired the file
  const faultyFiles = useMemo(
    () => screen.faultyFiles.filter(({ post }) => !savedPost || post?.id !== savedPost.id),
    [screen.faultyFiles, savedPost],
  )
  return { posts, now, faultyFiles }
}

/**
 * The latest of `moments` that has passed by the server's clock, or `start`; renders again when the next one
 * passes. `start`: when the server rendered the page. Times are milliseconds since 1970.
 */
function useClock(start: number, moments: readonly number[]): number {
  const [reached, setReached] = useState(start)
  // This device's clock may be wrong: only the time elapsed on it counts
  const [ahead] = useState(() => Date.now() - start)
  const now = Math.max(reached, start)
  const next = Math.min(...moments.filter((moment) => moment > now))
  useEffect(() => {
    if (!Number.isFinite(next)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const time = Date.now() - ahead
      if (time >= next) setReached(time)
      else timer = setTimeout(look, Math.min(next - time, lookEveryMs))
    }
    look()
    return () => clearTimeout(timer)
  }, [next, ahead])
  return now
}
