import { type ClipboardEvent, type FormEvent, useEffect, useRef } from 'react'
import * as styles from './own-texts.css.ts'
import { chipOf, chipsIn, missingValues, valuesOf, withValues } from './parts.ts'

type TextFieldProps = {
  id: string
  labelledBy: string
  describedBy: string
  lang: string
  value: string
  /** The program's text, whose values cannot be lost. */
  shipped: string
  invalid: boolean
  onChange: (text: string) => void
}

/**
 * A text field in which the program's values are chips: they can be moved, by cutting and pasting or
 * dragging, and reappear if deleted.
 */
export function TextField({
  id,
  labelledBy,
  describedBy,
  lang,
  value,
  shipped,
  invalid,
  onChange,
}: TextFieldProps) {
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (field.current && textIn(field.current) !== value) write(field.current, value, shipped)
  }, [value, shipped])

  function onInput(event: FormEvent) {
    const box = field.current
    if (!box) return
    const isMoved = (event.nativeEvent as InputEvent).inputType === 'deleteByDrag'
    const typed = withValues(textIn(box), shipped)
    if (!isMoved)
      for (const text of missingValues(typed, shipped)) insert(box, [chip(text)], { cursorBefore: true })
    const text = withValues(textIn(box), shipped)
    // A name in braces that was typed or dropped becomes a chip
    const chips = chipsIn(text, shipped).filter((piece) => typeof piece !== 'string')
    if (box.querySelectorAll('[data-value]').length !== chips.length) {
      write(box, text, shipped)
      getSelection()?.selectAllChildren(box)
      getSelection()?.collapseToEnd()
    }
    onChange(text)
  }

  function onPaste(event: ClipboardEvent) {
    event.preventDefault()
    const box = field.current
    const isLong = shipped.includes('\n')
    const pasted = event.clipboardData
      .getData('text/plain')
      .replace(isLong ? /\r/g : /\s*[\r\n]+\s*/g, isLong ? '' : ' ')
    if (!box) return
    const text = withValues(pasted, shipped)
    getSelection()?.deleteFromDocument()
    // Pasting a value moves it
    for (const value of valuesOf(text)) {
      const present = [...box.querySelectorAll<HTMLElement>('[data-value]')].filter(
        (one) => one.dataset.value === value.text,
      )
      if (present.length >= valuesOf(shipped).filter((one) => one.text === value.text).length)
        present[0]?.remove()
    }
    insert(box, nodesOf(text, shipped))
    for (const missing of missingValues(textIn(box), shipped))
      insert(box, [chip(missing)], { cursorBefore: true })
    onChange(textIn(box))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: no native field can have chips in its text
    <div
      ref={field}
      className={styles.field}
      id={id}
      role="textbox"
      tabIndex={0}
      aria-multiline={shipped.includes('\n')}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      lang={lang}
      contentEditable
      suppressContentEditableWarning
      spellCheck
      onInput={onInput}
      onPaste={onPaste}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        if (!shipped.includes('\n') || !field.current) return
        insert(field.current, [document.createTextNode('\n')])
        onChange(textIn(field.current))
      }}
    />
  )
}

const nodesOf = (text: string, shipped: string): Node[] =>
  chipsIn(text, shipped).map((piece) =>
    typeof piece === 'string' ? document.createTextNode(piece) : chip(piece.text),
  )

function chip(text: string): HTMLElement {
  const element = document.createElement('span')
  element.className = styles.chip
  element.contentEditable = 'false'
  element.dataset.value = text
  element.textContent = chipOf(valuesOf(text)[0]?.name ?? text)
  return element
}

/** The field's text, without the line end that browsers put at the very end for the cursor. */
const textIn = (box: HTMLElement): string =>
  [...box.childNodes]
    .map((node) =>
      node instanceof HTMLElement ? (node.dataset.value ?? node.textContent) : node.textContent,
    )
    .join('')

function write(box: HTMLElement, text: string, shipped: string): void {
  box.replaceChildren(...nodesOf(text, shipped))
}

/** Inserts at the cursor, or at the end if the cursor is elsewhere. */
function insert(box: HTMLElement, nodes: readonly Node[], { cursorBefore = false } = {}): void {
  const selection = getSelection()
  const at = selection?.rangeCount ? selection.getRangeAt(0) : null
  const range = at && box.contains(at.startContainer) ? at : document.createRange()
  if (range !== at) {
    range.selectNodeContents(box)
    range.collapse(false)
  }
  for (const node of nodes) {
    range.insertNode(node)
    range.collapse(cursorBefore)
  }
  selection?.removeAllRanges()
  selection?.addRange(range)
}
