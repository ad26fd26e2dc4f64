import { useEffect } from 'react'

/** While something would be lost, the browser asks before it leaves the page. */
export function useUnloadGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [active])
}
