import { type ReactNode, useId, useState } from 'react'
import { navigate, reload } from 'vike/client/router'
import type { LinkingPost, Post } from '#domain/posts/post.schema.ts'
import { editorText as text } from '#locales/en/admin-editor.ts'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import { AskDialog } from '#renderer/ui/dialog/ask-dialog.tsx'
import { dialogsClosed } from '#renderer/ui/dialog/dialog-history.ts'
import { StateChip } from '#renderer/ui/studio/controls.tsx'
import { link } from '#renderer/ui/studio/shared.css.ts'
import * as styles from './dialogs.css.ts'
import { keepingFind } from './find-address.ts'
import type { ListedPost } from './list.ts'
import { leaveNote } from './passing-note.ts'
import * as api from './saving/api.ts'
import { dropCopy } from './saving/device-copy.ts'
import { focusRowOrList, neighbourOf } from './saving/use-arrival.ts'
import type { Unfinished, useDrafts } from './saving/use-drafts.ts'
import type { useSaving } from './saving/use-saving.ts'
import type { TypingKeeper } from './saving/use-typing-keeper.ts'
import type { Sheet } from './sheet.ts'
import { useStable } from './use-stable.ts'

export type Removal =
  | { of: 'post'; row: ListedPost }
  | { of: 'publication'; post: Post }
  | { of: 'draft'; draft: Unfinished }
  | { of: 'typing' }

type RemovalsOptions = {
  sheet: Sheet
  posts: readonly ListedPost[]
  drafts: ReturnType<typeof useDrafts>
  saving: ReturnType<typeof useSaving>
  keeper: TypingKeeper
  onUnpublish: () => void
  onTypingDropped: () => void
}

/** Asks, then deletes a post or typing, or unpublishes a post with links to it. Callers render `dialog`. */
export function useRemovals(options: RemovalsOptions): {
  ask: (removal: Removal) => void
  dialog: ReactNode
} {
  const { sheet, posts, drafts, saving, keeper, onUnpublish, onTypingDropped } = options
  const { post, fields } = sheet
  const [removal, setRemoval] = useState<Removal | null>(null)
  const [linking, setLinking] = useState<readonly LinkingPost[]>([])
  const close = () => setRemoval(null)

  const ask = useStable(async (asked: Removal) => {
    const id = asked.of === 'post' ? asked.row.id : asked.of === 'publication' ? asked.post.id : null
    const found = id === null ? [] : await api.linkingPosts(id)
    if (asked.of === 'publication' && found.length === 0) return onUnpublish()
    setLinking(found)
    setRemoval(asked)
  })

  async function leaveDeleted(gone: ListedPost) {
    await dialogsClosed()
    const next = neighbourOf(gone.id, posts)
    if (gone.id === post?.id) {
      leaveNote({ kind: 'deleted', next })
      keeper.settle({ version: false, ends: true })
      await navigate(keepingFind('/admin'))
    } else {
      dropCopy(gone.id)
      await reload()
      focusRowOrList(next)
    }
  }

  function discardDraft({ key }: Unfinished) {
    const at = drafts.unfinished.findIndex((one) => one.key === key)
    const next = drafts.unfinished[at + 1] ?? drafts.unfinished[at - 1]
    dropCopy(key)
    drafts.look()
    const place = next && document.getElementById(`go-on-${next.key}`)
    ;(place ?? document.getElementById('new-post'))?.focus()
  }

  async function confirm(asked: Removal) {
    if (asked.of === 'post') {
      await saving.remove(asked.row.id, close, () => leaveDeleted(asked.row))
      return
    }
    close()
    await dialogsClosed()
    if (asked.of === 'draft') discardDraft(asked.draft)
    else if (asked.of === 'publication') onUnpublish()
    else onTypingDropped()
  }

  function questionOf(asked: Removal) {
    const ofDraft = (title: string) => text.discard.text({ title: title || text.list.untitled })
    switch (asked.of) {
      case 'post':
        return { words: text.delete, said: text.delete.text({ title: asked.row.title }) }
      case 'publication':
        return { words: text.unpublish, said: text.unpublish.text({ title: asked.post.title }) }
      case 'draft':
        return { words: text.discard, said: ofDraft(asked.draft.title) }
      case 'typing':
        return post
          ? { words: text.useSaved, said: text.useSaved.text }
          : { words: text.discard, said: ofDraft(fields.title.trim()) }
    }
  }

  const question = removal && questionOf(removal)
  const dialog = question && (
    <AskDialog
      title={question.words.title}
      submit={question.words.yes}
      cancel={question.words.no}
      busyLabel={'busy' in question.words ? question.words.busy : undefined}
      busy={removal.of === 'post' && saving.busy}
      danger
      alert
      onSubmit={() => confirm(removal)}
      onClose={close}
    >
      <p>{question.said}</p>
      {linking.length > 0 && <LinkingPosts posts={linking} />}
    </AskDialog>
  )
  return { ask, dialog }
}

function LinkingPosts({ posts }: { posts: readonly LinkingPost[] }) {
  const id = useId()
  return (
    <>
      <p id={id}>{text.linking.heading({ posts: posts.length })}</p>
      {/* Scrollable by keyboard, as its links can be focused */}
      <ul className={styles.linking} aria-labelledby={id}>
        {posts.map((post) => (
          <li key={post.id}>
            <a
              className={link}
              href={`/admin/posts/${encodeURIComponent(post.id)}`}
              target="_blank"
              rel="noreferrer"
            >
              {post.title}
              <span className={visuallyHidden}> {text.list.newTab}</span>
            </a>
            <StateChip state={post.state} />
          </li>
        ))}
      </ul>
    </>
  )
}
