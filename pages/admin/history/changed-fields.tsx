import type { Run } from '#domain/posts/changes.ts'
import type { ComparedParagraph, ShownChange } from '#domain/posts/history-views.ts'
import { imageUrl } from '#domain/posts/post.schema.ts'
import { historyText as text } from '#locales/en/admin-history.ts'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import type { Comparison } from './+data.ts'
import { ChangedText } from './changed-text.tsx'
import * as styles from './comparison.css.ts'
import { type Layout, Runs, RunsInColumns } from './runs.tsx'

type ChangedFieldsProps = { changes: readonly ShownChange[]; layout: Layout }

export function ChangedFields({ changes, layout }: ChangedFieldsProps) {
  return (
    <dl className={styles.changedFields}>
      {changes.map((change) => (
        <div className={styles.field} key={change.field}>
          <dt>{text.fields[change.field]}</dt>
          <dd className={styles.change} data-change="" tabIndex={-1}>
            <Value change={change} layout={layout} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

type SameFieldsProps = { fields: Comparison['same']; paragraphs: readonly ComparedParagraph[] }

/** Longer ones do not stand beside another. */
const longestBeside = 30
const isLong = ({ value }: Comparison['same'][number]) => value.length > longestBeside

/** What both versions have, as it is; what needs a whole row comes first. */
export function SameFields({ fields, paragraphs }: SameFieldsProps) {
  const ordered = [...fields.filter(isLong), ...fields.filter((field) => !isLong(field))]
  return (
    <dl className={styles.sameFields}>
      {ordered.map((same) => (
        <div className={isLong(same) ? `${styles.field} ${styles.wholeRow}` : styles.field} key={same.field}>
          <dt>{text.fields[same.field]}</dt>
          <dd>{same.value}</dd>
        </div>
      ))}
      {paragraphs.length > 0 && (
        <div className={`${styles.field} ${styles.wholeRow}`}>
          <dt>{text.parts.text}</dt>
          <dd>
            <ChangedText what="content" paragraphs={paragraphs} layout="together" />
          </dd>
        </div>
      )}
    </dl>
  )
}

function Value({ change, layout }: { change: ShownChange; layout: Layout }) {
  if (change.field === 'image' && 'before' in change) {
    return (
      <div className={styles.pictures}>
        <Picture value={change.before} kind="removed" gone={change.beforeGone} />
        <Picture value={change.after} kind="added" gone={change.afterGone} />
      </div>
    )
  }
  const runs = 'words' in change ? change.words : 'before' in change ? whole(change.before, change.after) : []
  return layout === 'together' ? <Runs runs={runs} /> : <RunsInColumns runs={runs} />
}

const whole = (before: string | boolean | null, after: string | boolean | null): Run[] => [
  { kind: 'removed', text: String(before || text.none) },
  { kind: 'same', text: ' ' },
  { kind: 'added', text: String(after || text.none) },
]

type PictureProps = { value: string | boolean | null; kind: 'removed' | 'added'; gone: boolean | undefined }

/** A picture of our own is shown; another one only by its address: nothing is fetched from elsewhere. */
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
