import { useCallback, useLayoutEffect, useRef } from 'react'
import { blocksIn } from './places-in-frame.ts'

/**
 * Keeps the glow behind the block that is being edited whenever the layout moves, and scrolls the pane to the
 * block when it changes. `block`: its index; null for none.
 */
export function useGlow(block: number | null) {
  const glow = useRef<HTMLDivElement>(null)
  const frameBox = useRef<HTMLDivElement>(null)
  const inside = useRef<Document | null>(null)
  const followed = useRef<number | null>(null)

  const place = useCallback(() => {
    const light = glow.current
    const element = inside.current && block !== null ? blocksIn(inside.current)[block] : undefined
    if (!light) return
    light.hidden = !element
    if (!element) return
    const { top, height } = element.getBoundingClientRect()
    Object.assign(light.style, { top: `${top - 8}px`, height: `${height + 16}px` })
    const frame = frameBox.current
    const scroller = frame?.closest('section')
    if (!frame || !scroller || followed.current === block) return
    followed.current = block
    const sight = scroller.getBoundingClientRect()
    const from = frame.getBoundingClientRect().top + top
    if (from < sight.top + 64 || from + height > sight.bottom - 24)
      scroller.scrollTop += from - sight.top - sight.height / 3
  }, [block])
  useLayoutEffect(place)
  const onLayout = (document: Document) => {
    inside.current = document
    place()
  }
  return { glow, frameBox, inside, onLayout }
}
