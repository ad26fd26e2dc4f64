import type { ReactNode } from 'react'
import { editorText as text } from '#locales/en/admin-editor.ts'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import { momentInWords } from '#renderer/ui/studio/moments.ts'
import * as styles from './editor.css.ts'
import { Faults } from './faulty-files.tsx'
import type { Editor } from './use-editor.ts'

export function Notices({ editor }: { editor: Editor }) {
  const { saving, list, id } = editor
  const faulty = list.faultyFiles.find((file) => id !== null && file.post?.id === id)
  return (
    <div className={styles.notices}>
      <p className={styles.noScript}>{text.noScript}</p>
      {editor.screen.missing && (
        <p className={styles.noticeError}>
          <b>{text.save.noneSelected}</b>
        </p>
      )}
      {faulty && (
        <div className={styles.noticeError}>
          <b>{text.faulty.here({ file: faulty.file })}</b>
          <Faults of={faulty.problems} />
        </div>
      )}
      {saving.problem && (
        <p className={styles.noticeError} role="alert">
          <b>{saving.problem}</b>
        </p>
      )}
      {saving.merged && (
        <p className={styles.noticeGood} role="status">
          {saving.merged}
        </p>
      )}
      <RecoveryNotice editor={editor} />
    </div>
  )
}

function RecoveryNotice({ editor: { sheet, keepTyping, removals } }: { editor: Editor }): ReactNode {
  const { post, recovered } = sheet
  if (!recovered) return null
  const words = text.recovered
  const { savedAt, baseRevision } = recovered
  const hasChanged = post !== null && baseRevision !== null && baseRevision !== post.revision
  return (
    <div className={styles.noticeHint} role="status">
      <p>
        <b>{words.heading({ when: momentInWords(savedAt, Date.now()) })}</b> {post && words.text}{' '}
        {hasChanged && words.changed}
      </p>
      <div className={styles.noticeActions}>
        <AdminButton small onClick={keepTyping}>
          {words.keep}
        </AdminButton>
        <AdminButton small onClick={() => removals.ask({ of: 'typing' })}>
          {post ? words.drop : words.discard}
        </AdminButton>
      </div>
    </div>
  )
}
