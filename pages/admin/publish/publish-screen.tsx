import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { reload } from 'vike/client/router'
import { normal } from '#domain/posts/extract-words.ts'
import type { PostState } from '#domain/posts/post.schema.ts'
import { mostPosts, type RefusedPost } from '#domain/posts/publication.schema.ts'
import { adminFrameText as frameText } from '#locales/en/admin-frame.ts'
import { publishText as text } from '#locales/en/admin-publish.ts'
import { ConfirmDialog } from '#renderer/admin/confirm-dialog.tsx'
import { SearchIcon } from '#renderer/admin/icons.tsx'
import { Notice } from '#renderer/admin/notice.tsx'
import { PageHead } from '#renderer/admin/page-head.tsx'
import * as shared from '#renderer/admin/shared.css.ts'
import { dialogsClosed } from '#renderer/forms/dialog/dialog-history.ts'
import { showToast } from '#renderer/forms/toast/toasts.ts'
import { scriptOnly, visuallyHidden } from '#renderer/theme/layout.css.ts'
import { AlertIcon } from '#renderer/ui/icons.tsx'
import type { ListedPost } from '../editor/list.ts'
import { type Act, ChosenPosts } from './chosen-posts.tsx'
import { GateOf } from './gate-of.tsx'
import { OnOneCart } from './on-one-cart.tsx'
import * as styles from './publish.css.ts'
import { setPublication } from './publish-api.ts'

/** Posts with a box each, and what is done with those that are chosen (R290). */
export function PublishScreen({ posts }: { posts: readonly ListedPost[] }) {
  const [words, setWords] = useState('')
  const { chosen, choose, chooseAll, asked, ask, isMissed, busy, fault, run } = usePublication(posts)
  const all = useRef<HTMLInputElement>(null)
  const shown = posts.filter(({ title }) => normal(title || text.untitled).includes(normal(words.trim())))
  const shownChosen = shown.filter(({ id }) => chosen.has(id)).length
  const isAll = shown.length > 0 && shownChosen === shown.length
  useEffect(() => {
    if (all.current) all.current.indeterminate = shownChosen > 0 && !isAll
  }, [shownChosen, isAll])

  return (
    <main className={shared.page} id="content" tabIndex={-1}>
      <PageHead
        back={{ href: '/admin', label: text.back }}
        title={text.title}
        lead={posts.length > 0 && text.lead}
        drawing={<OnOneCart sheets={chosen.size} />}
      />
      {posts.length === 0 ? (
        <Notice
          heading="h2"
          title={text.emptyTitle}
          text={text.emptyText}
          link={{ href: '/admin', label: text.emptyLink }}
        />
      ) : (
        <>
          <div>
            <p className={`${shared.meta} ${styles.withoutScript}`}>{text.needsScript}</p>
            {fault && <Fault {...fault} />}
            <div className={`${styles.tools} ${scriptOnly}`}>
              <div className={styles.find}>
                <SearchIcon />
                <input
                  className={shared.control}
                  id="find-post"
                  type="search"
                  placeholder={text.find}
                  aria-label={text.find}
                  value={words}
                  maxLength={200}
                  onChange={(event) => setWords(event.target.value)}
                />
              </div>
              <label className={styles.all}>
                <input
                  ref={all}
                  type="checkbox"
                  checked={isAll}
                  disabled={shown.length === 0}
                  onChange={(event) => chooseAll(shown, event.target.checked)}
                />
                {text.chooseShown}
              </label>
            </div>
            <div className={styles.groups}>
              {groupsOf(shown).map(({ state, posts, wide }) => (
                <Group key={state} state={state} posts={posts} wide={wide}>
                  {(post) => (
                    <label className={styles.row}>
                      <input
                        className={scriptOnly}
                        type="checkbox"
                        checked={chosen.has(post.id)}
                        onChange={(event) => choose(post.id, event.target.checked)}
                      />
                      <span className={styles.title}>{post.title || text.untitled}</span>
                      <span className={`${shared.meta} ${styles.category}`}>{post.category}</span>
                      <span className={shared.meta}>
                        <span className={visuallyHidden}>{frameText.states[state]} </span>
                        {post.when}
                      </span>
                    </label>
                  )}
                </Group>
              ))}
            </div>
            {shown.length === 0 && (
              <p className={`${shared.meta} ${styles.nothing}`} role="status">
                {text.nothingFound({ words: words.trim() })}
              </p>
            )}
          </div>
          <ChosenPosts
            posts={posts.filter(({ id }) => chosen.has(id))}
            busy={busy}
            isMissed={isMissed}
            onAct={ask}
          />
        </>
      )}
      {asked && (
        <ConfirmDialog
          open
          words={{ ...text.ask[asked], title: text.ask[asked].title({ count: chosen.size }) }}
          busy={busy}
          look="text"
          onConfirm={() => void run(asked)}
          onClose={() => ask(null)}
        >
          <p>{text.ask[asked].text}</p>
        </ConfirmDialog>
      )}
    </main>
  )
}

/** What one came for stands first. */
const states = ['draft', 'scheduled', 'published', 'ended'] as const satisfies PostState[]

/** Few posts take half of the width, where another few stand beside them. */
function groupsOf(shown: readonly ListedPost[]) {
  const groups = states
    .map((state) => ({ state, posts: shown.filter((post) => post.state === state) }))
    .filter(({ posts }) => posts.length > 0)
  const short = groups.filter(({ posts }) => posts.length <= 3)
  const paired = short.slice(0, short.length - (short.length % 2))
  return groups.map((group) => ({ ...group, wide: !paired.includes(group) }))
}

type GroupProps = {
  state: PostState
  posts: readonly ListedPost[]
  wide: boolean
  children: (post: ListedPost) => ReactNode
}

/** The posts of one state, under its sign. */
function Group({ state, posts, wide, children }: GroupProps) {
  const heading = useId()
  return (
    <section className={wide ? `${styles.group} ${styles.wide}` : styles.group} aria-labelledby={heading}>
      <div className={`${styles.groupHead} ${styles.ground[state]}`}>
        <GateOf state={state} />
        <h2 id={heading}>{frameText.states[state]}</h2>
        <p className={shared.meta}>{text.posts({ count: posts.length })}</p>
      </div>
      <ul>
        {posts.map((post) => (
          <li key={post.id}>{children(post)}</li>
        ))}
      </ul>
    </section>
  )
}

function Fault({ detail, posts }: { detail: string; posts: readonly RefusedPost[] }) {
  return (
    <div className={styles.fault} role="alert">
      <p className={shared.error}>
        <AlertIcon className={shared.remarkIcon} />
        {posts.length > 0 ? text.refused : `${text.failed}: ${detail}`}
      </p>
      {posts.length > 0 && (
        <ul className={styles.refused}>
          {posts.map(({ id, title, reasons }) => (
            <li key={id}>
              <a className={shared.link} href={`/admin/posts/${encodeURIComponent(id)}`}>
                {title || text.untitled}
              </a>
              {': '}
              {reasons.join('. ')}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function usePublication(posts: readonly ListedPost[]) {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<Act | null>(null)
  const [isMissed, setMissed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<{ detail: string; posts: RefusedPost[] } | null>(null)
  // One that was deleted meanwhile is not chosen any more
  const chosen = new Set(posts.flatMap(({ id }) => (wanted.has(id) ? [id] : [])))

  async function run(act: Act): Promise<void> {
    setBusy(true)
    setFault(null)
    const outcome = await setPublication({
      published: act === 'publish',
      posts: posts.flatMap(({ id, revision }) => (chosen.has(id) ? [{ id, revision }] : [])),
    })
    setBusy(false)
    setAsked(null)
    await dialogsClosed()
    if (!outcome.ok) {
      setFault(outcome)
      await reload()
      return
    }
    setWanted(new Set())
    const { changed: count } = outcome
    const done = count === 0 ? text.done.nothing : text.done[act]({ count })
    showToast({ kind: 'success', title: done, text: '' })
    await reload()
  }

  return {
    chosen,
    choose(id: string, isChosen: boolean) {
      const next = new Set(chosen)
      if (isChosen) next.add(id)
      else next.delete(id)
      setWanted(next)
    },
    chooseAll(some: readonly ListedPost[], isChosen: boolean) {
      const next = new Set(chosen)
      for (const { id } of some) {
        if (isChosen) next.add(id)
        else next.delete(id)
      }
      setWanted(next)
    },
    asked,
    ask(act: Act | null) {
      setMissed(act !== null && chosen.size === 0)
      if (act === null || (!busy && chosen.size > 0 && chosen.size <= mostPosts)) setAsked(act)
    },
    /** A button was pressed before anything was chosen. */
    isMissed: isMissed && chosen.size === 0,
    busy,
    fault,
    run,
  }
}
