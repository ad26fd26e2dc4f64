import type { FaultyFile } from '#domain/posts/post-views.ts'
import { editorText } from '#locales/en/admin-editor.ts'
import { AlertIcon } from '#renderer/ui/icons.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import * as styles from './editor.css.ts'

const text = editorText.faulty

export function FaultyFiles({ files }: { files: readonly FaultyFile[] }) {
  return (
    <section className={styles.faulty} aria-labelledby="faulty-files">
      <h3 className={styles.faultyHeading} id="faulty-files">
        <AlertIcon />
        {text.heading({ files: files.length })}
      </h3>
      <ul className={styles.faultyList}>
        {files.map(({ file, problems, post, isSettings }) => (
          <li key={file}>
            <b>{file}</b>
            <Faults of={problems} />
            <p className={shared.meta}>
              {post ? text.served : isSettings ? text.settings : text.notServed}{' '}
              {post && (
                <a className={shared.link} href={`/admin/posts/${encodeURIComponent(post.id)}`}>
                  {text.open({ title: post.title })}
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Faults({ of }: { of: FaultyFile['problems'] }) {
  return (
    <ul className={styles.faults}>
      {of.map(({ field, message }) => (
        <li key={`${field} ${message}`}>
          {field}: {message}
        </li>
      ))}
    </ul>
  )
}
