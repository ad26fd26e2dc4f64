import { useCallback, useRef, useState } from 'react'
import { afterPaint } from '#renderer/ui/after-paint.ts'
import type { Check } from './checks/checklist.ts'
import { lineAt } from './checks/reading.ts'
import type { FieldName } from './fields.ts'

type Pane = 'write' | 'details' | 'preview'

export type Places = ReturnType<typeof usePlaces>

/** The current place in the editor, and functions that go to a place: they show, scroll to and focus it. */
export function usePlaces(begin: 'list' | 'work') {
  /** On a narrow screen, either the list or the form is shown. */
  const [view, setView] = useState(begin)
  /** On a phone, only one part of the form is shown. */
  const [pane, setPane] = useState<Pane>('write')
  /** The cursor's line in the content, from 0; null until it has been there. */
  const [caretLine, setCaretLine] = useState<number | null>(null)
  const textarea = useRef<HTMLTextAreaElement>(null)

  const show = useCallback((pane: Pane) => {
    setView('work')
    setPane(pane)
  }, [])
  const goToWriting = useCallback(() => {
    show('write')
    afterPaint(() => document.getElementById('post-title')?.focus())
  }, [show])
  const focusField = useCallback(
    (name: FieldName) => {
      show(name === 'title' || name === 'content' ? 'write' : 'details')
      const ids =
        name === 'faq' ? ['post-faq', 'faq-add'] : name === 'image' ? ['post-image-button'] : [`post-${name}`]
      afterPaint(() => {
        const field = ids.map((one) => document.getElementById(one)).find((one) => one !== null)
        field?.focus()
        field?.scrollIntoView({ block: 'center' })
      })
    },
    [show],
  )
  const goToText = useCallback(
    (start: number, end: number) => {
      show('write')
      afterPaint(() => {
        const area = textarea.current
        if (!area) return
        // Focusing again scrolls the selection into sight
        area.blur()
        area.setSelectionRange(start, end)
        area.focus()
        setCaretLine(lineAt(area.value, start))
      })
    },
    [show],
  )
  const onCaret = useCallback((start: number) => {
    setCaretLine(lineAt(textarea.current?.value ?? '', start))
  }, [])
  const goToCheck = (check: Check) => {
    if (check.range) goToText(...check.range)
    else focusField(check.field)
  }
  const goToChecklist = () => {
    show('details')
    afterPaint(() => {
      const heading = document.getElementById('checklist')
      heading?.scrollIntoView({ block: 'start' })
      heading?.focus({ preventScroll: true })
    })
  }
  return {
    ...{ view, setView, pane, setPane, caretLine, setCaretLine, onCaret, textarea },
    ...{ goToWriting, focusField, goToText, goToCheck, goToChecklist },
  }
}
