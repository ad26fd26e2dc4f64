import { useCallback, useEffect, useRef } from 'react'

export type Shortcuts = {
  saveDraft: () => void
  publish: () => void
  extract: () => void
}

/** The editor's keyboard shortcuts. Returns the key handler, for use in frames too. */
export function useShortcuts(shortcuts: Shortcuts): (event: KeyboardEvent) => void {
  const latest = useRef(shortcuts)
  latest.current = shortcuts
  const onKey = useCallback((event: KeyboardEvent) => {
    const action = actionOf(event)
    // An open dialog gets the keys
    if (!action || event.defaultPrevented || document.querySelector('dialog[open]')) return
    event.preventDefault()
    latest.current[action]()
  }, [])
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [onKey])
  return onKey
}

function actionOf(event: KeyboardEvent): keyof Shortcuts | null {
  const key = event.key.toLowerCase()
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return null
  if (key === 's' && !event.shiftKey) return 'saveDraft'
  if (key === 'p' && event.shiftKey) return 'publish'
  return key === 'e' && !event.shiftKey ? 'extract' : null
}
