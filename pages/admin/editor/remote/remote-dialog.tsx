import { useState } from 'react'
import { navigate } from 'vike/client/router'
import { editedFields, type Post } from '#domain/posts/post.schema.ts'
import type { ConflictView, RemoteView } from '#domain/posts/remote.schema.ts'
import { editorText } from '#locales/en/admin-editor.ts'
import * as ask from '#renderer/ui/dialog/ask-dialog.css.ts'
import * as choice from '#renderer/ui/dialog/choice-dialog.css.ts'
import { Dialog } from '#renderer/ui/dialog/dialog.tsx'
import { dialogsClosed } from '#renderer/ui/dialog/dialog-history.ts'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import { momentInWords } from '#renderer/ui/studio/moments.ts'
import { Problem } from '#renderer/ui/studio/problem.tsx'
import * as styles from '../dialogs.css.ts'
import { chooseVersion } from '../saving/api.ts'
import { Changed } from '../saving/conflict-dialog.tsx'

const text = editorText.remote

export const nameOf = ({ here, there, path }: ConflictView): string => here?.title || there?.title || path

type RemoteDialogProps = {
  conflict: ConflictView
  onClose: () => void
  onSettled: (remote: RemoteView | null) => void
}

export function RemoteDialog({ conflict, onClose, onSettled }: RemoteDialogProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { here, there, path, commit } = conflict
  const choose = (take: 'here' | 'remote') => async () => {
    if (busy) return
    setBusy(true)
    const answer = await chooseVersion({ path, commit, take })
    setBusy(false)
    if (!answer.ok) return setProblem(answer.status === 0 ? text.noConnection : answer.detail)
    onSettled(answer.value.remote)
    if (take === 'here') return
    // The form and the list still show the former version
    await dialogsClosed()
    await navigate(there ? `/admin/posts/${encodeURIComponent(there.id)}` : '/admin')
  }
  const off = { 'aria-disabled': busy || undefined }
  const theirName = text.there({ name: conflict.author, when: momentInWords(conflict.date, Date.now()) })
  return (
    <Dialog
      open
      className={choice.wide}
      title={nameOf(conflict)}
      intro={text.intro}
      closeLabel={text.cancel}
      onClose={onClose}
    >
      <div className={ask.dialog}>
        {here && there ? (
          <Differences here={here} there={there} theirName={theirName} />
        ) : here || there ? (
          <p>
            <b>{here ? text.deletedThere : text.deletedHere}</b>
          </p>
        ) : (
          <div className={choice.place}>
            <b>{theirName}</b>
            <pre className={styles.fileText}>{conflict.text ?? text.deleted}</pre>
          </div>
        )}
        {problem && <Problem role="alert">{problem}</Problem>}
        <div className={ask.dialogActions}>
          <AdminButton {...off} onClick={choose('here')} data-focus="">
            {text.keep}
          </AdminButton>
          <AdminButton {...off} variant="primary" onClick={choose('remote')}>
            {text.take}
          </AdminButton>
        </div>
      </div>
    </Dialog>
  )
}

/** The differing fields; marks the parts that the other side lacks. */
function Differences({ here, there, theirName }: { here: Post; there: Post; theirName: string }) {
  return editedFields
    .filter((field) => here[field] !== there[field])
    .map((field) => (
      <div className={choice.place} key={field}>
        <b>{editorText.fields[field === 'faqData' ? 'faq' : field]}</b>
        <div className={choice.sides}>
          {[
            { name: text.here, now: here, before: there },
            { name: theirName, now: there, before: here },
          ].map(({ name, now, before }) => (
            <div className={choice.side} key={name}>
              <b>{name}</b>
              <span className={choice.sideText}>
                <Changed base={wordsOf(before[field])} now={wordsOf(now[field])} />
              </span>
            </div>
          ))}
        </div>
      </div>
    ))
}

function wordsOf(value: Post[keyof Post]): string {
  if (typeof value === 'boolean') return value ? editorText.conflict.yes : editorText.conflict.no
  return String(value ?? '')
}
