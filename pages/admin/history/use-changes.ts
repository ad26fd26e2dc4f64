import { type RefObject, useEffect, useRef, useState } from 'react'
import { historyText as text } from '#locales/en/admin-history.ts'
import { singleKeyOf } from '../frame/single-keys.ts'

/** From change to change, by J and K or by buttons. `position` says where one is. */
export function useChanges(pane: RefObject<HTMLElement | null>) {
  const [position, setPosition] = useState('')
  const at = useRef(-1)

  function go(step: 1 | -1, focus: boolean): void {
    const changes = [...(pane.current?.querySelectorAll<HTMLElement>('[data-change]') ?? [])]
    const wanted = Math.max(at.current + step, 0)
    const change = changes[wanted]
    if (!change || (at.current === 0 && step === -1)) {
      setPosition(step === 1 ? text.lastChange : text.firstChange)
      return
    }
    for (const other of changes) other.removeAttribute('data-current')
    at.current = wanted
    change.setAttribute('data-current', '')
    const isTall = change.getBoundingClientRect().height > window.innerHeight / 2
    change.scrollIntoView({ block: isTall ? 'start' : 'center' })
    if (focus) change.focus({ preventScroll: true })
    setPosition(text.position({ at: wanted + 1, count: changes.length }))
  }

  const latest = useRef(go)
  latest.current = go
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = singleKeyOf(event)
      if (key !== 'j' && key !== 'k') return
      event.preventDefault()
      latest.current(key === 'j' ? 1 : -1, true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  return { position, next: () => go(1, false), previous: () => go(-1, false) }
}
