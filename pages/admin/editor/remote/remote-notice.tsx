import { useState } from 'react'
import type { ConflictView } from '#domain/posts/remote.schema.ts'
import { editorText } from '#locales/en/admin-editor.ts'
import { AlertIcon } from '#renderer/ui/icons.tsx'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import { momentInWords } from '#renderer/ui/studio/moments.ts'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import * as styles from '../editor.css.ts'
import { nameOf, RemoteDialog } from './remote-dialog.tsx'
import { useRemote } from './use-remote.ts'

const text = editorText.remote

/** Shown if the remote of the content is failing or staff have to choose between versions. */
export function RemoteNotice() {
  const { remote, setRemote } = useRemote()
  const [asked, setAsked] = useState<ConflictView | null>(null)
  if (!remote || (remote.status !== 'failing' && remote.conflicts.length === 0)) return null
  const now = Date.now()
  return (
    <section className={styles.faulty} aria-labelledby="remote-notice">
      <h3 className={styles.faultyHeading} id="remote-notice">
        <AlertIcon />
        {remote.conflicts.length > 0 ? text.conflicts({ files: remote.conflicts.length }) : text.failing}
      </h3>
      {remote.status === 'failing' && (
        <p>
          {text.waiting({ commits: remote.ahead, minutes: Math.ceil(remote.lagSeconds / 60) })}{' '}
          <span className={shared.meta}>{remote.error}</span>
        </p>
      )}
      {remote.conflicts.length > 0 && (
        <ul className={styles.faultyList}>
          {remote.conflicts.map((conflict) => (
            <li key={`${conflict.commit} ${conflict.path}`}>
              <b>{nameOf(conflict)}</b>
              <p className={shared.meta}>
                {text.changedBy({ name: conflict.author, when: momentInWords(conflict.date, now) })}
              </p>
              <AdminButton small onClick={() => setAsked(conflict)}>
                {text.compare}
              </AdminButton>
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <RemoteDialog
          conflict={asked}
          onClose={() => setAsked(null)}
          onSettled={(next) => {
            setAsked(null)
            setRemote(next)
          }}
        />
      )}
    </section>
  )
}
