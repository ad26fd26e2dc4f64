import { useState } from 'react'
import { navigate } from 'vike/client/router'
import { editedFields, type Post } from '#domain/posts/post.schema.ts'
import type { ConflictView, RemoteView } from '#domain/posts/remote.schema.ts'
import { editorText } from '#locales/en/admin-editor.ts'
import { dialogsClosed } from '#renderer/ui/dialog/dialog-history.ts'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import { momentInWords } from '#renderer/ui/studio/moments.ts'
import * as styles from '../modal.css.ts'
import { Modal } from '../modal.tsx'
import { chooseVersion } from '../saving/api.ts'
import { Changed } from '../saving/conflict-dialog.tsx'

const text = editorText.remote

export const nameOf = ({ here, there, path }: ConflictView): string => here?.title || there?.title || path

type RemoteDialogProps = {
  conflict: ConflictView
  onClose: () => void
  onSettled: (remote: RemoteView | null) => void
}

/** Both versions of a file, side by side, and the choice between them. */
export function RemoteDialog({ conflict, onClose, onSettled }: RemoteDialogProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { here, there, path, commit } = conflict

  async function choose(take: 'here' | 'remote') {
    if (busy) return
    setBusy(true)
    const answer = await chooseVersion({ path, commit, take })
    setBusy(false)
    if (!answer.ok) return setProblem(answer.why === 'answer' ? answer.detail : text.noConnection)
    onSettled(answer.value.remote)
    if (take === 'here') return
    // The form and the list show the version of before
    await dialogsClosed()
    await navigate(there ? `/admin/posts/${encodeURIComponent(there.id)}` : '/admin')
  }

  const theirName = text.there({ name: conflict.author, when: momentInWords(conflict.date, Date.now()) })
  return (
    <Modal title={nameOf(conflict)} look="wide" closeLabel={text.cancel} onClose={onClose}>
      <p className={styles.intro}>{text.intro}</p>
      {here || there ? (
        <Posts here={here} there={there} theirName={theirName} />
      ) : (
        <div className={styles.place}>
          <b>{theirName}</b>
          <pre className={styles.fileText}>{conflict.text ?? text.deleted}</pre>
        </div>
      )}
      {problem && (
        <p className={styles.faults} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        <AdminButton onClick={() => void choose('here')} aria-disabled={busy || undefined} data-focus="">
          {text.keep}
        </AdminButton>
        <AdminButton
          variant="primary"
          aria-disabled={busy || undefined}
          onClick={() => void choose('remote')}
        >
          {text.take}
        </AdminButton>
      </div>
    </Modal>
  )
}

type PostsProps = { here: Post | null; there: Post | null; theirName: string }

function Posts({ here, there, theirName }: PostsProps) {
  if (!here || !there) {
    return (
      <p>
        <b>{here ? text.deletedThere : text.deletedHere}</b>
      </p>
    )
  }
  const fields = editedFields.filter((field) => here[field] !== there[field])
  return fields.map((field) => (
    <div className={styles.place} key={field}>
      <b>{editorText.fields[field === 'faqData' ? 'faq' : field]}</b>
      <div className={styles.choices}>
        <Side name={text.here} before={there[field]} now={here[field]} />
        <Side name={theirName} before={here[field]} now={there[field]} />
      </div>
    </div>
  ))
}

type Value = Post[keyof Post]

/** One side, with what the other does not have marked. */
function Side({ name, before, now }: { name: string; before: Value; now: Value }) {
  return (
    <div className={styles.version}>
      <b>{name}</b>
      <span className={styles.versionText}>
        <Changed base={wordsOf(before)} now={wordsOf(now)} />
      </span>
    </div>
  )
}

function wordsOf(value: Value): string {
  if (typeof value === 'boolean') return value ? editorText.conflict.yes : editorText.conflict.no
  return String(value ?? '')
}
