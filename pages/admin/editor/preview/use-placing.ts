import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { halfLine, rowsIn } from './places-in-frame.ts'
import * as styles from './preview.css.ts'

/**
 * Puts the margin's notes and the glow beside what they speak of (`data-beside`), whenever something has moved, and
 * scrolls the pane to the block that is written in. `block`: its index; null for none.
 */
export function usePlacing(block: number | null) {
  const glow = useRef<HTMLDivElement>(null)
  const margins = useRef<HTMLDivElement>(null)
  const frameBox = useRef<HTMLDivElement>(null)
  const inside = useRef<Document | null>(null)
  const wanted = useRef(block)
  const followed = useRef<number | null>(null)
  wanted.current = block

  const place = useCallback(() => {
    if (inside.current) placeAll(inside.current, glow.current, margins.current)
  }, [])
  useLayoutEffect(place)
  /** The pane follows the writing, and nothing else moves with it. */
  const follow = useCallback(() => {
    const light = glow.current
    const frame = frameBox.current?.getBoundingClientRect()
    const scroller = frameBox.current?.closest(`.${styles.pane}`)
    if (!light || !frame || !scroller || light.hidden || wanted.current === followed.current) return
    followed.current = wanted.current
    const row = light.getBoundingClientRect()
    const sight = scroller.getBoundingClientRect()
    const top = frame.top + row.top
    if (top < sight.top + 64 || top + row.height > sight.bottom - 24)
      scroller.scrollTop += top - sight.top - sight.height / 3
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the place has changed
  useEffect(follow, [block])

  const onLayout = (document: Document) => {
    inside.current = document
    place()
    follow()
  }
  return { glow, margins, frameBox, inside, onLayout }
}

function placeAll(inside: Document, light: HTMLElement | null, margins: HTMLElement | null): void {
  const rowOf = rowsIn(inside)
  const notes = [...(margins?.children ?? [])] as HTMLElement[]
  // All is read before anything is moved: the page is laid out once
  const lit = rowOf(light?.dataset.beside ?? '')
  const rows = notes.map((note) => rowOf(note.dataset.beside ?? ''))
  const heights = notes.map((note) => note.offsetHeight)
  const width = inside.documentElement.clientWidth
  if (light) {
    light.hidden = !lit
    if (lit) Object.assign(light.style, { top: `${lit.top - 8}px`, height: `${lit.height + 16}px` })
  }
  // From the top: a note never covers the one before; a note the card would cover gives way.
  let free = 0
  const card = notes.findIndex((note) => note.dataset.card !== undefined)
  const cardTop = rows[card]?.top ?? 0
  const cardEnd = card < 0 ? 0 : cardTop + (heights[card] ?? 0) + 8
  for (const [index, note] of notes.entries()) {
    const row = rows[index]
    if (index === card) {
      Object.assign(note.style, { visibility: row ? 'visible' : 'hidden', top: `${cardTop - 10}px` })
      continue
    }
    const beside = row ? row.middle - halfLine : 0
    const top = Math.max(beside, free)
    const end = top + (heights[index] ?? 0)
    const isShown = row !== null && row !== undefined && !(card >= 0 && end > cardTop - 10 && top < cardEnd)
    Object.assign(note.style, { visibility: isShown ? 'visible' : 'hidden', top: `${top}px` })
    // One that had to move down does not point at anything
    const reach = row && top === beside ? width - row.end - 8 : 0
    note.style.setProperty('--reach', `${Math.max(0, reach)}px`)
    if (isShown) free = end + 4
  }
}
