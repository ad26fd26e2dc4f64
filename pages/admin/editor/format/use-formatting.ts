import { type KeyboardEvent, useEffect, useState } from 'react'
import type { Block } from '#domain/posts/markup.ts'
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
  block: Block | null
  onChange: (content: string) => void
}

export function useFormatting({ places, block, onChange }: Options) {
  const { textarea } = places
  const [link, setLink] = useState<(Selection & { words: string }) | null>(null)

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
    blockFormat: block && formatOfBlock(block),
    toggle,
    link,
    askForLink,
    /** Restores the selection, which the dialog has lost. */
    closeLink(): void {
      setLink(null)
      if (link) requestAnimationFrame(() => textarea.current?.setSelectionRange(link.start, link.end))
    },
    /** Waits for the dialog to return the focus. */
    setLink(href: string, words: string): void {
      if (!link) return
      const { start, end } = link
      setLink(null)
      requestAnimationFrame(() => {
        const area = textarea.current
        if (area) applyEdit(area, linkEdit(area.value, { start, end }, href, words), onChange)
      })
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

const formatOfBlock = (block: Block): string =>
  block.kind === 'list' && block.ordered ? 'numbers' : block.kind === 'figure' ? 'quote' : block.kind

/** The inline formats at the caret. Separate from the editor's state: a moving caret redraws only the bar. */
export function useInlineFormats(textarea: Places['textarea']): ReadonlySet<string> {
  const [formats, setFormats] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const look = () => {
      const area = textarea.current
      if (!area || document.activeElement !== area) return
      const found = inlineAt(area.value, { start: area.selectionStart, end: area.selectionEnd })
      setFormats((before) => ([...found].join() === [...before].join() ? before : found))
    }
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [textarea])
  return formats
}

function formatOf(event: KeyboardEvent): InlineFormat | BlockFormat | 'link' | null {
  if (!(event.ctrlKey || event.metaKey)) return null
  // With Shift or Alt a digit key may produce another character
  if (event.altKey) return event.code === 'Digit2' ? 'heading' : null
  if (event.shiftKey)
    return ({ Digit7: 'numbers', Digit8: 'list', Digit9: 'quote' } as const)[event.code] ?? null
  return ({ b: 'bold', i: 'italic', k: 'link' } as const)[event.key.toLowerCase()] ?? null
}
