import type { FaultyFile } from '#domain/posts/post-views.ts'
import { editorText as text } from '#locales/en/admin-editor.ts'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import { momentInWords } from '#renderer/ui/studio/moments.ts'
import * as styles from './editor.css.ts'
import { Problems } from './faulty-files.tsx'
import type { Recovered } from './saving/use-recovery.ts'

type NoticesProps = {
  missing: boolean
  /** The post's file, when a hand has broken it. */
  faulty: FaultyFile | null
  problem: string | null
  merged: string | null
  recovered: Recovered | null
  changedSince: boolean
  isNew: boolean
  onKeep: () => void
  onDrop: () => void
}

/** What has to be said above the form. */
export function Notices({
  missing,
  faulty,
  problem,
  merged,
  recovered,
  changedSince,
  isNew,
  onKeep,
  onDrop,
}: NoticesProps) {
  const words = text.recovered
  return (
    <div className={styles.notices}>
      <p className={styles.noScript}>{text.noScript}</p>
      {missing && (
        <p className={`${styles.noticeBox} ${styles.noticeError}`}>
          <b>{text.save.noneSelected}</b>
        </p>
      )}
      {faulty && (
        <div className={`${styles.noticeBox} ${styles.noticeError}`}>
          <b>{text.faulty.here({ file: faulty.file })}</b>
          <Problems problems={faulty.problems} />
        </div>
      )}
      {problem && (
        <p className={`${styles.noticeBox} ${styles.noticeError}`} role="alert">
          <b>{problem}</b>
        </p>
      )}
      {merged && (
        <p className={styles.noticeBox} role="status">
          {merged}
        </p>
      )}
      {recovered && (
        <div className={`${styles.noticeBox} ${styles.noticeHint}`} role="status">
          <p>
            <b>{words.heading({ when: momentInWords(recovered.savedAt, Date.now()) })}</b>{' '}
            {recovered.onDevice ? words.device : !isNew && words.text} {changedSince && words.changed}
          </p>
          <div className={styles.noticeActions}>
            <AdminButton small onClick={onKeep}>
              {words.keep}
            </AdminButton>
            <AdminButton small onClick={onDrop}>
              {isNew ? words.discard : words.drop}
            </AdminButton>
          </div>
        </div>
      )}
    </div>
  )
}
