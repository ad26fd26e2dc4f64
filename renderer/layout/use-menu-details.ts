import { type RefObject, useEffect, useRef } from 'react'
import { closeLikeAMenu } from './menu-details.ts'

/** A `<details>` that behaves as a menu, in the studio; the site's own get it from `renderer/hydration/client.ts`. */
export function useMenuDetails(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!ref.current) return
    const listeners = new AbortController()
    closeLikeAMenu(ref.current, listeners.signal)
    return () => listeners.abort()
  }, [])
  return ref
}
