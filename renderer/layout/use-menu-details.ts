import { type RefObject, useEffect, useRef } from 'react'
import { closeLikeAMenu } from './menu-details.ts'

/** Makes a `<details>` of the studio behave like a menu; `hydration/client.ts` does so for the site's own. */
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
