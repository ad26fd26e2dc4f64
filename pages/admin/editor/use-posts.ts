import { useEffect, useMemo, useState } from 'react'
import type { Post } from '#domain/posts/post.schema.ts'
import { listedAt, listedPost, momentsOf } from './list.ts'
import type { EditorScreenProps } from './screen-props.ts'

/** A timer cannot wait for longer than some weeks, and a device may have slept. */
const lookEveryMs = 3_600_000

/** The list of posts with the last save in it, as it is at this moment (`now`, ms by the server's clock). */
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
 * The time by the server's clock, as of the last of these moments that has come: what depends on it is drawn again when
 * the next one comes. `start`: when the server wrote the page. Times are milliseconds since 1970.
 */
function useClock(start: number, moments: readonly number[]): number {
  const [reached, setReached] = useState(start)
  // This device's clock may be wrong: only what passes on it counts
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
