import { type ReactNode, useState } from 'react'
import { navigate, reload } from 'vike/client/router'
import type { LinkingPost, LinksChoice } from '#domain/posts/linking.schema.ts'
import type { Post } from '#domain/posts/post.schema.ts'
import { editorText as text } from '#locales/en/admin-editor.ts'
import { dialogsClosed } from '#renderer/forms/dialog/dialog-history.ts'
import { RemoveDialog } from './dialogs.tsx'
import { keepingFind } from './find-address.ts'
import { LinkingDialog } from './linking/linking-dialog.tsx'
import { linkTargets } from './linking/linking-question.ts'
import type { ListedPost } from './list.ts'
import { leaveNote } from './passing-note.ts'
import type { Unfinished } from './post-rail.tsx'
import * as api from './saving/api.ts'
import { dropCopy } from './saving/device-copy.ts'
import { focusRowOrList, neighbourOf } from './saving/use-arrival.ts'
import type { usePresence } from './saving/use-presence.ts'
import type { useSaving } from './saving/use-saving.ts'
import type { TypingKeeper } from './saving/use-typing-keeper.ts'

/** What staff are asked about before it is removed. */
type Removal =
  | { of: 'post'; row: ListedPost; linking?: readonly LinkingPost[] }
  | { of: 'draft'; draft: Unfinished }
  | { of: 'typing' }

type RemovalsOptions = {
  /** The open post; null for a new one. */
  post: Post | null
  /** As typed. */
  title: string
  posts: readonly ListedPost[]
  presence: Pick<ReturnType<typeof usePresence>, 'unfinished' | 'look'>
  saving: Pick<ReturnType<typeof useSaving>, 'remove' | 'busy' | 'linksFault' | 'setProblem' | 'askToSignIn'>
  keeper: Pick<TypingKeeper, 'settle'>
  onTypingDropped: () => void
}

/** Deletes posts, unfinished posts and unsaved typing, each after a question. `dialog` is to be rendered. */
export function useRemovals(options: RemovalsOptions): {
  ask: (removal: Removal) => void
  dialog: ReactNode
} {
  const { post, title, posts, presence, saving, keeper, onTypingDropped } = options
  const [removal, setRemoval] = useState<Removal | null>(null)

  /** Of a post that others link to, with the links. */
  async function ask(asked: Removal) {
    if (asked.of !== 'post') return setRemoval(asked)
    setRemoval({ ...asked, linking: await api.linkingPosts(asked.row.id) })
  }

  async function removePost(gone: ListedPost, links?: LinksChoice) {
    const done = await saving.remove(gone.id, links)
    if (done === 'refused') return
    setRemoval(null)
    if (done === 'failed') return
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
    const at = presence.unfinished.findIndex((one) => one.key === key)
    const next = presence.unfinished[at + 1] ?? presence.unfinished[at - 1]
    const answer = await api.deleteDraft(key)
    if (answer.ok) dropCopy(key)
    else if (answer.why === 'answer' && answer.status === 401) saving.askToSignIn()
    else saving.setProblem(text.discard.failed)
    await presence.look()
    const place = next && document.getElementById(`go-on-${next.key}`)
    ;(place ?? document.getElementById('new-post'))?.focus()
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

  function dialogFor(asked: Removal) {
    const onClose = () => setRemoval(null)
    if (asked.of !== 'post' || !asked.linking?.length)
      return <RemoveDialog {...questionOf(asked)} onClose={onClose} />
    const { row, linking } = asked
    return (
      <LinkingDialog
        question={{ kind: 'delete', title: row.title, posts: linking }}
        targets={linkTargets(posts, row.id)}
        busy={saving.busy}
        fault={saving.linksFault}
        onConfirm={(choice) => void removePost(row, choice)}
        onClose={onClose}
      />
    )
  }

  return { ask: (asked) => void ask(asked), dialog: removal && dialogFor(removal) }
}
