import type { TextEdit } from './text-edit.ts'

/** Makes an edit that Undo can reverse. `onChange` gets the new text where the browser cannot insert it. */
export function applyEdit(area: HTMLTextAreaElement, edit: TextEdit, onChange: (text: string) => void): void {
  const { from, to, insert, select } = edit
  const after = area.value.slice(0, from) + insert + area.value.slice(to)
  area.focus({ preventScroll: true })
  area.setSelectionRange(from, to)
  const isMade =
    insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, insert)
  if (!isMade || area.value !== after) onChange(after)
  // Rendering a controlled field puts the caret at the end
  area.setSelectionRange(...select)
  requestAnimationFrame(() => {
    if (area.value === after) area.setSelectionRange(...select)
  })
}
