import { useEffect, useRef, useState } from 'react'
import { drawingFor } from '#domain/posts/post-drawing.ts'
import { historyText } from '#locales/en/admin-history.ts'
import EmptyShelf from '#renderer/art/studio/empty-shelf.svg'
import TakenDown from '#renderer/art/studio/taken-down.svg'
import { PostDrawing } from '#renderer/post-drawing/post-drawing.tsx'
import { scriptOnly, visuallyHidden } from '#renderer/theme/layout.css.ts'
import { CheckIcon } from '#renderer/ui/icons.tsx'
import { AdminButton, AdminLink, StateChip } from '#renderer/ui/studio/controls.tsx'
import { Notice } from '#renderer/ui/studio/notice.tsx'
import { PageHead } from '#renderer/ui/studio/page-head.tsx'
import { Problem } from '#renderer/ui/studio/problem.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'
import { missingInWords, restoreVersion } from '../frame/restore-version.ts'
import type { GonePost } from './+data.ts'
import * as styles from './deleted.css.ts'

const text = historyText.deleted

/** As many as stand below one another in a window, each as wide as the page. */
const few = 2

export function DeletedPosts({ posts }: { posts: readonly GonePost[] }) {
  return (
    <main className={shared.listPage} id="content" tabIndex={-1}>
      <PageHead
        back={{ href: '/admin', label: historyText.backToPosts }}
        title={text.title}
        count={posts.length > few && text.count({ count: posts.length })}
        lead={posts.length > 0 && text.lead}
        drawing={posts.length > 0 && <TakenDown />}
      />
      {posts.length === 0 ? (
        <Notice
          drawing={<EmptyShelf />}
          heading="h2"
          title={text.emptyTitle}
          text={text.emptyText}
          link={{ href: '/admin', label: historyText.notFound.link }}
        />
      ) : (
        <>
          <p className={`${shared.meta} ${styles.withoutScript}`}>{historyText.restore.needsScript}</p>
          <ul className={posts.length <= few ? `${styles.shelf} ${styles.short}` : styles.shelf}>
            {posts.map((post) => (
              <Row key={post.id} post={post} leads={posts.length <= few} />
            ))}
          </ul>
        </>
      )}
    </main>
  )
}

function Row({ post, leads }: { post: GonePost; leads: boolean }) {
  const { id, title, by, date, moment, slug, nextSlug, state } = post
  const { busy, problem, back, bringBack } = useBringBack(post)
  const where = back ?? nextSlug
  const open = useRef<HTMLAnchorElement>(null)
  // The button that had the focus has gone
  useEffect(() => {
    if (back !== null) open.current?.focus({ preventScroll: true })
  }, [back])
  return (
    <li className={styles.row}>
      <div className={styles.niche}>
        <span className={styles.cover}>
          <PostDrawing drawing={drawingFor({ id, title, description: '' })} slug={slug} />
        </span>
      </div>
      <div className={styles.what}>
        <h2>{title}</h2>
        <p className={shared.meta}>
          {by ?? text.outside}, <time dateTime={date}>{moment}</time>
        </p>
        <p className={styles.address}>
          {text.address} <b>/blog/{where}</b>
          {nextSlug !== slug && back === null && (
            <span className={styles.taken}> {text.taken({ slug })}</span>
          )}
        </p>
      </div>
      <p className={styles.state}>
        <StateChip state={state} />
        <span className={styles.as}>{text.as[state]}</span>
      </p>
      <div className={styles.actions}>
        {back === null ? (
          <>
            <AdminLink small variant="ghost" href={`/admin/posts/${encodeURIComponent(id)}/history`}>
              {text.versions}
              <span className={visuallyHidden}> {text.versionsOf({ title })}</span>
            </AdminLink>
            <AdminButton
              className={scriptOnly}
              variant="outline"
              small={!leads}
              aria-disabled={busy || undefined}
              onClick={bringBack}
            >
              {busy ? text.busy : text.restore}
              <span className={visuallyHidden}> {title}</span>
            </AdminButton>
          </>
        ) : (
          <AdminLink ref={open} small href={`/admin/posts/${encodeURIComponent(id)}`}>
            {text.open}
            <span className={visuallyHidden}> {title}</span>
          </AdminLink>
        )}
      </div>
      <div className={styles.outcome} role="status">
        {back !== null && (
          <p className={styles.done}>
            <CheckIcon className={shared.icon} />
            {text.back[state]}
          </p>
        )}
        {problem && <Problem>{`${text.failed}: ${problem}`}</Problem>}
      </div>
    </li>
  )
}

/** The row stays until the page is left, so that nothing moves under a hand. */
function useBringBack({ id, title, commit }: GonePost) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [back, setBack] = useState<string | null>(null)
  const isRunning = useRef(false)

  async function bringBack(): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setProblem(null)
    const outcome = await restoreVersion({ id, commit, revision: null })
    isRunning.current = false
    setBusy(false)
    if (!outcome.ok) {
      setProblem(outcome.detail)
      return
    }
    setBack(outcome.post.slug)
    const said = [text.doneText({ title }), missingInWords(outcome.post)]
    showToast({ kind: 'success', title: text.done, text: said.filter(Boolean).join(' ') })
  }

  return { busy, problem, back, bringBack }
}
