import { memo } from 'react'
import { normal } from '#domain/posts/extract-words.ts'
import type { PostState } from '#domain/posts/post.schema.ts'
import type { FaultyFile } from '#domain/posts/post-views.ts'
import { mayUse } from '#domain/staff/roles.ts'
import { editorText } from '#locales/en/admin-editor.ts'
import { PostSign, subjectIndexOf } from '#renderer/post-drawing/post-drawing.tsx'
import { scriptOnly, visuallyHidden } from '#renderer/theme/layout.css.ts'
import { PlusIcon } from '#renderer/ui/icons.tsx'
import { Picture } from '#renderer/ui/picture.tsx'
import { AdminButton, StateChip } from '#renderer/ui/studio/controls.tsx'
import { ExternalIcon, PenIcon } from '#renderer/ui/studio/icons.tsx'
import { SearchField } from '#renderer/ui/studio/search-field.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import * as styles from './editor.css.ts'
import { FaultyFiles } from './faulty-files.tsx'
import { useFind, withWords } from './find-address.ts'
import { MissingIcon, NumbersIcon, TrashIcon } from './icons.tsx'
import type { ListedPost } from './list.ts'
import { RemoteNotice } from './remote/remote-notice.tsx'
import type { Unfinished } from './saving/use-drafts.ts'
import type { EditorScreenProps } from './screen-of.ts'
import type { Removal } from './use-removals.tsx'

const text = editorText.list

type Group = { name: 'coming' | 'published' | 'ended'; states: readonly PostState[] }

const groups: readonly Group[] = [
  { name: 'coming', states: ['draft', 'scheduled'] },
  { name: 'published', states: ['published'] },
  { name: 'ended', states: ['ended'] },
]

type PostRailProps = {
  screen: EditorScreenProps
  posts: readonly ListedPost[]
  currentId: string | null
  faultyFiles: readonly FaultyFile[]
  unfinished: readonly Unfinished[]
  onNew: () => void
  onGoOn: (key: string) => void
  onRemove: (removal: Removal) => void
}

export const PostRail = memo(function PostRail(props: PostRailProps) {
  const { screen, posts, currentId, faultyFiles, unfinished, onNew, onGoOn, onRemove } = props
  const [words, setWords] = useFind(screen.find)
  const wanted = normal(words.trim())
  const isWanted = ({ title }: { title: string }) => normal(title || text.untitled).includes(wanted)
  const found = posts.filter(isWanted)
  const turns = turnsOf(posts)
  const foundUnfinished = unfinished.filter(isWanted)
  return (
    <aside className={styles.rail} aria-label={text.label}>
      <h1 className={styles.pageHeading}>{text.label}</h1>
      <div className={styles.railHead}>
        <h2>
          {text.heading} <span className={styles.count}>{posts.length}</span>
        </h2>
        <AdminButton small id="new-post" className={`${styles.newPost} ${scriptOnly}`} onClick={onNew}>
          <PlusIcon className={shared.icon} />
          {text.newPost}
        </AdminButton>
      </div>
      <div className={`${styles.find} ${scriptOnly}`}>
        <SearchField
          label={text.find}
          id="find-post"
          placeholder={text.find}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      {wanted === '' && <RemoteNotice />}
      {faultyFiles.length > 0 && wanted === '' && <FaultyFiles files={faultyFiles} />}
      {foundUnfinished.length > 0 && (
        <section className={styles.group}>
          <ul className={styles.posts}>
            {foundUnfinished.map((draft) => (
              <UnfinishedRow key={draft.key} draft={draft} onGoOn={onGoOn} onRemove={onRemove} />
            ))}
          </ul>
        </section>
      )}
      {posts.length === 0 ? (
        <div className={styles.emptyRail}>
          <SheetDrawing />
          <b>{text.empty}</b>
          <p className={shared.meta}>{text.emptyHint}</p>
        </div>
      ) : (
        groups.map(({ name, states }) => {
          const members = found.filter(({ state }) => states.includes(state))
          if (members.length === 0) return null
          return (
            <section className={styles.group} key={name}>
              <h3 className={styles.groupTitle}>
                {text.groups[name]} <span className={styles.count}>{members.length}</span>
              </h3>
              <ul className={styles.posts}>
                {members.map((post) => (
                  <Row
                    key={post.id}
                    post={post}
                    find={words.trim()}
                    current={post.id === currentId}
                    alone={currentId === null}
                    turn={turns.get(post.id) ?? 0}
                    worded={states.length > 1}
                    onRemove={onRemove}
                  />
                ))}
              </ul>
            </section>
          )
        })
      )}
      {posts.length + unfinished.length > 0 && found.length + foundUnfinished.length === 0 && (
        <p className={`${shared.meta} ${styles.railNote}`} role="status">
          {text.nothingFound({ words: words.trim() })}
        </p>
      )}
      <p className={styles.railFoot}>
        <a href="/admin/deleted">
          <TrashIcon />
          {text.deleted}
          {screen.deleted !== null && <span className={styles.count}>{screen.deleted}</span>}
        </a>
        <a href="/admin/missing">
          <MissingIcon />
          {text.missing}
        </a>
        {mayUse(screen.member.role, 'team') && (
          <a href="/admin/numbers">
            <NumbersIcon />
            {text.numbers}
          </a>
        )}
      </p>
    </aside>
  )
})

type UnfinishedRowProps = { draft: Unfinished } & Pick<PostRailProps, 'onGoOn' | 'onRemove'>

function UnfinishedRow({ draft, onGoOn, onRemove }: UnfinishedRowProps) {
  const title = draft.title || text.untitled
  return (
    <li className={`${styles.post} ${styles.unfinished}`}>
      <b className={styles.postTitle}>{title}</b>
      <span className={`${shared.meta} ${styles.postMeta}`}>
        {text.unfinished}, {text.typed({ when: draft.when })}
      </span>
      <div className={styles.postActions}>
        <button
          className={styles.postAction}
          id={`go-on-${draft.key}`}
          type="button"
          onClick={() => onGoOn(draft.key)}
        >
          <PenIcon />
          {text.goOn}
          <span className={visuallyHidden}>: {title}</span>
        </button>
        <button
          className={styles.postAction}
          data-removes=""
          type="button"
          onClick={() => onRemove({ of: 'draft', draft })}
        >
          <TrashIcon />
          {text.discard}
          <span className={visuallyHidden}>: {title}</span>
        </button>
      </div>
    </li>
  )
}

/** Per post, how many before it in the list show the same subject, so that each is drawn differently. */
function turnsOf(posts: readonly ListedPost[]): ReadonlyMap<string, number> {
  const shown = new Map<number, number>()
  return new Map(
    posts
      .filter(({ picture }) => !picture)
      .map(({ id, drawing }) => {
        const subject = subjectIndexOf(drawing)
        const turn = shown.get(subject) ?? 0
        shown.set(subject, turn + 1)
        return [id, turn]
      }),
  )
}

type RowProps = {
  post: ListedPost
  /** The list's search words, kept when the post opens. */
  find: string
  current: boolean
  /** No post is open beside the list, so there is room for the post's picture. */
  alone: boolean
  /** How many posts above show the same subject. */
  turn: number
  /** The row states the post's state, as the heading does not. */
  worded: boolean
  onRemove: (removal: Removal) => void
}

function Row({ post, find, current, alone, turn, worded, onRemove }: RowProps) {
  const address = withWords(`/admin/posts/${encodeURIComponent(post.id)}`, find)
  const title = post.title || text.untitled
  return (
    <li className={styles.post} data-current={current ? '' : undefined}>
      {alone && (
        <span className={styles.postPicture} data-uploaded={post.picture ? '' : undefined}>
          {post.picture ? (
            <Picture picture={post.picture} alt="" sizes={[{ width: '4rem' }]} ratio={1.4} />
          ) : (
            <PostSign drawing={post.drawing} slug={post.slug} turn={turn} />
          )}
        </span>
      )}
      <a
        className={styles.postTitle}
        id={`row-${post.id}`}
        href={address}
        aria-current={current ? 'true' : undefined}
      >
        {title}
      </a>
      {alone && <span className={styles.postCategory}>{post.category}</span>}
      <span className={styles.postMeta}>
        <StateChip state={post.state} quiet={!worded} />
        <span className={shared.meta}>{post.when}</span>
      </span>
      <div className={styles.postActions}>
        <a className={`${styles.postAction} ${styles.editAction}`} href={address}>
          <PenIcon />
          {text.edit}
          <span className={visuallyHidden}> {title}</span>
        </a>
        <a
          className={styles.postAction}
          href={`/posts/${encodeURIComponent(post.slug)}.html`}
          target="_blank"
          rel="noopener"
        >
          <ExternalIcon />
          <span className={styles.actionWord}>{text.view}</span>
          <span className={visuallyHidden}>
            {' '}
            {title} {text.newTab}
          </span>
        </a>
        <button
          className={`${styles.postAction} ${scriptOnly}`}
          data-removes=""
          type="button"
          onClick={() => onRemove({ of: 'post', row: post })}
        >
          <TrashIcon />
          <span className={styles.actionWord}>{text.delete}</span>
          <span className={visuallyHidden}> {title}</span>
        </button>
      </div>
    </li>
  )
}

function SheetDrawing() {
  return (
    <svg className={styles.emptyDrawing} viewBox="0 0 180 110" aria-hidden="true">
      <path d="M30 104V74a60 60 0 0 1 120 0v30h-24V74a36 36 0 0 0-72 0v30Z" />
      <path d="M70 60h40v44H70ZM78 72h24M78 81h24M78 90h14" />
      <path d="M8 104h164" />
    </svg>
  )
}
