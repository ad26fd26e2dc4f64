import type { ReactNode } from 'react'
import { editorText } from '#locales/en/admin-editor.ts'
import { sharingText } from '#locales/en/admin-sharing.ts'
import { ChevronDownIcon, CloseIcon } from '#renderer/ui/icons.tsx'
import { AdminButton, AdminLink } from '#renderer/ui/studio/controls.tsx'
import { icon } from '#renderer/ui/studio/shared.css.ts'
import * as styles from './editor.css.ts'
import { HistoryIcon, LinkIcon } from './icons.tsx'
import type { Editor } from './use-editor.ts'

const text = editorText.actions

export function EditorActions({ editor, place }: { editor: Editor; place: 'head' | 'dock' }) {
  const { id, state, saving, setDialog } = editor
  const off = saving.busy || !editor.drafts.ready || undefined
  const act = (action: () => void) => ({ 'aria-disabled': off, onClick: () => !off && action() })
  const isDraft = state === 'draft'
  const ghost = { variant: 'ghost', className: styles.iconOnly } as const
  const word = (words: string): ReactNode =>
    place === 'head' && <span className={styles.wideWord}>{words}</span>
  return (
    <>
      {id !== null && (
        <span className={styles.icons}>
          <AdminLink
            {...ghost}
            href={`/admin/posts/${encodeURIComponent(id)}/history`}
            aria-label={text.history}
          >
            <HistoryIcon className={icon} />
            {word(text.history)}
          </AdminLink>
          {state !== 'published' && (
            <AdminButton
              {...ghost}
              aria-label={sharingText.openFull}
              aria-haspopup="dialog"
              onClick={() => setDialog({ kind: 'share' })}
            >
              <LinkIcon className={icon} />
              {word(sharingText.open)}
            </AdminButton>
          )}
        </span>
      )}
      {id !== null && place === 'head' && (
        <AdminButton {...ghost} aria-label={text.cancel} onClick={editor.cancel}>
          <CloseIcon className={icon} />
          {word(text.cancel)}
        </AdminButton>
      )}
      {isDraft ? (
        <AdminButton aria-keyshortcuts="Control+S" {...act(() => editor.saveDraft(false))}>
          {saving.busy ? text.saving : text.saveDraft}
        </AdminButton>
      ) : (
        <AdminButton {...act(editor.askToUnpublish)}>
          {state === 'scheduled' ? text.unschedule : text.unpublish}
        </AdminButton>
      )}
      <span className={styles.split}>
        <AdminButton
          variant="primary"
          aria-keyshortcuts="Control+Shift+P"
          aria-haspopup={isDraft ? 'dialog' : undefined}
          {...act(editor.publishOrUpdate)}
        >
          {isDraft ? text.publish : text.update}
        </AdminButton>
        <AdminButton
          variant="primary"
          aria-label={isDraft ? text.when : text.options}
          aria-haspopup="dialog"
          {...act(() =>
            setDialog({ kind: 'publish', begin: isDraft || state === 'scheduled' ? 'later' : 'now' }),
          )}
        >
          <ChevronDownIcon />
        </AdminButton>
      </span>
    </>
  )
}
