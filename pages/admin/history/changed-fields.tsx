import type { Run } from '#domain/posts/changes.ts'
import type { ShownChange } from '#domain/posts/history-views.ts'
import { imageUrl } from '#domain/posts/post.schema.ts'
import { historyText as text } from '#locales/en/admin-history.ts'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import * as styles from './comparison.css.ts'
import { Runs } from './runs.tsx'

export function ChangedFields({ changes }: { changes: readonly ShownChange[] }) {
  return (
    <dl className={styles.changedFields}>
      {changes.map((change) => (
        <div className={styles.field} key={change.field}>
          <dt>{text.fields[change.field]}</dt>
          <dd className={styles.change}>
            <Value change={change} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ change }: { change: ShownChange }) {
  if (change.field === 'image' && 'before' in change) {
    return (
      <div className={styles.pictures}>
        <Picture value={change.before} kind="removed" gone={change.beforeGone} />
        <Picture value={change.after} kind="added" gone={change.afterGone} />
      </div>
    )
  }
  const runs = 'words' in change ? change.words : 'before' in change ? whole(change.before, change.after) : []
  return <Runs runs={runs} />
}

const whole = (before: string | boolean | null, after: string | boolean | null): Run[] => [
  { kind: 'removed', text: String(before || text.none) },
  { kind: 'same', text: ' ' },
  { kind: 'added', text: String(after || text.none) },
]

type PictureProps = { value: string | boolean | null; kind: 'removed' | 'added'; gone: boolean | undefined }

/** Shows the site's own pictures; any other only as an address, as nothing is fetched from elsewhere. */
function Picture({ value, kind, gone }: PictureProps) {
  const address = value ? imageUrl(String(value)) : null
  const Mark = kind === 'removed' ? 'del' : 'ins'
  return (
    <figure className={styles.picture}>
      {gone && <p>{text.pictureGone}</p>}
      {!gone && address?.startsWith('/') && <img src={address} alt="" loading="lazy" />}
      <figcaption>
        <Mark className={kind === 'removed' ? styles.removed : styles.added}>{value || text.none}</Mark>
        <span className={visuallyHidden}>{text.legend[kind]}</span>
      </figcaption>
    </figure>
  )
}
