import type { StaffPost } from '#domain/posts/post-views.ts'
import { editorText } from '#locales/en/admin-editor.ts'
import { sharingText } from '#locales/en/admin-sharing.ts'
import { ChevronDownIcon, CloseIcon } from '#renderer/ui/icons.tsx'
import { AdminButton, AdminLink } from '#renderer/ui/studio/controls.tsx'
import { icon } from '#renderer/ui/studio/shared.css.ts'
import * as styles from './editor.css.ts'
import { HistoryIcon, LinkIcon } from './icons.tsx'

const text = editorText.actions

export type EditorActionsProps = {
  /** Null for a new post. */
  id: string | null
  state: StaffPost['state']
  busy: boolean
  ready: boolean
  onCancel: () => void
  /** Null for a post that is public, or not there yet. */
  onShare: (() => void) | null
  onSaveDraft: () => void
  onUnpublish: () => void
  onPublish: () => void
  onMore: () => void
}

/** What can be done with the post, by where it stands. */
export function EditorActions({ place, ...props }: EditorActionsProps & { place: 'head' | 'dock' }) {
  const { id, state, busy, ready, onCancel, onShare, onSaveDraft, onUnpublish, onPublish, onMore } = props
  const off = busy || !ready || undefined
  const when = (action: () => void) => () => {
    if (!off) action()
  }
  return (
    <>
      {id !== null && (
        <span className={styles.icons}>
          <AdminLink
            variant="ghost"
            className={styles.iconOnly}
            href={`/admin/posts/${encodeURIComponent(id)}/history`}
            aria-label={text.history}
          >
            <HistoryIcon className={icon} />
            {place === 'head' && <span className={styles.wideWord}>{text.history}</span>}
          </AdminLink>
          {onShare && (
            <AdminButton
              variant="ghost"
              className={styles.iconOnly}
              aria-label={sharingText.openFull}
              aria-haspopup="dialog"
              onClick={onShare}
            >
              <LinkIcon className={icon} />
              {place === 'head' && <span className={styles.wideWord}>{sharingText.open}</span>}
            </AdminButton>
          )}
        </span>
      )}
      {id !== null && place === 'head' && (
        <AdminButton variant="ghost" className={styles.iconOnly} aria-label={text.cancel} onClick={onCancel}>
          <CloseIcon className={icon} />
          <span className={styles.wideWord}>{text.cancel}</span>
        </AdminButton>
      )}
      {state === 'draft' ? (
        <AdminButton aria-keyshortcuts="Control+S" aria-disabled={off} onClick={when(onSaveDraft)}>
          {busy ? text.saving : text.saveDraft}
        </AdminButton>
      ) : (
        <AdminButton aria-disabled={off} onClick={when(onUnpublish)}>
          {text.unpublish}
        </AdminButton>
      )}
      <span className={styles.split}>
        <AdminButton
          variant="primary"
          aria-keyshortcuts="Control+Shift+P"
          aria-disabled={off}
          aria-haspopup={state === 'draft' ? 'dialog' : undefined}
          onClick={when(onPublish)}
        >
          {state === 'draft' ? text.publish : text.update}
        </AdminButton>
        <AdminButton
          variant="primary"
          aria-label={state === 'draft' ? text.when : text.options}
          aria-haspopup="dialog"
          aria-disabled={off}
          onClick={when(onMore)}
        >
          <ChevronDownIcon />
        </AdminButton>
      </span>
    </>
  )
}
