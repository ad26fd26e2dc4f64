import { useEffect, useRef } from 'react'
import { editorText as text } from '#locales/en/admin-editor.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'
import type { ListedPost } from '../list.ts'
import type { PassingNote } from '../passing-note.ts'

type Options = {
  note: PassingNote | null
  posts: readonly ListedPost[]
  missing: boolean
  /** The fields can be focused. */
  ready: boolean
  onNew: () => void
}

/** When the form opens after another one, focuses the place where work continues. */
export function useArrival({ note, posts, missing, ready, onNew }: Options): void {
  const greeted = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new list may come a moment after the new form
  useEffect(() => {
    if (greeted.current || !note) return
    if (note.kind === 'new') {
      if (!ready) return
      greeted.current = true
      onNew()
    } else if (note.kind === 'saved') greeted.current = focusRow(note.id)
    else {
      greeted.current = true
      focusRowOrList(note.next)
    }
  }, [note, posts, ready])
  useEffect(() => {
    if (missing) showToast({ kind: 'error', title: text.save.errorTitle, text: text.save.noneSelected })
  }, [missing])
}

function focusRow(id: string): boolean {
  const row = document.getElementById(`row-${id}`)
  row?.focus()
  return row !== null
}

/** After a deletion, focuses the row that is now in the post's place, so that the next key acts on it. */
export function focusRowOrList(id: string | null): void {
  // The page that has just opened puts the focus at its top
  setTimeout(() => {
    if (id === null || !focusRow(id)) document.getElementById('new-post')?.focus()
  }, 60)
}

/** The post that moves up when one is removed: the one below it or, failing that, the one above. */
export function neighbourOf(id: string, posts: readonly ListedPost[]): string | null {
  const at = posts.findIndex((post) => post.id === id)
  return (posts[at + 1] ?? posts[at - 1])?.id ?? null
}
