import { type ReactNode, useState } from 'react'
import { navigate, reload } from 'vike/client/router'
import type { LinkingPost, Post } from '#domain/posts/post.schema.ts'
import { editorText as text } from '#locales/en/admin-editor.ts'
import { dialogsClosed } from '#renderer/ui/dialog/dialog-history.ts'
import { RemoveDialog } from './dialogs.tsx'
import { keepingFind } from './find-address.ts'
import type { ListedPost } from './list.ts'
import { leaveNote } from './passing-note.ts'
import type { Unfinished } from './post-rail.tsx'
import * as api from './saving/api.ts'
import { dropCopy } from './saving/device-copy.ts'
import { focusRowOrList, neighbourOf } from './saving/use-arrival.ts'
import type { useSaving } from './saving/use-saving.ts'
import type { TypingKeeper } from './saving/use-typing-keeper.ts'

/** What staff are asked about before it is removed. */
type Removal =
  | { of: 'post'; row: ListedPost }
  | { of: 'publication'; post: Post }
  | { of: 'draft'; draft: Unfinished }
  | { of: 'typing' }

type RemovalsOptions = {
  /** The open post; null for a new one. */
  post: Post | null
  /** As typed. */
  title: string
  posts: readonly ListedPost[]
  unfinished: readonly Unfinished[]
  look: () => Promise<void>
  saving: Pick<ReturnType<typeof useSaving>, 'remove' | 'busy' | 'setProblem' | 'askToSignIn'>
  keeper: Pick<TypingKeeper, 'settle'>
  onUnpublish: () => void
  onTypingDropped: () => void
}

/** Deletes posts, unfinished posts and unsaved typing, and unpublishes posts that others link to, each after a question. `dialog` is to be rendered. */
export function useRemovals(options: RemovalsOptions): {
  ask: (removal: Removal) => void
  dialog: ReactNode
} {
  const { post, title, posts, unfinished, look, saving, keeper, onUnpublish, onTypingDropped } = options
  const [removal, setRemoval] = useState<Removal | null>(null)
  /** The posts that link to the post in question. */
  const [linking, setLinking] = useState<readonly LinkingPost[]>([])

  async function ask(asked: Removal) {
    const id = asked.of === 'post' ? asked.row.id : asked.of === 'publication' ? asked.post.id : null
    const found = id === null ? [] : await api.linkingPosts(id)
    if (asked.of === 'publication' && found.length === 0) return onUnpublish()
    setLinking(found)
    setRemoval(asked)
  }

  async function removePost(gone: ListedPost) {
    const isDeleted = await saving.remove(gone.id)
    setRemoval(null)
    if (!isDeleted) return
    await dialogsClosed()
    const next = neighbourOf(gone.id, posts)
    if (gone.id === post?.id) {
      leaveNote({ kind: 'deleted', next })
      await keeper.settle({ version: false, ends: true })
      await navigate(keepingFind('/admin'))
    } else {
      dropCopy(gone.id)
      await reload()
      focusRowOrList(next)
    }
  }

  async function discardDraft({ key }: Unfinished) {
    setRemoval(null)
    await dialogsClosed()
    const at = unfinished.findIndex((one) => one.key === key)
    const next = unfinished[at + 1] ?? unfinished[at - 1]
    const answer = await api.deleteDraft(key)
    if (answer.ok) dropCopy(key)
    else if (answer.why === 'answer' && answer.status === 401) saving.askToSignIn()
    else saving.setProblem(text.discard.failed)
    await look()
    const place = next && document.getElementById(`go-on-${next.key}`)
    ;(place ?? document.getElementById('new-post'))?.focus()
  }

  async function unpublish() {
    setRemoval(null)
    await dialogsClosed()
    onUnpublish()
  }

  async function dropTyping() {
    setRemoval(null)
    await dialogsClosed()
    onTypingDropped()
  }

  function questionOf(asked: Removal) {
    const ofDraft = (draftTitle: string) => text.discard.text({ title: draftTitle || text.list.untitled })
    switch (asked.of) {
      case 'post': {
        const { row } = asked
        const question = {
          words: text.delete,
          text: text.delete.text({ title: row.title }),
          busy: saving.busy,
        }
        return { ...question, onConfirm: () => removePost(row) }
      }
      case 'publication': {
        const words = text.unpublish
        return { words, text: words.text({ title: asked.post.title }), onConfirm: unpublish }
      }
      case 'draft': {
        const { draft } = asked
        return { words: text.discard, text: ofDraft(draft.title), onConfirm: () => discardDraft(draft) }
      }
      case 'typing': {
        const words = post ? text.useSaved : text.discard
        const said = post ? text.useSaved.text : ofDraft(title.trim())
        return { words, text: said, onConfirm: dropTyping }
      }
    }
  }

  const dialog = removal && (
    <RemoveDialog {...questionOf(removal)} linking={linking} onClose={() => setRemoval(null)} />
  )
  return { ask: (asked) => void ask(asked), dialog }
}
