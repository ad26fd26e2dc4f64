import { useEffect, useRef, useState } from 'react'
import { historyText } from '#locales/en/admin-history.ts'
import EmptyShelf from '#renderer/art/studio/empty-shelf.svg'
import TakenDown from '#renderer/art/studio/taken-down.svg'
import { scriptOnly, visuallyHidden } from '#renderer/theme/layout.css.ts'
import { AdminButton, AdminLink, StateChip } from '#renderer/ui/studio/controls.tsx'
import { PenIcon } from '#renderer/ui/studio/icons.tsx'
import { Notice } from '#renderer/ui/studio/notice.tsx'
import { PageHead } from '#renderer/ui/studio/page-head.tsx'
import { Problem } from '#renderer/ui/studio/problem.tsx'
import { Row } from '#renderer/ui/studio/rows.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'
import { missingInWords, restoreVersion } from '../frame/restore-version.ts'
import type { GonePost } from './+data.ts'
import * as styles from './deleted.css.ts'

const text = historyText.deleted

export function DeletedPosts({ posts }: { posts: readonly GonePost[] }) {
  return (
    <main className={shared.listPage} id="content" tabIndex={-1}>
      <PageHead
        back={{ href: '/admin', label: historyText.backToPosts }}
        title={text.title}
        count={posts.length > 2 && text.count({ count: posts.length })}
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
          <p className={`${shared.meta} ${shared.withoutScript}`}>{historyText.restore.needsScript}</p>
          <ul className={shared.rowList}>
            {posts.map((post) => (
              <DeletedPost key={post.id} post={post} />
            ))}
          </ul>
        </>
      )}
    </main>
  )
}

function DeletedPost({ post }: { post: GonePost }) {
  const { id, title, by, date, moment, slug, nextSlug, state } = post
  const { busy, problem, back, bringBack } = useBringBack(post)
  const open = useRef<HTMLAnchorElement>(null)
  // The focused button has disappeared
  useEffect(() => {
    if (back !== null) open.current?.focus({ preventScroll: true })
  }, [back])
  return (
    <Row
      sign={<PenIcon className={shared.icon} />}
      bare
      name={
        <>
          {title} <StateChip state={state} />
        </>
      }
      facts={
        <>
          {by ?? text.outside}, <time dateTime={date}>{moment}</time>. {text.address}{' '}
          <b>/blog/{back ?? nextSlug}</b>
          {nextSlug !== slug && back === null && ` (${text.taken({ slug })})`}.{' '}
          {back === null && text.as[state]}
        </>
      }
      actions={
        back === null ? (
          <>
            <AdminLink small variant="ghost" href={`/admin/posts/${encodeURIComponent(id)}/history`}>
              {text.versions}
              <span className={visuallyHidden}> {text.versionsOf({ title })}</span>
            </AdminLink>
            <AdminButton
              className={scriptOnly}
              variant="outline"
              small
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
        )
      }
    >
      <div className={styles.outcome} role="status">
        {back !== null && text.back[state]}
        {problem && <Problem>{`${text.failed}: ${problem}`}</Problem>}
      </div>
    </Row>
  )
}

/** The row stays until the page is left, so that nothing moves under the pointer. */
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
