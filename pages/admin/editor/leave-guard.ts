import { useEffect, useRef } from 'react'

/** Stops a click on a link of this site if something would be lost, and asks instead. */
export function useLeaveGuard(isSafe: () => boolean, ask: (href: string) => void): void {
  const latest = useRef({ isSafe, ask })
  latest.current = { isSafe, ask }
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { target } = event
      const link = target instanceof Element ? target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
      if (link.origin !== location.origin || latest.current.isSafe()) return
      event.preventDefault()
      event.stopPropagation()
      latest.current.ask(link.pathname + link.search + link.hash)
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [])
}
