import { type KeyboardEvent, useMemo, useState } from 'react'
import type { Place, Reading } from '../checks/reading.ts'
import { noteAt } from '../checks/reading.ts'
import type { Places } from '../use-places.ts'
import { applyEdit } from './apply-edit.ts'
import {
  type BlockFormat,
  continueList,
  type InlineFormat,
  inlineAt,
  linkEdit,
  type Selection,
  type TextEdit,
  toggleBlock,
  toggleInline,
} from './text-edit.ts'

type Options = {
  places: Places
  reading: Reading
  /** The block at the caret. */
  place: Place | null
  onChange: (content: string) => void
}

/** What the formatting bar and the keys of the text field do, and which formats there are at the caret. */
export function useFormatting({ places, reading, place, onChange }: Options) {
  const { textarea } = places
  const [selection, setSelection] = useState<Selection>({ start: 0, end: 0 })
  const [link, setLink] = useState<(Selection & { words: string }) | null>(null)
  const block = place && noteAt(place, reading) ? (reading.blocks[place.index]?.block ?? null) : null
  const active = useMemo(() => {
    const found = new Set<string>(inlineAt(textarea.current?.value ?? '', selection))
    if (block?.kind === 'list') found.add(block.ordered ? 'numbers' : 'list')
    else if (block?.kind === 'figure') found.add('quote')
    else if (block) found.add(block.kind)
    return found
  }, [selection, block, textarea])

  function edit(make: (text: string, selection: Selection) => TextEdit | null): boolean {
    const area = textarea.current
    const made = area && make(area.value, { start: area.selectionStart, end: area.selectionEnd })
    if (!area || !made) return false
    applyEdit(area, made, onChange)
    return true
  }

  const toggle = (format: InlineFormat | BlockFormat) =>
    edit((text, at) =>
      format === 'bold' || format === 'italic'
        ? toggleInline(text, at, format)
        : toggleBlock(text, at, format),
    )

  function askForLink(): void {
    const area = textarea.current
    if (!area) return
    const { selectionStart: start, selectionEnd: end } = area
    setLink({ start, end, words: area.value.slice(start, end) })
  }

  return {
    active,
    toggle,
    link,
    askForLink,
    /** The selection is lost behind a dialog. */
    closeLink(): void {
      setLink(null)
      if (link) requestAnimationFrame(() => textarea.current?.setSelectionRange(link.start, link.end))
    },
    /** Waits for the dialog to give the focus back. */
    setLink(href: string, words: string): void {
      if (!link) return
      const { start, end } = link
      setLink(null)
      requestAnimationFrame(() => {
        const area = textarea.current
        if (area) applyEdit(area, linkEdit(area.value, { start, end }, href, words), onChange)
      })
    },
    onSelect({ selectionStart: start, selectionEnd: end }: HTMLTextAreaElement): void {
      setSelection((before) => (before.start === start && before.end === end ? before : { start, end }))
    },
    onKeyDown(event: KeyboardEvent): void {
      if (event.nativeEvent.isComposing) return
      if (event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey) {
        if (edit(continueList)) event.preventDefault()
        return
      }
      const format = formatOf(event)
      if (format === null) return
      event.preventDefault()
      if (format === 'link') askForLink()
      else toggle(format)
    },
  }
}

function formatOf(event: KeyboardEvent): InlineFormat | BlockFormat | 'link' | null {
  if (!(event.ctrlKey || event.metaKey)) return null
  // With Shift or Alt a digit may type another sign
  if (event.altKey) return event.code === 'Digit2' ? 'heading' : null
  if (event.shiftKey)
    return ({ Digit7: 'numbers', Digit8: 'list', Digit9: 'quote' } as const)[event.code] ?? null
  return ({ b: 'bold', i: 'italic', k: 'link' } as const)[event.key.toLowerCase()] ?? null
}
