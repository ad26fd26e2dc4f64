import { useEffect, useRef } from 'react'
import { navigate } from 'vike/client/router'
import { useLeaveGuard } from '../editor/leave-guard.ts'

/**
 * While `unsaved`, asks before the page is left: the browser itself where the document goes, `ask` for a link and, in
 * browsers that tell of it in time, for the way back. `go` leaves all the same.
 */
export function useGuardOnLeaving(unsaved: boolean, ask: (go: () => void) => void): void {
  const latest = useRef({ unsaved, ask })
  latest.current = { unsaved, ask }
  const leaving = useRef(false)

  useLeaveGuard(
    () => !unsaved || leaving.current,
    (href) =>
      ask(() => {
        leaving.current = true
        void navigate(href)
      }),
  )

  useEffect(() => {
    if (!unsaved) return
    leaving.current = false
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!leaving.current) event.preventDefault()
    }
    const onNavigate = (event: NavigateEvent) => {
      const { navigationType, cancelable, destination } = event
      if (navigationType !== 'traverse' || !cancelable || leaving.current) return
      event.preventDefault()
      latest.current.ask(() => {
        leaving.current = true
        window.navigation.traverseTo(destination.key)
      })
    }
    // Not every browser has it yet
    const history = 'navigation' in window ? window.navigation : null
    addEventListener('beforeunload', onUnload)
    history?.addEventListener('navigate', onNavigate)
    return () => {
      removeEventListener('beforeunload', onUnload)
      history?.removeEventListener('navigate', onNavigate)
    }
  }, [unsaved])
}
